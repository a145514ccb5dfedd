import { dominantSpecies } from '@clade/dominant-species';
import { Rng, seatsToAct, type Wire } from '@clade/engine';
import { expect, test } from 'vitest';
import { GAME } from '../../src/games/dominant-species/game.ts';
import { type Choice, choiceOf, perform, pressed } from '../../src/games/earth/choice.ts';
import { answersOf, remember, sameAsLastTime } from '../../src/games/earth/last-time.ts';
import { pick } from '../../src/games/earth/pick.ts';
import { fill, runOf } from '../../src/games/earth/sets.ts';
import { isWayOut, paths } from '../../src/games/earth/spots.ts';
import { TurnKeeper } from '../../src/table/turn-keeper.ts';
import { DraftTable } from '../earth/draft-table.ts';
import { type Course, VARIANTS, wholeGame } from './tables.ts';

/** Somebody at the table whose presses are carried out one after the other. */
class Hand {
  readonly table: DraftTable;
  readonly keeper: TurnKeeper;

  constructor(course: Course, seat: number) {
    const state = dominantSpecies.clone(course.state);
    this.table = new DraftTable(dominantSpecies, state, seat, course.snapshot(seat));
    this.keeper = new TurnKeeper(this.table);
    this.keeper.subscribe(() => undefined);
  }

  get snapshot() {
    return this.table.snapshot();
  }

  get choice(): Choice {
    return choiceOf(this.snapshot, this.keeper.turn(), GAME);
  }

  async pick(id: string): Promise<void> {
    pick(id, this.snapshot, this.keeper.turn(), this.choice, GAME);
    await this.keeper.settled();
  }

  async play(move: Wire): Promise<void> {
    perform({ act: 'play', move }, this.snapshot, this.keeper.turn(), this.choice, GAME);
    await this.keeper.settled();
  }

  async undo(): Promise<void> {
    this.keeper.turn().undo();
    await this.keeper.settled();
  }
}

/** Looks at some questions of a kind in random games. */
async function questions(
  kinds: readonly string[],
  most: number,
  look: (hand: Hand, rng: Rng) => Promise<void>,
) {
  const found: Hand[] = [];
  const seen = new Map<string, number>();
  for (let game = 0; game < 21; game++) {
    const [players, options] = VARIANTS[game % VARIANTS.length] as (typeof VARIANTS)[number];
    wholeGame(
      players,
      options,
      `sets ${game}`,
      (course) => {
        const [seat] = seatsToAct(dominantSpecies, course.state);
        if (seat === undefined) return;
        const { kind } = dominantSpecies.decision(course.state, seat);
        const n = seen.get(kind) ?? 0;
        if (!kinds.includes(kind) || n >= most) return;
        seen.set(kind, n + 1);
        found.push(new Hand(course, seat));
      },
      450,
    );
  }
  for (const [i, hand] of found.entries()) await look(hand, new Rng(`hand ${i}`));
  return seen;
}

test('a disk for Speciation fills in as many cubes as possible, and every count can be changed alone', async () => {
  let changed = 0;
  await questions(['speciation'], 25, async (hand, rng) => {
    const disks = hand.snapshot.legal.filter(({ move }) => !isWayOut(move));
    const { move } = disks[rng.below(disks.length)] as { move: Wire };
    await hand.pick(paths(move, GAME.verbs)[0]?.[0] as string);
    const { counters } = hand.choice;
    if (counters.length === 0) return;
    expect(hand.keeper.turn().waiting, 'the last count waits for Confirm').toBeDefined();
    for (const { value, most } of counters) expect(value).toBe(most);
    const at = rng.below(counters.length);
    const counter = counters[at] as (typeof counters)[number];
    await hand.pick(`less:${counter.key}`);
    const after = hand.choice.counters;
    expect(after[at]?.value).toBe(counter.value - 1);
    for (const [i, { value }] of after.entries()) {
      if (i < at) expect(value).toBe(counters[i]?.value);
    }
    await hand.pick(`most:${counter.key}`);
    expect(hand.choice.counters[at]?.value).toBe(counter.value);
    // One Undo takes back the disk and its cubes.
    await hand.undo();
    expect(hand.snapshot.draft.moves).toEqual([]);
    expect(hand.snapshot.decision?.kind).toBe('speciation');
    changed++;
  });
  expect(changed).toBeGreaterThan(15);
});

test('another disk can be chosen while the cubes of one are counted', async () => {
  let swapped = 0;
  await questions(['speciation'], 20, async (hand) => {
    const disks = hand.snapshot.legal.filter(({ move }) => !isWayOut(move)).map(({ move }) => move);
    const [first, second] = disks;
    if (first === undefined || second === undefined) return;
    await hand.pick(`corner:${String(first[1])}`);
    if (hand.choice.counters.length === 0) return;
    expect(pressed(`corner:${String(second[1])}`, hand.choice, GAME)).toEqual({ act: 'play', move: second });
    await hand.pick(`corner:${String(second[1])}`);
    expect(hand.snapshot.draft.moves[0]).toEqual(second);
    swapped++;
  });
  expect(swapped).toBeGreaterThan(5);
});

test('cubes migrate in whatever order they are chosen', async () => {
  let late = 0;
  const seen = await questions(['migration', 'fecundity', 'evolution'], 60, async (hand, rng) => {
    const { kind } = hand.choice;
    const chosen: string[] = [];
    for (let i = 0; i < 4; i++) {
      const open = hand.choice.legal.filter(({ move }) => !isWayOut(move)).map(({ move }) => move);
      if (hand.snapshot.decision?.kind !== kind || open.length === 0 || hand.keeper.turn().waiting) break;
      // The last of the list first, so that the others come too late for the engine.
      const move = (i === 0 ? open.at(-1) : open[rng.below(open.length)]) as Wire;
      if (!hand.snapshot.legal.some((legal) => JSON.stringify(legal.move) === JSON.stringify(move))) late++;
      await hand.play(move);
      chosen.push(JSON.stringify(move));
      const waiting = hand.keeper.turn().waiting;
      const made = [...hand.snapshot.draft.moves, ...(waiting ? [waiting] : [])].map((one) =>
        JSON.stringify(one),
      );
      expect([...made].sort(), `${kind}: ${chosen.join()}`).toEqual([...chosen].sort());
    }
    const { run } = hand.choice;
    const { waiting } = hand.keeper.turn();
    if (run.moves.length < 2 || hand.snapshot.decision?.kind !== kind) return;
    const back = JSON.stringify(run.moves[0]);
    await hand.pick(`back:${back}`);
    const waits = hand.keeper.turn().waiting;
    const left = [...hand.snapshot.draft.moves.slice(run.start), ...(waits ? [waits] : [])];
    expect(left).toEqual([...run.moves.slice(1), ...(waiting ? [waiting] : [])]);
  });
  expect([...seen.keys()].sort()).toEqual(['evolution', 'fecundity', 'migration']);
  expect(late).toBeGreaterThan(20);
});

test('cubes that come to a new tile, and those of Mass Exodus, are filled in and can be confirmed', async () => {
  const filled = new Set<string>();
  await questions(['arrivals', 'mass-exodus', 'aquatic-cubes', 'hibernation-cubes'], 12, async (hand) => {
    const kind = hand.snapshot.decision?.kind as string;
    const turn = hand.keeper.turn();
    const { start } = runOf(hand.snapshot, turn);
    turn.rewrite(hand.snapshot.draft.moves.length, fill(GAME, kind, start, new Map()));
    await hand.keeper.settled();
    const now = hand.keeper.turn();
    if (now.waiting === undefined) return;
    filled.add(kind);
    for (const { value, least, most } of hand.choice.counters) {
      if (kind === 'arrivals') expect(value).toBe(0);
      else if (kind !== 'mass-exodus') expect(value).toBe(most);
      expect(value).toBeGreaterThanOrEqual(least);
    }
  });
  expect([...filled].sort()).toEqual(['aquatic-cubes', 'arrivals', 'hibernation-cubes', 'mass-exodus']);
});

test('a question can be answered as the last time', async () => {
  const again = new Set<string>();
  await questions(['migration', 'fecundity', 'speciation'], 20, async (hand, rng) => {
    const first = hand.snapshot.legal.find(({ move }) => !isWayOut(move))?.move as Wire;
    await hand.play(first);
    const kind = hand.snapshot.decision?.kind as string;
    const [counter] = hand.choice.counters;
    if (counter) await hand.pick(`less:${counter.key}`);
    else if (GAME.gathered.has(kind)) {
      const more = hand.choice.legal.filter(({ move }) => !isWayOut(move));
      const next = more[rng.below(more.length)]?.move;
      if (next && hand.keeper.turn().waiting === undefined) await hand.play(next);
    }
    const answers = answersOf(hand.snapshot, hand.keeper.turn());
    // Another action of the same kind may have come already; it could not be begun anew alone.
    if (answers.length === 0 || hand.choice.run.start > (counter ? 1 : 0)) return;
    remember(hand.snapshot, kind, answers);
    expect(
      sameAsLastTime(hand.snapshot, hand.keeper.turn(), GAME),
      'it is answered so already',
    ).toBeUndefined();
    hand.keeper.turn().restart();
    await hand.keeper.settled();
    if (counter) await hand.play(first);
    if (hand.snapshot.decision?.kind !== kind) return;
    sameAsLastTime(hand.snapshot, hand.keeper.turn(), GAME)?.();
    await hand.keeper.settled();
    expect(answersOf(hand.snapshot, hand.keeper.turn())).toEqual(answers);
    again.add(kind);
  });
  expect([...again].sort()).toEqual(['fecundity', 'migration', 'speciation-cubes']);
});
