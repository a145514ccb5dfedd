import { type DsView, dominantSpecies } from '@clade/dominant-species';
import { type Game, legalMoves, Rng, seatsToAct, VERSION, type Wire } from '@clade/engine';
import { expect, test } from 'vitest';
import { GAME } from '../../src/games/dominant-species/game.ts';
import { pressed } from '../../src/games/earth/choice.ts';
import { answersOf, rememberLastTime, sameAsLastTime } from '../../src/games/earth/last-time.ts';
import { dropTile, liftTile } from '../../src/games/earth/lay.ts';
import { isWayOut, paths } from '../../src/games/earth/spots.ts';
import { Hand, type Played } from '../earth/hand.ts';
import { CONFIRM, clickInEveryOrder, words } from '../earth/orders.ts';
import { Course, VARIANTS, wholeGame } from './tables.ts';

const DEAL = { n: 0, seat: -1, events: [] };
const PLAYED: Played = { game: dominantSpecies as Game, page: GAME };

/** Looks at some questions of a kind in random games; it is told which of them come behind another kind. */
async function questions(
  kinds: readonly string[],
  most: number,
  look: (hand: Hand, rng: Rng, isFirst: boolean) => Promise<void>,
) {
  const found: [hand: Hand, isFirst: boolean][] = [];
  const seen = new Map<string, number>();
  for (let game = 0; game < 21; game++) {
    let last = '';
    const [players, options] = VARIANTS[game % VARIANTS.length] as (typeof VARIANTS)[number];
    wholeGame(
      players,
      options,
      `sets ${game}`,
      (course) => {
        const [seat] = seatsToAct(dominantSpecies, course.state);
        if (seat === undefined) return;
        const { kind } = dominantSpecies.decision(course.state, seat);
        const isFirst = kind !== last;
        last = kind;
        const n = seen.get(kind) ?? 0;
        if (!kinds.includes(kind) || n >= most) return;
        seen.set(kind, n + 1);
        found.push([new Hand(PLAYED, course.state, seat, course.snapshot(seat)), isFirst]);
      },
      450,
    );
  }
  for (const [i, [hand, isFirst]] of found.entries()) await look(hand, new Rng(`hand ${i}`), isFirst);
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

test.each(CONFIRM)(
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

test.each(CONFIRM)(
  'clicks in every order come to the same table, nothing is sent before Confirm, nothing is replaced; confirm: %s',
  async (confirm) => {
    let tried = 0;
    let waited = 0;
    await questions(['migration', 'fecundity', 'evolution'], 12, async (first, rng) => {
      const looked = await clickInEveryOrder(first, rng, confirm);
      tried += looked.tried;
      waited += looked.waited;
    });
    expect([tried > 50, waited > 10], `${tried} ${waited}`).toEqual([true, true]);
  },
);

test('at a table of version 1, which takes picks in one order, an earlier one can still follow a later one', async () => {
  let tried = 0;
  await questions(['migration', 'fecundity'], 400, async ({ state, seat }, _rng, isFirst) => {
    if (!isFirst) return;
    const before = dominantSpecies.clone(state);
    before[VERSION] = 1;
    const hand = new Hand(PLAYED, before, seat, new Course(before, [DEAL]).snapshot(seat));
    const [first, ...others] = hand.answers as [Wire, ...Wire[]];
    const later = others[Math.floor(others.length / 2)];
    if (later === undefined) return;
    await hand.play(later);
    if (hand.keeper.turn().waiting || !words(hand.answers).includes(JSON.stringify(first))) return;
    expect(words(hand.snapshot.legal.map(({ move }) => move))).not.toContain(JSON.stringify(first));
    await hand.play(first);
    expect(words(hand.made)).toEqual(words([first, later]));
    tried++;
  });
  expect(tried).toBeGreaterThan(10);
});

test('cubes that come to a new tile, and those of Mass Exodus, are filled in and can be confirmed', async () => {
  const filled = new Set<string>();
  await questions(['arrivals', 'mass-exodus', 'aquatic-cubes', 'hibernation-cubes'], 12, async (hand) => {
    const kind = hand.snapshot.decision?.kind as string;
    await hand.fillIn();
    if (hand.keeper.turn().waiting === undefined) return;
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
    rememberLastTime(hand.snapshot, kind, answers);
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
