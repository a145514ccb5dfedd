import { ANIMAL_IDS, dominantSpeciesMarine as game, type MarineView } from '@clade/dominant-species-marine';
import { legalMoves, Rng, type Seat, seatsToAct, type Wire } from '@clade/engine';
import { expect, test } from 'vitest';
import { mark, phase, tieBreaks } from '../../src/games/dominant-species-marine/end.ts';
import { prompt } from '../../src/games/dominant-species-marine/prompt.tsx';
import {
  sayForeseen,
  sayLines,
  sayMove,
  sayRefusal,
} from '../../src/games/dominant-species-marine/worded.ts';
import { elementName } from '../../src/games/earth/lexicon.ts';
import { wordsOf } from '../../src/text/phrase.tsx';
import { fakeTurn } from '../earth/fake-turn.ts';
import { isClean, namesFor, say } from './say.ts';
import { Course, VARIANTS, wholeGame } from './tables.ts';

function expectClean(text: string, what: string): void {
  expect(isClean(text), `${what}: ${text}`).toBe(true);
}

function asked({ state }: Course): Seat | undefined {
  return seatsToAct(game, state)[0];
}

test('the log of whole games is told without an id of the rules, to every seat and to nobody', () => {
  for (const [i, [players, options]] of VARIANTS.entries()) {
    const course = wholeGame(players, options, `log ${i}`, () => undefined);
    for (const viewer of [-1, 0, players - 1]) {
      const told = sayLines(course.linesFor(viewer), namesFor(viewer), say);
      expect(told.length).toBeGreaterThan(course.lines.length / 3);
      for (const { plain, text, group, n } of told) {
        expectClean(plain, `line ${n}`);
        expectClean(wordsOf(text), `line ${n}`);
        expectClean(group, `line ${n}`);
      }
    }
    for (const line of course.lines) {
      const made = mark(line, say);
      if (made !== undefined) expectClean(made.label, made.kind);
    }
    const over = course.snapshot(0, []);
    for (const { name, values } of tieBreaks(over.view, over, say)) {
      expectClean(name, 'tie');
      expect(values.filter((value) => value !== undefined).length).toBeGreaterThan(1);
    }
    expectClean(wordsOf(prompt({ snapshot: over, names: namesFor(0), say }).what), 'end');
  }
});

test('the tie-break says which end of the food chain wins, as its numbers run', () => {
  const course = wholeGame(2, { length: 'short' }, 'tie', () => undefined);
  const over = course.snapshot(0, []);
  const view = over.view as MarineView;
  const tied = over.result!.standings.map((one) => ({ ...one, score: 99 }));
  const animals = view.animals.map((one) => ({ ...one, points: 99 }));
  const told = (row: MarineView['row']) =>
    tieBreaks({ ...view, animals, row }, { ...over, result: { ...over.result!, standings: tied } }, say)[0]!;
  expect(told([]).name).toMatch(/1 is highest$/);
  const row = [{ ...view.row[0]!, card: 'monotypic-habitat' as never }];
  expect(told(row).name).toMatch(/1 is highest; this time the lowest wins$/);
  // The place is counted from the top, so the higher one has the smaller number.
  const [first, second] = told([]).values as [number, number];
  expect(Math.min(first, second)).toBe(
    1 + Math.min(...animals.map(({ animal }) => ANIMAL_IDS.indexOf(animal))),
  );
});

test('rounds of the log are those of the table', () => {
  const rng = new Rng('rounds');
  wholeGame(3, { length: 'short' }, 'rounds', (course) => {
    if (rng.below(40) > 0) return;
    const { round, phase: now } = course.view(-1);
    const last = sayLines(course.linesFor(-1), namesFor(-1), say).at(-1);
    if (now === 'turns' && last?.group.startsWith('Round')) expect([round, round - 1]).toContain(last.round);
  });
});

test('the log calls a vent what it is, a smoker or a geyser', () => {
  const course = wholeGame(4, {}, 'vents', () => undefined);
  const said = sayLines(course.linesFor(-1), namesFor(-1), say).map(({ plain }) => plain);
  expect(said.filter((plain) => /\bVent [A-Z]\d/.test(plain))).toEqual([]);
  expect(said.some((plain) => /\b(?:Smoker|Geyser) [A-Z]\d/.test(plain))).toBe(true);
});

test('every question has its sentence, every legal move a label of its own', () => {
  const kinds = new Set<string>();
  for (const [i, [players, options]] of VARIANTS.entries()) {
    const rng = new Rng(`moves ${i}`);
    wholeGame(players, options, `moves ${i}`, (course) => {
      const seat = asked(course);
      if (seat === undefined) return;
      const { kind } = game.decision(course.state, seat);
      if (kinds.has(kind) && rng.below(25) > 0) return;
      kinds.add(kind);
      const snapshot = course.snapshot(seat, []);
      const names = namesFor(seat);
      const labels = snapshot.legal.map(({ move }) => sayMove(move, snapshot, names, say));
      for (const label of labels) expectClean(label, kind);
      expect(new Set(labels).size, `${kind}: ${labels.join('; ')}`).toBe(labels.length);
      const turn = fakeTurn(snapshot, {});
      const { what, detail, buttons } = prompt({ snapshot, turn, names, say });
      expectClean(wordsOf(what), kind);
      if (detail !== undefined) expectClean(wordsOf(detail), kind);
      for (const { label } of buttons) expectClean(label, kind);
      const other = namesFor((seat + 1) % players);
      const watching = course.snapshot(other.viewer, []);
      expectClean(wordsOf(prompt({ snapshot: watching, names: other, say }).what), `other ${kind}`);
      expect(phase(snapshot.view, say).steps.filter(({ now }) => now).length).toBe(1);
    });
  }
  expect(kinds.size).toBeGreaterThan(45);
});

test('a prompt names the pawn and the disk in hand, also where the draft does not tell how they came there', () => {
  const named = new Map<string, Set<string>>();
  for (let i = 0; i < 4; i++)
    wholeGame(4, { length: 'short' }, `in hand ${i}`, (course) => {
      const seat = asked(course);
      if (seat === undefined) return;
      const { kind } = game.decision(course.state, seat);
      if (kind !== 'special-space' && kind !== 'abundance-corner') return;
      // As a fork begins: nothing has been done yet.
      const snapshot = new Course(game.clone(course.state)).snapshot(seat);
      const { asked: about } = snapshot.view as MarineView;
      const element = elementName(say, about?.element as 'sun');
      const { what } = prompt({ snapshot, turn: fakeTurn(snapshot, {}), names: namesFor(seat), say });
      expect(wordsOf(what).toLowerCase(), kind).toContain(element.toLowerCase());
      named.set(kind, (named.get(kind) ?? new Set()).add(element));
    });
  expect([...named].map(([kind, { size }]) => [kind, size > 3]).sort()).toEqual([
    ['abundance-corner', true],
    ['special-space', true],
  ]);
});

test('what a move would do is told as the difference of two tables', () => {
  const rng = new Rng('foreseen');
  let told = 0;
  wholeGame(4, { length: 'short' }, 'foreseen', (course) => {
    const seat = asked(course);
    if (seat === undefined || rng.below(10) > 0) return;
    const snapshot = course.snapshot(seat, []);
    const moves = legalMoves(game, course.state, seat);
    const move = moves[rng.below(moves.length)] as number;
    const after = course.state.slice();
    game.apply(after, seat, move, () => undefined);
    const what = {
      moves: [game.toWire(move)],
      events: [],
      before: snapshot.view,
      view: game.view(after, seat),
      drafted: false,
    };
    for (const { text } of sayForeseen(what, snapshot, namesFor(seat), say)) {
      expectClean(wordsOf(text), JSON.stringify(what.moves));
      told++;
    }
  });
  expect(told).toBeGreaterThan(100);
});

test('every refusal is told in words of the page', () => {
  const rng = new Rng('refused');
  const codes = new Set<string>();
  const made: { readonly wire: Wire }[] = [];
  for (const [i, [players, options]] of VARIANTS.entries()) {
    wholeGame(players, options, `refused ${i}`, ({ state }) => {
      const [seat] = seatsToAct(game, state);
      if (seat === undefined || rng.below(4) > 0) return;
      const { kind } = game.decision(state, seat);
      const moves = legalMoves(game, state, seat);
      made.push({ wire: game.toWire(moves[rng.below(moves.length)] as number) });
      // Moves of other moments are refused for many reasons.
      const same = made.filter(({ wire }) => wire[0] === made.at(-1)?.wire[0]);
      for (const { wire } of [made[rng.below(made.length)], same[rng.below(same.length)]].flatMap(
        (x) => x ?? [],
      )) {
        const why = game.explain(state, seat, game.fromWire(wire) as number);
        if (why === undefined) continue;
        codes.add(why.code);
        const text = wordsOf(sayRefusal(why, new Course(state).snapshot(seat, []), namesFor(seat), say));
        expectClean(text, `${why.code} in ${kind}`);
      }
    });
  }
  expect(codes.size).toBeGreaterThan(15);
});

interface Chosen {
  readonly n: number;
  readonly type: string;
  readonly secret: { readonly seat: Seat; readonly traits: readonly string[] };
}

test('a secret stays secret in the log', () => {
  const course = wholeGame(4, {}, 'secret', () => undefined);
  const events = course.lines.flatMap((line) =>
    line.events.map((event) => ({ n: line.n, ...event }) as unknown as Chosen),
  );
  const { n: dealt, secret } = events.find(({ type }) => type === 'trait-chosen') as Chosen;
  const { seat: owner, traits } = secret;
  const [kept] = traits;
  const name = say(`m.trait.${kept}` as never);
  const heard = (viewer: Seat): string =>
    sayLines(course.linesFor(viewer), namesFor(viewer), say)
      .filter(({ n }) => n === dealt)
      .map(({ plain }) => plain)
      .join(' ');
  expect(heard(owner)).toContain(`kept ${name}`);
  const rival = (owner + 1) % 4;
  expect(heard(rival)).toContain('chose in secret');
  expect(heard(rival)).not.toContain(name);
});
