import { ANIMALS, ARRIVED, BETWEEN, CUBES, HEXES, NEAR_HEXES, NEIGHBOURS, SMALL, TILE } from '@clade/earth';
import {
  EngineBug,
  type Move,
  moveVerb,
  operandA,
  operandB,
  operandC,
  packMove,
  type State,
} from '@clade/engine';
import { best } from './best.ts';
import { lastMove, type Question } from './question.ts';
import { at } from './read.ts';
import type { Scales } from './scales.ts';
import { shiftCubes } from './shift.ts';

/** Cubes that move: Migration, and the cards and tiles that make them. */

/** Some cubes that move together, and what they bring; a gain of 0 is not worth a march. */
export interface March {
  readonly from: number;
  readonly to: number;
  count: number;
  gain: number;
}

/** Larger marches are found as two. */
const TOGETHER = 3;
/** Less than this is no reason to move a cube. */
const LEAST = 0.05;

/**
 * Plans a migration march by march, each time the one with the best gain for each cube. `reach` is how many tiles a cube
 * may go, 1 or 2, and `may` says which goals are still open. Returns the marches; the gain of each is what all up to it bring together.
 */
export function planMigration(
  scales: Scales,
  cubes: number,
  reach: number,
  may: (from: number, to: number) => boolean = () => true,
): March[] {
  const { animal } = scales.o;
  const s = scales.trial();
  const free = new Int32Array(HEXES);
  const open: March[] = [];
  for (let from = 0; from < HEXES; from++) {
    free[from] = at(s, CUBES + from * ANIMALS + animal) - at(s, ARRIVED + from);
    if ((free[from] as number) <= 0) continue;
    for (const to of goalsOf(s, reach, from)) if (may(from, to)) open.push({ from, to, count: 0, gain: 0 });
  }
  const plan: March[] = [];
  let sum = 0;
  let left = cubes;
  const most = ({ from }: March): number => Math.min(free[from] as number, left, TOGETHER);
  for (const march of open) weighMarch(scales, s, march, most(march));
  while (left > 0) {
    const march = bestMarch(open);
    if (march === undefined) break;
    const { from, to, count, gain } = march;
    move(s, animal, from, to, count);
    free[from] = (free[from] as number) - count;
    left -= count;
    sum += gain;
    plan.push({ from, to, count, gain: sum });
    const onSmall = isSmall(s, from) || isSmall(s, to);
    for (const other of open) {
      const touched = other.from === from || other.to === to || other.from === to || other.to === from;
      const survival = onSmall && (isSmall(s, other.from) || isSmall(s, other.to));
      if (touched || survival || other.count > most(other)) weighMarch(scales, s, other, most(other));
    }
  }
  return plan;
}

function isSmall(s: State, hex: number): boolean {
  return at(s, TILE + hex) === SMALL + 1;
}

function move(s: State, animal: number, from: number, to: number, count: number): void {
  shiftCubes(s, from, animal, -count);
  shiftCubes(s, to, animal, count);
}

/** Finds how many cubes, up to `most`, bring most for each of them. */
function weighMarch(scales: Scales, s: State, march: March, most: number): void {
  const { animal } = scales.o;
  const { from, to } = march;
  march.count = 0;
  march.gain = 0;
  if (most <= 0) return;
  const before = scales.patch(s, from, to);
  let top = LEAST;
  for (let count = 1; count <= most; count++) {
    move(s, animal, from, to, count);
    const gain = scales.patch(s, from, to) - before;
    move(s, animal, to, from, count);
    if (gain / count <= top) continue;
    top = gain / count;
    march.count = count;
    march.gain = gain;
  }
}

function bestMarch(open: readonly March[]): March | undefined {
  let top = 0;
  let found: March | undefined;
  for (const march of open) {
    if (march.count === 0 || march.gain / march.count <= top) continue;
    top = march.gain / march.count;
    found = march;
  }
  return found;
}

const goals: number[] = [];

/** Who goes two tiles goes over a tile. */
function goalsOf(s: State, reach: number, from: number): readonly number[] {
  goals.length = 0;
  const far = reach > 1;
  const step = far ? 18 : 6;
  for (let i = from * step; i < from * step + step; i++) {
    const to = (far ? NEAR_HEXES[i] : NEIGHBOURS[i]) as number;
    if (to < 0) break;
    if (at(s, TILE + to) !== 0 && isOpen(s, from, to)) goals.push(to);
  }
  return goals;
}

function isOpen(s: State, from: number, to: number): boolean {
  const between = (from * HEXES + to) * 2;
  const first = BETWEEN[between] as number;
  if (first < 0 || at(s, TILE + first) !== 0) return true;
  const second = BETWEEN[between + 1] as number;
  return second >= 0 && at(s, TILE + second) !== 0;
}

/** What the first marches of a plan bring that need no more than so many cubes. */
export function gainWithin(plan: readonly March[], cubes: number): number {
  let left = cubes;
  let gain = 0;
  for (const march of plan) {
    if (march.count > left) break;
    left -= march.count;
    gain = march.gain;
  }
  return gain;
}

/** Moves are entered in the order of the map, so the lowest move of the plan comes first. */
export function firstMarch(q: Question, cubes: number, reach: number): Move {
  const { legal } = q.asked;
  const open = new Set(legal);
  const verb = moveVerb(legal[0] as Move);
  const plan = planMigration(q.scales, cubes, reach, (from, to) => open.has(packMove(verb, from, to)));
  let first = lastMove(q);
  for (const { from, to } of plan) first = Math.min(first, packMove(verb, from, to));
  return first;
}

/** Mass Exodus: what clearing a tile brings when each animal's cubes go together to the tile that is best for us. */
export function exodusGain(scales: Scales, hex: number): number {
  const s = scales.trial();
  for (let a = 0; a < ANIMALS; a++) {
    const count = at(s, CUBES + hex * ANIMALS + a);
    if (count > 0) move(s, a, hex, bestGoal(scales, s, a, hex, -1).to, count);
  }
  return scales.gain(s);
}

/** The tile beside a tile, behind `last` in the order of the map, where all cubes of an animal serve us best. */
function bestGoal(
  scales: Scales,
  s: State,
  animal: number,
  from: number,
  last: number,
): { readonly to: number; readonly gain: number } {
  const count = at(s, CUBES + from * ANIMALS + animal);
  let found = { to: -1, gain: Number.NEGATIVE_INFINITY };
  for (let i = from * 6; i < from * 6 + 6; i++) {
    const to = NEIGHBOURS[i] as number;
    if (to < 0 || to <= last || at(s, TILE + to) === 0) continue;
    move(s, animal, from, to, count);
    const gain = scales.gain(s);
    move(s, animal, to, from, count);
    if (gain > found.gain) found = { to, gain };
  }
  return found;
}

export function chooseExodusTile({ asked, scales }: Question): Move {
  return best(asked.legal, (chosen) => exodusGain(scales, operandA(chosen)));
}

/**
 * How many cubes of one animal go to one tile. Those that do not go to a later one: for this choice together
 * to the best of them.
 */
export function chooseExodus(q: Question): Move {
  const { asked, scales } = q;
  const all = asked.legal.at(-1) as Move;
  const [animal, goal] = [operandA(all), operandB(all)];
  const from = clearedTile(q, all);
  return best(asked.legal, (chosen) => {
    const s = scales.trial();
    move(s, animal, from, goal, operandC(chosen));
    if (chosen === all) return scales.gain(s);
    return bestGoal(scales, s, animal, from, goal).gain;
  });
}

/** The tile that loses cubes when they are sent away. */
function clearedTile({ asked, scales }: Question, all: Move): number {
  const s = scales.trial();
  asked.game.take(s, asked.seat, all);
  const animal = operandA(all);
  for (let hex = 0; hex < HEXES; hex++) {
    const i = CUBES + hex * ANIMALS + animal;
    if (at(s, i) < at(scales.base, i)) return hex;
  }
  throw new EngineBug('an exodus that moves nothing');
}
