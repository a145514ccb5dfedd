import { dominantSpeciesMarine as game } from '@clade/dominant-species-marine';
import { Rng, type State, seatsToAct, type Wire } from '@clade/engine';
import { beforeAll, expect, test } from 'vitest';
import { MARINE } from '../../src/games/dominant-species-marine/game.ts';
import { type Choice, choiceOf, perform } from '../../src/games/earth/choice.ts';
import { pick } from '../../src/games/earth/pick.ts';
import { fill, runOf } from '../../src/games/earth/sets.ts';
import { isWayOut, paths } from '../../src/games/earth/spots.ts';
import { TurnKeeper } from '../../src/table/turn-keeper.ts';
import { DraftTable } from '../earth/draft-table.ts';
import { Course, VARIANTS, wholeGame } from './tables.ts';

/** Somebody at the table whose presses are carried out one after the other. */
class Hand {
  readonly table: DraftTable;
  readonly keeper: TurnKeeper;

  constructor(state: State, seat: number) {
    this.table = new DraftTable(game, state, seat, new Course(state).snapshot(seat));
    this.keeper = new TurnKeeper(this.table);
    this.keeper.subscribe(() => undefined);
  }

  get snapshot() {
    return this.table.snapshot();
  }

  get choice(): Choice {
    return choiceOf(this.snapshot, this.keeper.turn(), MARINE);
  }

  /** Answers to the present question that say something. */
  get answers(): Wire[] {
    return this.choice.legal.map(({ move }) => move).filter((move) => !isWayOut(move));
  }

  async pick(id: string): Promise<void> {
    pick(id, this.snapshot, this.keeper.turn(), this.choice, MARINE);
    await this.keeper.settled();
  }

  async play(move: Wire): Promise<void> {
    perform({ act: 'play', move }, this.snapshot, this.keeper.turn(), this.choice, MARINE);
    await this.keeper.settled();
  }

  /** What the board does when a question about counts comes up. */
  async fillIn(): Promise<void> {
    const turn = this.keeper.turn();
    const { start } = runOf(this.snapshot, turn);
    turn.rewrite(this.snapshot.draft.moves.length, fill(MARINE, this.choice.kind ?? '', start, new Map()));
    await this.keeper.settled();
  }

  async undo(): Promise<void> {
    this.keeper.turn().undo();
    await this.keeper.settled();
  }
}

const MOST = 30;
/** States with the seat that is asked, by kind of question. */
const FOUND = new Map<string, { readonly state: State; readonly seat: number }[]>();

beforeAll(() => {
  for (let i = 0; i < 16; i++) {
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
  return (FOUND.get(kind) ?? []).map(({ state, seat }) => new Hand(state, seat));
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
  ['fecundity', 2],
  ['profligate-carnivore', 1],
  ['solar-radiation-cube', 1],
  ['trophic-cascade-disk', 1],
];

const CONFIRM = ['always', 'opens', 'never'] as const;

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
