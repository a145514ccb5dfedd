import * as engine from '@clade/engine';
import {
  hexDistance,
  type Move,
  type MoveList,
  operandA,
  operandB,
  packMove,
  type Refusal,
  refusal,
  type State,
  type Step,
} from '@clade/engine';
import * as columns from '../columns.ts';
import { moveCubes } from '../cubes.ts';
import * as grid from '../grid.ts';
import { BETWEEN, GRID, NEAR_HEXES, NEIGHBOURS } from '../grid.ts';
import { lowest } from '../sets.ts';
import { MOVE } from '../verbs.ts';
import type { World } from '../world.ts';
import { choose } from './choose.ts';
import { takesInOrder } from './order.ts';

const { A, ASK, C, D, NEXT, STOP } = engine;
const { ANIMALS, ARRIVED, CUBES, HEX_SET, HOMES, TILE } = columns;
const { HEXES } = grid;

export interface Migrate {
  readonly kind: string;
  /** Up to so many cubes, each to an adjacent tile. */
  readonly rule: string;
  /** A cube moves once. */
  readonly onceRule: string;
  /** Two tiles far, over a tile. */
  readonly farRule: string;
  /** Searches, and the first version of the rules, enter moves in ascending order. */
  readonly orderRule: string;
  /** Tiles that a cube of this animal may go: 1 or 2. */
  reach(s: State, animal: number): number;
}

/**
 * Moves cubes one by one. Register C holds the last move (order.ts), D how many cubes may still move. What has arrived does not move on: it is counted in
 * ARRIVED, which `endMigration` clears.
 */
export function migrate(w: World, q: Migrate): Step {
  return choose({
    kind: q.kind,
    rule: q.rule,
    verb: MOVE,
    wayOut: STOP,
    repeat: true,
    enter: (s, f) => (s[f + D] > 0 && anyMove(s, s[f + A], firstOf(s, f), q) ? ASK : NEXT),
    moves(s, f, out) {
      const animal = s[f + A];
      const last = firstOf(s, f);
      const far = q.reach(s, animal) > 1;
      for (let w = 0; w < HEX_SET; w++) {
        for (let rest = s[HOMES + animal * HEX_SET + w]; rest !== 0; rest &= rest - 1) {
          const from = w * 32 + lowest(rest);
          if (from < operandA(last) || movable(s, from, animal) <= 0) continue;
          if (far) farMoves(s, from, last, out);
          else nearMoves(s, from, last, out);
        }
      }
    },
    take(s, f, move, emit) {
      const to = operandB(move);
      moveCubes(w, s, operandA(move), to, s[f + A], 1, q.rule, emit);
      s[ARRIVED + to]++;
      s[f + C] = move;
      s[f + D]--;
    },
    explain: (s, f, move) => explain(w, q, s, f, move),
  });
}

/** The first move that may be made. */
function firstOf(s: State, f: number): Move {
  return takesInOrder(s) ? s[f + C] : 0;
}

/** Whatever has arrived still stands there. */
export function endMigration(s: State, f: number): void {
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = s[HOMES + s[f + A] * HEX_SET + w]; rest !== 0; rest &= rest - 1) {
      s[ARRIVED + w * 32 + lowest(rest)] = 0;
    }
  }
}

function nearMoves(s: State, from: number, last: Move, out: MoveList): void {
  for (let i = from * 6; i < from * 6 + 6; i++) {
    const to = NEIGHBOURS[i];
    if (to < 0) return;
    const move = packMove(MOVE, from, to);
    if (move >= last && s[TILE + to] !== 0) out.add(move);
  }
}

function farMoves(s: State, from: number, last: Move, out: MoveList): void {
  for (let i = from * 18; i < from * 18 + 18; i++) {
    const to = NEAR_HEXES[i];
    if (to < 0) return;
    const move = packMove(MOVE, from, to);
    if (move >= last && canReach(s, from, to)) out.add(move);
  }
}

function movable(s: State, hex: number, animal: number): number {
  return s[CUBES + hex * ANIMALS + animal] - s[ARRIVED + hex];
}

/** A tile at distance one, or at distance two over a tile. */
function canReach(s: State, from: number, to: number): boolean {
  if (s[TILE + to] === 0) return false;
  const between = (from * HEXES + to) * 2;
  const first = BETWEEN[between];
  if (first < 0 || s[TILE + first] !== 0) return true;
  const second = BETWEEN[between + 1];
  return second >= 0 && s[TILE + second] !== 0;
}

/** Earth is connected, so from the first tile of the rest there is always a way, unless all its goals come before. */
function anyMove(s: State, animal: number, last: number, q: Migrate): boolean {
  const far = q.reach(s, animal) > 1;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = s[HOMES + animal * HEX_SET + w]; rest !== 0; rest &= rest - 1) {
      const from = w * 32 + lowest(rest);
      if (from < operandA(last) || movable(s, from, animal) <= 0) continue;
      for (let i = from * 6; i < from * 6 + 6; i++) {
        const to = NEIGHBOURS[i];
        if (to < 0) break;
        if (s[TILE + to] !== 0 && packMove(MOVE, from, to) >= last) return true;
      }
      if (!far) continue;
      for (let i = from * 18; i < from * 18 + 18; i++) {
        const to = NEAR_HEXES[i];
        if (to < 0) break;
        if (packMove(MOVE, from, to) >= last && canReach(s, from, to)) return true;
      }
    }
  }
  return false;
}

function explain(w: World, q: Migrate, s: State, f: number, move: number): Refusal | undefined {
  const animal = s[f + A];
  const from = operandA(move);
  const to = operandB(move);
  const facts = { animal: w.animals[animal], from: w.map.hexNames[from], to: w.map.hexNames[to] };
  const cubes = s[CUBES + from * ANIMALS + animal];
  if (cubes === 0) {
    return refusal('no-cubes', q.rule, {
      ...facts,
      cubes,
    });
  }
  if (movable(s, from, animal) <= 0) {
    return refusal('arrived', q.onceRule, { ...facts, cubes, arrived: s[ARRIVED + from] });
  }
  if (s[TILE + to] === 0) {
    return refusal('no-tile', q.rule, facts);
  }
  if (from === to) {
    return refusal('same-tile', q.rule, facts);
  }
  const reach = q.reach(s, animal);
  const distance = hexDistance(GRID.hexes[from], GRID.hexes[to]);
  if (distance > reach) {
    return refusal('too-far', q.rule, { ...facts, distance, reach });
  }
  if (!canReach(s, from, to)) {
    return refusal('no-way', q.farRule, facts);
  }
  if (move >= firstOf(s, f)) return undefined;
  const last = w.words.describe(s[f + C]);
  return refusal('order', q.orderRule, { ...facts, last });
}
