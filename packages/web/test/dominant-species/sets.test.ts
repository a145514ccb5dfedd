import { type DsView, dominantSpecies } from '@clade/dominant-species';
import { legalMoves, Rng, type State, seatsToAct, type Wire } from '@clade/engine';
import { expect, test } from 'vitest';
import { GAME } from '../../src/games/dominant-species/game.ts';
import { type Choice, choiceOf, perform, pressed } from '../../src/games/earth/choice.ts';
import { answersOf, remember, sameAsLastTime } from '../../src/games/earth/last-time.ts';
import { dropTile, liftTile } from '../../src/games/earth/lay.ts';
import { pick } from '../../src/games/earth/pick.ts';
import { fill, listOf, runOf } from '../../src/games/earth/sets.ts';
import { isWayOut, paths } from '../../src/games/earth/spots.ts';
import type { Snapshot } from '../../src/table/table.ts';
import { TurnKeeper } from '../../src/table/turn-keeper.ts';
import { DraftTable } from '../earth/draft-table.ts';
import { type Course, VARIANTS, wholeGame } from './tables.ts';

/** Somebody at the table whose presses are carried out one after the other. */
class Hand {
  readonly table: DraftTable;
  readonly keeper: TurnKeeper;
  /** Before the draft. */
  readonly state: State;
  readonly seat: number;
  readonly #before: Snapshot;

  constructor(course: Pick<Course, 'state' | 'snapshot'>, seat: number) {
    this.state = dominantSpecies.clone(course.state);
    this.seat = seat;
    this.#before = course.snapshot(seat);
    this.table = new DraftTable(dominantSpecies, dominantSpecies.clone(course.state), seat, this.#before);
    this.keeper = new TurnKeeper(this.table);
    this.keeper.subscribe(() => undefined);
  }

  /** The same question once more. */
  afresh(): Hand {
    return new Hand({ state: this.state, snapshot: () => this.#before }, this.seat);
  }

  /** What is in the draft and what waits. */
  get made(): readonly Wire[] {
    const { waiting } = this.keeper.turn();
    return [...this.snapshot.draft.moves, ...(waiting ? [waiting] : [])];
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

  /** Chooses a move in the list of moves in words. */
  async choose(move: Wire): Promise<void> {
    listOf(GAME)(this.snapshot, this.keeper.turn()).play(move);
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

const words = (moves: readonly Wire[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

test.each(['always', 'opens', 'never'] as const)(
  'picks are made in any order, none is lost, and each can be taken back; confirm: %s',
  async (confirm) => {
    let late = 0;
    let back = 0;
    const seen = await questions(['migration', 'fecundity', 'evolution'], 20, async (hand, rng) => {
      hand.keeper.prefer({ confirm, auto: false });
      const { kind } = hand.choice;
      const list = words(hand.snapshot.legal.map(({ move }) => move));
      const chosen: Wire[] = [];
      // Some stop halfway.
      const most = rng.below(2) === 0 ? 2 : 8;
      for (let i = 0; i < most; i++) {
        const { run, legal } = hand.choice;
        const open = legal.filter(({ move }) => !isWayOut(move)).map(({ move }) => move);
        // The last pick of a choice waits, or the next choice has begun.
        if (hand.snapshot.decision?.kind !== kind || run.start > 0 || hand.keeper.turn().waiting) break;
        expect(open.length).toBeGreaterThan(0);
        // The last of the list first.
        const move = (i === 0 ? open.at(-1) : open[rng.below(open.length)]) as Wire;
        const at = list.indexOf(JSON.stringify(move));
        if (chosen.some((other) => list.indexOf(JSON.stringify(other)) > at)) late++;
        await hand.play(move);
        chosen.push(move);
        expect(words(hand.made), `${kind}: ${words(chosen).join()}`).toEqual(words(chosen));
      }
      const { run } = hand.choice;
      if (run.moves.length < 2 || run.start > 0 || hand.snapshot.decision?.kind !== kind) return;
      const gone = run.moves[rng.below(run.moves.length)] as Wire;
      await hand.pick(`back:${JSON.stringify(gone)}`);
      chosen.splice(
        chosen.findIndex((move) => JSON.stringify(move) === JSON.stringify(gone)),
        1,
      );
      expect(words(hand.made)).toEqual(words(chosen));
      back++;
    });
    expect([...seen.keys()].sort()).toEqual(['evolution', 'fecundity', 'migration']);
    expect([late > 20, back > 0]).toEqual([true, true]);
  },
);

/** Picks of the present question that come to an end together, in the order of the rules. */
function endings(hand: Hand): Wire[][] {
  const { seat } = hand;
  const all: Wire[][] = [];
  const { kind } = dominantSpecies.decision(hand.state, seat);
  const follow = (s: State, picks: readonly Wire[]): void => {
    for (const move of legalMoves(dominantSpecies, s, seat)) {
      if (all.length > 150) return;
      const wire = dominantSpecies.toWire(move);
      const next = dominantSpecies.clone(s);
      let over = isWayOut(wire);
      dominantSpecies.apply(next, seat, move, ({ type }) => {
        over ||= type === 'pawn-taken' || type === 'card-taken';
      });
      over ||= !seatsToAct(dominantSpecies, next).includes(seat);
      over ||= dominantSpecies.decision(next, seat).kind !== kind;
      const made = isWayOut(wire) ? picks : [...picks, wire];
      if (over) all.push([...made]);
      else follow(next, made);
    }
  };
  follow(dominantSpecies.inOrder(hand.state), []);
  return all;
}

function orders(picks: readonly Wire[]): Wire[][] {
  if (picks.length < 2) return [[...picks]];
  return picks.flatMap((pick, i) => orders(picks.filter((_, j) => j !== i)).map((rest) => [pick, ...rest]));
}

test.each(['always', 'opens', 'never'] as const)(
  'clicks in every order come to the same table, nothing is sent before Confirm, nothing is replaced; confirm: %s',
  async (confirm) => {
    let tried = 0;
    let waited = 0;
    await questions(['migration', 'fecundity', 'evolution'], 12, async (first, rng) => {
      const all = endings(first).filter(({ length }) => length > 0 && length < 4);
      for (let n = 0; n < 3 && all.length > 0; n++) {
        const [picks] = all.splice(rng.below(all.length), 1) as [Wire[]];
        const tables = new Set<string>();
        for (const order of orders(picks)) {
          const hand = first.afresh();
          hand.keeper.prefer({ confirm, auto: false });
          // On the board, or in the list of moves in words.
          const listed = tried % 2 === 1;
          for (const move of order) await (listed ? hand.choose(move) : hand.play(move));
          expect(words(hand.made)).toEqual(words(picks));
          expect(hand.table.sent).toBe(false);
          if (hand.keeper.turn().waiting) {
            waited++;
            // All picks are made: nothing else is lit, and no press takes the place of the last.
            expect(hand.choice.open.size).toBe(0);
            const left = listOf(GAME)(hand.snapshot, hand.keeper.turn()).legal;
            expect(words(left.map(({ move }) => move))).toEqual(words(order.slice(-1)));
            for (const { move } of hand.snapshot.legal.slice(0, 3))
              if (!isWayOut(move)) await hand.play(move);
            expect(words(hand.made)).toEqual(words(picks));
            hand.keeper.turn().confirm();
            await hand.keeper.settled();
          }
          tables.add(JSON.stringify(hand.snapshot.view));
          tried++;
        }
        expect(tables.size, words(picks).join()).toBe(1);
      }
    });
    expect([tried > 50, waited > 10], `${tried} ${waited}`).toEqual([true, true]);
  },
);

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

test('Competition is answered in one go: cubes of all its terrains, in any order, each taken back by itself', async () => {
  let several = 0;
  await questions(['competition'], 60, async (hand, rng) => {
    const start = hand.snapshot.draft.moves.length;
    const all = hand.choice.legal.map(({ move }) => move);
    const terrainOf = ([, hex]: Wire) =>
      (hand.snapshot.view as DsView).tiles.find((tile) => tile.hex === hex)?.terrain ?? '';
    // What is lit is what the rules ask for, one question after the other.
    const state = dominantSpecies.clone(hand.state);
    const { seat } = hand;
    const asked: Wire[] = [];
    while (
      seatsToAct(dominantSpecies, state).includes(seat) &&
      dominantSpecies.decision(state, seat).kind === 'competition' &&
      asked.length <= all.length
    ) {
      const legal = legalMoves(dominantSpecies, state, seat);
      asked.push(...legal.map((move) => dominantSpecies.toWire(move)).filter((move) => !isWayOut(move)));
      const events: { readonly type: string }[] = [];
      const skip = legal.find((move) => isWayOut(dominantSpecies.toWire(move)));
      dominantSpecies.apply(state, seat, skip as number, (event) => events.push(event));
      if (events.some(({ type }) => type === 'pawn-taken')) break;
    }
    expect(all.map((move) => JSON.stringify(move)).sort()).toEqual(
      asked.map((move) => JSON.stringify(move)).sort(),
    );
    // The last terrain first.
    const picks: Wire[] = [];
    for (const move of all.toReversed())
      if (!picks.some((pick) => terrainOf(pick) === terrainOf(move)) && rng.below(4) > 0) picks.push(move);
    if (picks.length === 0) return;
    for (const move of picks) await hand.play(move);
    const given = () => {
      const { waiting } = hand.keeper.turn();
      return [...hand.snapshot.draft.moves.slice(start), ...(waiting ? [waiting] : [])].filter(
        (move) => !isWayOut(move),
      );
    };
    const sorted = (moves: readonly Wire[]) => moves.map((move) => JSON.stringify(move)).sort();
    expect(sorted(given())).toEqual(sorted(picks));
    expect(hand.keeper.turn().canConfirm).toBe(true);
    expect(hand.keeper.turn().refused).toBeUndefined();
    for (const move of picks)
      expect(hand.choice.run.moves.map((pick) => JSON.stringify(pick))).toContain(JSON.stringify(move));
    if (picks.length > 1) several++;
    // One of them is taken back, the others stay.
    const [first, ...others] = picks as [Wire, ...Wire[]];
    await hand.pick(`back:${JSON.stringify(first)}`);
    expect(sorted(given())).toEqual(sorted(others));
    expect(hand.keeper.turn().canConfirm).toBe(others.length > 0);
    // Another cube of the same terrain takes the place of the one before.
    await hand.play(first);
    const rival = all.find((move) => terrainOf(move) === terrainOf(first) && move !== first);
    if (rival === undefined) return;
    await hand.play(rival);
    expect(sorted(given())).toEqual(sorted([...others, rival]));
  });
  expect(several).toBeGreaterThan(2);
});

test('a tile is dragged from its stack to its hex in one gesture, taken back as one', async () => {
  let laid = 0;
  await questions(['wanderlust'], 12, async (hand) => {
    const before = hand.snapshot.draft.moves.length;
    const stack = hand.snapshot.legal.find(({ move }) => move[0] === 'stack')?.move;
    if (stack === undefined) return;
    const id = `stack:${stack[1]}`;
    expect(liftTile(id, hand.keeper.turn())).toBe(true);
    await hand.keeper.settled();
    // The places are lit while it is held above them.
    const open = [...hand.choice.open.keys()].filter((spot) => spot.startsWith('hex:'));
    expect(open.length).toBeGreaterThan(0);
    expect(dropTile(id, open[0], hand.snapshot, hand.keeper.turn())).toBe(true);
    await hand.keeper.settled();
    const { waiting } = hand.keeper.turn();
    const given = [...hand.snapshot.draft.moves.slice(before), ...(waiting ? [waiting] : [])];
    expect(given).toEqual([stack, ['lay', (open[0] as string).slice(4)]]);
    laid++;
    await hand.undo();
    expect(hand.snapshot.draft.moves).toHaveLength(before);
    expect(hand.keeper.turn().waiting).toBeUndefined();
  });
  expect(laid).toBeGreaterThan(3);
});
