import { dominantSpeciesMarine as game } from '@clade/dominant-species-marine';
import { type Game, Rng, type State, seatsToAct, type Wire } from '@clade/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { MARINE } from '../../src/games/dominant-species-marine/game.ts';
import { paths } from '../../src/games/earth/spots.ts';
import { Hand, type Played } from '../earth/hand.ts';
import { CONFIRM, clickInEveryOrder } from '../earth/orders.ts';
import { Course, VARIANTS, wholeGame } from './tables.ts';

const PLAYED: Played = { game: game as Game, page: MARINE };

const MOST = 30;
/** States with the seat that is asked, by kind of question. */
const FOUND = new Map<string, { readonly state: State; readonly seat: number }[]>();

beforeAll(() => {
  for (let i = 0; i < 120; i++) {
    const [players, options] = VARIANTS[i % VARIANTS.length] as (typeof VARIANTS)[number];
    wholeGame(players, options, `sets ${i}`, ({ state }) => {
      const [seat] = seatsToAct(game, state);
      if (seat === undefined) return;
      const { kind } = game.decision(state, seat);
      const found = FOUND.get(kind) ?? [];
      if (found.length < MOST) FOUND.set(kind, [...found, { state: game.clone(state), seat }]);
    });
  }
});

function hands(kind: string): Hand[] {
  return (FOUND.get(kind) ?? []).map(
    ({ state, seat }) => new Hand(PLAYED, state, seat, new Course(state).snapshot(seat)),
  );
}

test('a disk for Speciation fills in as many cubes as possible, and every count can be changed alone', async () => {
  let changed = 0;
  for (const [i, hand] of hands('speciation').entries()) {
    const rng = new Rng(`speciation ${i}`);
    const disks = hand.answers;
    const disk = disks[rng.below(disks.length)] as Wire;
    await hand.pick(paths(disk, MARINE.verbs)[0]?.[0] as string);
    const { counters } = hand.choice;
    if (counters.length === 0) continue;
    for (const { value, most } of counters) expect(value).toBe(most);
    const at = rng.below(counters.length);
    const counter = counters[at] as (typeof counters)[number];
    await hand.pick(`less:${counter.key}`);
    expect(hand.choice.counters[at]?.value).toBe(counter.value - 1);
    await hand.pick(`most:${counter.key}`);
    expect(hand.choice.counters[at]?.value).toBe(counter.value);
    // One Undo takes back the disk and its cubes.
    await hand.undo();
    expect(hand.snapshot.draft.moves).toEqual([]);
    changed++;
  }
  expect(changed).toBeGreaterThan(10);
});

/** Questions that are asked for one piece after the other, with how many of them random games ask at least. */
const GATHERED: readonly (readonly [kind: string, least: number])[] = [
  ['migration', 15],
  ['competition', 8],
  ['fecundity', 15],
  ['profligate-carnivore', 15],
  ['solar-radiation-cube', 6],
  ['trophic-cascade-disk', 15],
];

test.each(GATHERED)('answers of %s are given in any order', async (kind, least) => {
  let late = 0;
  let looked = 0;
  for (const [i, hand] of hands(kind).entries()) {
    hand.keeper.prefer({ confirm: CONFIRM[i % CONFIRM.length] as 'always', auto: false });
    const list = hand.answers.map((move) => JSON.stringify(move));
    const rng = new Rng(`${kind} ${i}`);
    const chosen: string[] = [];
    for (let n = 0; n < 4; n++) {
      const open = hand.answers;
      if (hand.snapshot.decision?.kind !== kind || open.length === 0 || hand.keeper.turn().waiting) break;
      // The last of the list first.
      const move = (n === 0 ? open.at(-1) : open[rng.below(open.length)]) as Wire;
      const at = list.indexOf(JSON.stringify(move));
      if (chosen.some((other) => list.indexOf(other) > at)) late++;
      await hand.play(move);
      expect(
        hand.keeper.turn().refused,
        `${kind}: ${chosen.join()} then ${JSON.stringify(move)}`,
      ).toBeUndefined();
      chosen.push(JSON.stringify(move));
      const { waiting } = hand.keeper.turn();
      const made = [...hand.snapshot.draft.moves, ...(waiting ? [waiting] : [])].map((one) =>
        JSON.stringify(one),
      );
      expect(made.slice(0, chosen.length).sort(), `${kind}: ${chosen.join()}`).toEqual([...chosen].sort());
      looked++;
    }
  }
  expect(looked).toBeGreaterThanOrEqual(least);
  if (kind === 'migration') expect(late).toBeGreaterThan(5);
});

describe.each(CONFIRM)('with confirmations %s', (confirm) => {
  test.each(GATHERED)('clicks of %s in every order come to the same table', async (kind, least) => {
    let tried = 0;
    let waited = 0;
    for (const [i, hand] of hands(kind).slice(0, 12).entries()) {
      const looked = await clickInEveryOrder(hand, new Rng(`${kind} ${i}`), confirm);
      tried += looked.tried;
      waited += looked.waited;
    }
    expect([tried >= least, waited > 0], `${tried} ${waited}`).toEqual([true, true]);
  });
});

test('questions about counts are filled in and can be confirmed as they stand', async () => {
  let filled = 0;
  for (const kind of Object.keys(MARINE.counted)) {
    for (const hand of hands(kind).slice(0, 8)) {
      await hand.fillIn();
      const { counters } = hand.choice;
      const done = hand.choice.kind !== kind;
      expect(done || counters.length > 0, kind).toBe(true);
      for (const { value, least, most } of counters) {
        expect(value, kind).toBeGreaterThanOrEqual(least);
        expect(value, kind).toBeLessThanOrEqual(most);
      }
      filled++;
    }
  }
  expect(filled).toBeGreaterThan(15);
});
