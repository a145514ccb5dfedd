import { A, ASK, C, NEXT, operandA, operandB, packMove, refusal, type State, type Step } from '@clade/engine';
import { DISK, POOL, TILE } from '../columns.ts';
import { placeCubes } from '../cubes.ts';
import { CORNER_HEXES } from '../grid.ts';
import { ADD } from '../verbs.ts';
import type { World } from '../world.ts';
import { choose, forcedAsked } from './choose.ts';

export interface Spread {
  readonly kind: string;
  readonly rule: string;
  /** Most new cubes on a tile around a disk of this kind. */
  limit(s: State, hex: number, animal: number, kind: number): number;
}

/** Register C of Speciation: the corner of the chosen disk, and which of its tiles is asked for. */
const TILE_SHIFT = 7;

/** Speciation: for each tile at the chosen disk, in order, how many new cubes. */
export function spread(w: World, q: Spread): Step {
  const hexOf = (s: State, f: number): number => {
    const i = s[f + C] >> TILE_SHIFT;
    return i === 3 ? -1 : CORNER_HEXES[(s[f + C] & ((1 << TILE_SHIFT) - 1)) * 3 + i];
  };
  const limitOf = (s: State, f: number, hex: number): number =>
    q.limit(s, hex, s[f + A], s[DISK + (s[f + C] & ((1 << TILE_SHIFT) - 1))] - 1);
  const most = (s: State, f: number, hex: number): number => Math.min(limitOf(s, f, hex), s[POOL + s[f + A]]);
  return choose({
    kind: q.kind,
    rule: q.rule,
    verb: ADD,
    repeat: true,
    enter(s, f) {
      for (let hex = hexOf(s, f); hex >= 0; hex = hexOf(s, f)) {
        if (s[TILE + hex] !== 0 && (most(s, f, hex) > 0 || forcedAsked(s))) return ASK;
        s[f + C] += 1 << TILE_SHIFT;
      }
      return NEXT;
    },
    moves(s, f, out) {
      const hex = hexOf(s, f);
      const n = most(s, f, hex);
      for (let count = 0; count <= n; count++) out.add(packMove(ADD, hex, count));
    },
    take(s, f, move, emit) {
      const count = operandB(move);
      if (count > 0) placeCubes(w, s, operandA(move), s[f + A], count, q.rule, emit);
      s[f + C] += 1 << TILE_SHIFT;
    },
    explain(s, f, move) {
      const asked = hexOf(s, f);
      const hex = operandA(move);
      const count = operandB(move);
      const names = w.map.hexNames;
      if (hex !== asked) {
        return refusal('other-tile', q.rule, { hex: names[hex], asked: names[asked] });
      }
      const animal = s[f + A];
      const limit = limitOf(s, f, hex);
      if (count > limit) {
        const terrain = w.terrains[s[TILE + hex] - 1];
        return refusal('limit', q.rule, { hex: names[hex], terrain, limit, count });
      }
      const pool = s[POOL + animal];
      if (count <= pool) return undefined;
      return refusal('pool', q.rule, { animal: w.animals[animal], pool, count });
    },
  });
}
