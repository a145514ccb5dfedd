import {
  C,
  D,
  type Emit,
  FORGO,
  operandA,
  packMove,
  refusal,
  SKIP,
  type State,
  type Step,
} from '@clade/engine';
import { FRINGE, HEX_SET, STACK_TOP, STACKS, TILE } from '../columns.ts';
import { anyVacantCornerOf, placeDisk } from '../elements.ts';
import { addEach, include } from '../sets.ts';
import { tilesBeside } from '../tiles.ts';
import { LAY, STACK } from '../verbs.ts';
import type { World } from '../world.ts';
import { choose } from './choose.ts';
import { putDisk, takeKind } from './disk.ts';

export interface Explore {
  readonly stackRule: string;
  /** A stack that shows no tile. */
  readonly emptyRule: string;
  readonly hexRule: string;
  readonly diskRule: string;
  /** The Wanderlust place of the display. */
  readonly box: number;
  /** Why a stack shows none: `until the next Reseed`. */
  readonly empty: string;
  /** A stack was chosen: what registers C and D hold until the tile lies. */
  taken(s: State, f: number, stack: number, emit: Emit | undefined): void;
  /** Lays the tile that was taken. */
  lay(s: State, f: number, hex: number, emit: Emit | undefined): void;
}

/**
 * Wanderlust as far as the disk: a tile from a stack, its hex, perhaps a disk on one of its corners. Register C is the
 * hex once the tile lies, D the kind of the disk + 1 until it lies.
 */
export function explore(w: World, q: Explore): Step[] {
  const printed = new Int32Array(HEX_SET);
  for (const hex of w.map.hexes) include(printed, 0, hex);
  return [
    choose({
      kind: 'wanderlust',
      rule: q.stackRule,
      verb: STACK,
      wayOut: FORGO,
      moves(s, _f, out) {
        for (let i = 0; i < STACKS; i++) if (s[STACK_TOP + i] !== 0) out.add(packMove(STACK, i));
      },
      take: (s, f, move, emit) => q.taken(s, f, operandA(move), emit),
      explain(s, _f, move) {
        const stack = operandA(move);
        if (s[STACK_TOP + stack] !== 0) return undefined;
        return refusal('no-face-up-tile', q.emptyRule, { stack: stack + 1 });
      },
    }),
    choose({
      kind: 'wanderlust-hex',
      rule: q.hexRule,
      verb: LAY,
      moves(s, _f, out, enough) {
        for (let i = 0; i < HEX_SET; i++) addEach(out, LAY, i, s[FRINGE + i] & printed[i], enough);
      },
      take(s, f, move, emit) {
        q.lay(s, f, operandA(move), emit);
        s[f + C] = operandA(move);
        s[f + D] = 0;
      },
      explain(s, _f, move) {
        const hex = operandA(move);
        const name = w.map.hexNames[hex];
        if (s[TILE + hex] !== 0) {
          return refusal('taken-hex', q.hexRule, { hex: name });
        }
        if (tilesBeside(s, hex) > 0) return undefined;
        return refusal('not-beside-earth', q.hexRule, {
          hex: name,
          beside: 0,
        });
      },
    }),
    takeKind(w, {
      kind: 'wanderlust-disk',
      rule: q.diskRule,
      wayOut: SKIP,
      from: 'the Wanderlust slots',
      count: (s, f, kind) => (anyVacantCornerOf(s, s[f + C]) ? s[q.box + kind] : 0),
      take(s, f, kind) {
        s[f + D] = kind + 1;
      },
    }),
    putDisk(w, {
      kind: 'wanderlust-corner',
      rule: q.diskRule,
      ready: (s, f) => s[f + D] > 0,
      hex: (s, f) => s[f + C],
      put(s, f, corner, emit) {
        const kind = s[f + D] - 1;
        s[q.box + kind]--;
        placeDisk(w, s, corner, kind, q.diskRule, emit);
      },
    }),
  ];
}
