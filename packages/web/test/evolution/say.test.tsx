import { Draft, isRefusal, plainRefusal, preview, Rng, type Seat, type Wire } from '@clade/engine';
import { type EvoView, evolution, KINDS, NEGATABLE } from '@clade/evolution';
import { tellEvents } from '@clade/wording/evolution';
import { expect, test } from 'vitest';
import ui from '../../src/games/evolution/index.tsx';
import type { Snapshot } from '../../src/table/table.ts';
import { said, wordsOf } from '../../src/text/phrase.tsx';
import { fakeTurn } from './fake-turn.ts';
import { isClean, namesFor, say } from './say.ts';
import { type Course, rarePositions, VARIANTS, wholeGame } from './tables.ts';

function expectClean(text: string, about: unknown): void {
  expect(isClean(text), `${JSON.stringify(about)}: "${text}"`).toBe(true);
}

/** Well-formed moves that are mostly not legal. */
function tries(view: EvoView, rng: Rng): Wire[] {
  const pick = <T,>(items: readonly T[]): T => items[rng.below(items.length)] as T;
  const own = view.players[view.viewer]?.species.length ?? 1;
  const card = (): [string, number] => {
    const hand = view.players[view.viewer]?.hand ?? [];
    const { trait, food } = hand.length > 0 && rng.below(3) > 0 ? pick(hand) : pick(KINDS);
    return [trait, food];
  };
  const place = (): number => rng.below(own + 1);
  const seat = rng.below(view.players.length);
  const target = rng.below((view.players[seat]?.species.length ?? 0) + 1);
  return [
    ['eat', place()],
    ['attack', place(), seat, target],
    ['attack', place(), seat, target, [pick(NEGATABLE)]],
    ['trait', ...card(), place()],
    ['trait', ...card(), place(), pick(KINDS).trait],
    ['body', ...card(), place()],
    ['population', ...card(), place()],
    ['species', ...card(), 'left'],
    ['use', place(), ...card()],
    ['pay', ...card()],
    ['leaf', place(), 'fertile'],
    ['food', ...card()],
    ['pass'],
    ['stop'],
    ['decline'],
  ];
}

/** The snapshot of a seat after a drafted move. */
function withDraft(course: Course, seat: Seat, draft: Draft): Snapshot {
  const now = draft.now;
  return {
    ...course.snapshot(seat),
    view: evolution.view(now, seat),
    draft: { moves: draft.wires, events: draft.events, confirmed: false },
  };
}

const RARE: ReadonlySet<string> = new Set(['leaf-order', 'payment', 'intelligence']);

/** Everything that one seat could read in a position. */
class Reader {
  readonly codes = new Set<string>();
  readonly verbs = new Set<string>();
  foreseen = 0;
  readonly #rng = new Rng('reader');

  look(course: Course, seat: Seat, tried = 1): void {
    const players = course.view(-1).players.length;
    const names = namesFor(seat);
    const snapshot = course.snapshot(seat);
    const prompt = ui.prompt({ snapshot, turn: fakeTurn(snapshot, {}), names, say });
    for (const words of [prompt.what, prompt.short, prompt.detail]) {
      if (words !== undefined) expectClean(wordsOf(words), snapshot.decision);
    }
    for (const { label } of prompt.buttons) expectClean(label, snapshot.decision);
    for (const viewer of [-1, (seat + 1) % players]) {
      const others = ui.prompt({ snapshot: course.snapshot(viewer), names: namesFor(viewer), say });
      expectClean(wordsOf(others.what), viewer);
    }
    // Moves are labels of their own.
    const labels = snapshot.legal.map(({ move }) => ui.sayMove(move, snapshot, names, say));
    expect(new Set(labels).size, `line ${snapshot.n}`).toBe(labels.length);
    for (const label of labels) expectClean(label, snapshot.n);
    this.#foresee(course, seat, snapshot);
    for (let i = 0; i < tried; i++) this.#refuse(course, seat, snapshot);
  }

  /** What a move would do, before it is made and as a draft; a kind of move that was not met yet goes first. */
  #foresee(course: Course, seat: Seat, snapshot: Snapshot): void {
    const names = namesFor(seat);
    const fresh = snapshot.legal.find(({ move: [verb] }) => !this.verbs.has(String(verb)));
    const { move } = fresh ?? snapshot.legal[this.#rng.below(snapshot.legal.length)]!;
    this.verbs.add(String(move[0]));
    const draft = new Draft(evolution, seat, course.state);
    const seen = preview(evolution, draft, evolution.fromWire(move) as number);
    if (isRefusal(seen)) throw new Error(plainRefusal(seen));
    const lines = ui.sayForeseen(
      { moves: [move], drafted: false, before: snapshot.view, ...seen },
      snapshot,
      names,
      say,
    );
    expect(lines.length, JSON.stringify(move)).toBeGreaterThan(0);
    for (const { text } of lines) expectClean(wordsOf(text), move);
    this.foreseen += lines.length;
    draft.add(evolution.fromWire(move) as number);
    const after = withDraft(course, seat, draft);
    const done = {
      moves: draft.wires,
      events: draft.events.flat(),
      before: snapshot.view,
      view: after.view,
      drafted: true,
    };
    for (const { text } of ui.sayForeseen(done, after, names, say)) expectClean(wordsOf(text), move);
  }

  #refuse(course: Course, seat: Seat, snapshot: Snapshot): void {
    for (const wire of tries(snapshot.view as EvoView, this.#rng)) {
      const tried = evolution.fromWire(wire);
      if (isRefusal(tried)) continue;
      const why = evolution.explain(course.state, seat, tried);
      if (why === undefined) continue;
      this.codes.add(why.code);
      const said = wordsOf(ui.sayRefusal(why, snapshot, namesFor(seat), say));
      expectClean(said, why);
      // People know figures and names, not places and seats.
      expect(said).not.toMatch(/species \d|player \d/i);
    }
  }
}

/** The log as each of several readers has it. */
function readLog(course: Course, players: number): void {
  for (const viewer of [-1, 0, players - 1]) {
    const lines = course.linesFor(viewer);
    const told = ui.sayLines(lines, namesFor(viewer), say);
    for (const { plain, group, n, text, touches, seat } of told) {
      expectClean(plain, n);
      expectClean(group, n);
      expect(plain.endsWith(wordsOf(text))).toBe(true);
      expect(touches.every((s) => s >= 0 && s < players && s !== seat)).toBe(true);
    }
    expect(told.every(({ n }, k) => k === 0 || n >= told[k - 1]!.n)).toBe(true);
    // Only what is planned in secret leaves no trace.
    const silent = lines.filter(({ n }) => !told.some((line) => line.n === n));
    expect(silent.every(({ events }) => events.length === 0)).toBe(true);
    for (const line of lines) {
      const mark = ui.mark(line, say);
      if (mark) expectClean(mark.label, line.n);
    }
  }
}

test('everything is said in words, through whole games of every variant', () => {
  const reader = new Reader();
  for (const course of rarePositions()) reader.look(course, 0, 60);
  for (const [i, [players, options]] of VARIANTS.entries()) {
    const rng = new Rng(`say ${i}`);
    const course = wholeGame(players, options, `say ${i}`, (now) => {
      const seats = now.view(-1).toAct;
      const seat = seats[rng.below(Math.max(1, seats.length))];
      if (seat === undefined) return;
      if (rng.below(4) === 0 || RARE.has(evolution.decision(now.state, seat).kind)) reader.look(now, seat);
    });
    readLog(course, players);
    const view = course.view(0);
    for (const tie of ui.tieBreaks(view, course.snapshot(0), say)) expectClean(tie.name, tie);
    for (const { name } of ui.phase(view, say).steps) expectClean(name, view.phase);
    expectClean(wordsOf(ui.prompt({ snapshot: course.snapshot(0), names: namesFor(0), say }).what), 'over');
  }
  for (const { title, text } of ui.aid(say)) {
    expectClean(title, text);
    expectClean(text, title);
  }
  const verbs = ['attack', 'body', 'decline', 'eat', 'food', 'leaf', 'pass', 'pay', 'population'];
  expect([...reader.verbs].sort()).toEqual([...verbs, 'species', 'stop', 'trait', 'use']);
  expect(reader.codes.size).toBeGreaterThanOrEqual(20);
  expect(reader.foreseen).toBeGreaterThan(500);
});

test('a log that grows line by line reads as if it were read at once', () => {
  const lines = wholeGame(4, {}, 'grows', () => undefined).linesFor(2);
  const plain = (told: readonly { readonly plain: string; readonly group: string }[]) =>
    told.map((line) => `${line.group}: ${line.plain}`);
  const names = namesFor(2);
  for (let n = 1; n <= lines.length; n++) ui.sayLines(lines.slice(0, n), names, say);
  const grown = ui.sayLines(lines, names, say);
  expect(plain(grown)).toEqual(plain(ui.sayLines(lines, namesFor(2), say)));
  expect(grown.length).toBeGreaterThan(lines.length / 2);
});

test('who reads is "you" to itself and a name to others', () => {
  const attack = [
    {
      type: 'attacked',
      rule: 'EVO-5.4',
      seat: 0,
      species: 0,
      target: { seat: 1, species: 0 },
      negated: [],
      forced: false,
    },
    { type: 'population-lost', rule: 'EVO-5.4.4', seat: 1, species: 0, population: 2, toBag: 1 },
    {
      ...{ type: 'took', rule: 'EVO-5.4.6', seat: 0, species: 0, count: 3, meat: true, source: 'bank' },
      ...{ cause: 'attack', foraging: false, toFat: 0 },
    },
    {
      ...{ type: 'took', rule: 'EVO-6.15', seat: 2, species: 1, count: 1, meat: true, source: 'bank' },
      ...{ cause: 'scavenger', foraging: false, toFat: 0 },
    },
  ];
  const figures = { rows: [[1], [2], [3, 4]], next: 5 };
  const read = (viewer: number): string =>
    tellEvents(attack, figures, namesFor(viewer))
      .map(({ whole }) => said(say, whole).replaceAll('\u2009', ' '))
      .join('|');
  expect(read(0)).toBe(
    'Mara: Oryga attacks Tomek’s Molia: population 2, 1 food to the bag, +3 meat, Ilona’s Onychopus +1',
  );
  expect(read(1)).toBe(
    'Mara: Oryga attacks your Molia: population 2, 1 food to the bag, +3 meat, Ilona’s Onychopus +1',
  );
  expect(read(2)).toContain('your Onychopus +1');
});

test('a tie is broken by traits, then by population, and the rest was not needed', () => {
  const standing = (seat: number, score: number, rank: number, traits: number, population: number) => ({
    ...{ seat, score, rank },
    parts: { plants: score - traits - population, meat: 0, population, traits },
  });
  const result = (standings: ReturnType<typeof standing>[]) =>
    ({ result: { reason: 'deck-out-in-deal', winners: [0], standings } }) as unknown as Snapshot;
  const told = (standings: ReturnType<typeof standing>[]) =>
    ui.tieBreaks(null, result(standings), say).map(({ values, decides }) => ({ values, decides }));
  expect(told([standing(0, 50, 1, 9, 5), standing(1, 49, 2, 9, 5)])).toEqual([]);
  expect(told([standing(1, 52, 1, 11, 5), standing(0, 52, 2, 8, 9), standing(2, 40, 3, 20, 9)])).toEqual([
    { values: [8, 11, undefined], decides: true },
    { values: [undefined, undefined, undefined], decides: false },
  ]);
  expect(told([standing(0, 52, 1, 8, 9), standing(1, 52, 2, 8, 7), standing(2, 52, 3, 7, 20)])).toEqual([
    { values: [8, 8, 7], decides: false },
    { values: [9, 7, undefined], decides: true },
  ]);
});
