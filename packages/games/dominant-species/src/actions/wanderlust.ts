import {
  anyVacantCornerOf,
  arrive,
  choose,
  givePoints,
  HEXES,
  LAY,
  layTile,
  placeDisk,
  putDisk,
  STACK,
  TILE,
  takeKind,
  tilesBeside,
} from '@clade/earth';
import { A, auto, C, D, effect, FORGO, operandA, packMove, refusal, SKIP } from '@clade/engine';
import { bonus } from '../animals.ts';
import { MAP, PRINTED_HEX } from '../map.ts';
import { STACK_TOP, WANDERLUST_BOX } from '../state.ts';
import { STACKS } from '../terrain.ts';
import { FROM_WANDERLUST, WORLD } from '../world.ts';

/**
 * DS-5.4.9: a new tile, perhaps with a disk, points, and whoever wants to move in. Register C is the chosen stack until
 * the tile lies, then its hex; D is the kind of the disk + 1 until it lies, then belongs to `arrive`.
 */
export const wanderlust = effect(WORLD, 'wanderlust', 'wanderlust', [
  choose({
    kind: 'wanderlust',
    rule: 'DS-5.4.9.1',
    verb: STACK,
    wayOut: FORGO,
    moves(s, _f, out) {
      for (let i = 0; i < STACKS; i++) if (s[STACK_TOP + i] !== 0) out.add(packMove(STACK, i));
    },
    take(s, f, move) {
      s[f + C] = operandA(move);
      s[f + D] = 0;
    },
    explain(s, _f, move) {
      const stack = operandA(move);
      if (s[STACK_TOP + stack] !== 0) return undefined;
      const sentence = `Stack ${stack + 1} shows no tile until the next Reseed.`;
      return refusal('no-face-up-tile', 'DS-5.4.9.8', sentence, { stack: stack + 1 });
    },
  }),
  choose({
    kind: 'wanderlust-hex',
    rule: 'DS-5.4.9.2',
    verb: LAY,
    moves(s, _f, out) {
      for (let hex = 0; hex < HEXES; hex++) {
        if (PRINTED_HEX[hex] === 1 && s[TILE + hex] === 0 && tilesBeside(s, hex) > 0)
          out.add(packMove(LAY, hex));
      }
    },
    take(s, f, move, emit) {
      const hex = operandA(move);
      const stack = s[f + C];
      layTile(WORLD, s, hex, s[STACK_TOP + stack] - 1, 'DS-5.4.9.2', emit);
      s[STACK_TOP + stack] = 0;
      s[f + C] = hex;
    },
    explain(s, _f, move) {
      const hex = operandA(move);
      const name = MAP.hexNames[hex];
      if (s[TILE + hex] !== 0) {
        return refusal('taken-hex', 'DS-5.4.9.2', `There is a tile on ${name} already.`, { hex: name });
      }
      if (tilesBeside(s, hex) > 0) return undefined;
      return refusal('not-beside-earth', 'DS-5.4.9.2', `${name} lies beside no tile.`, {
        hex: name,
        beside: 0,
      });
    },
  }),
  takeKind(WORLD, {
    kind: 'wanderlust-disk',
    rule: 'DS-5.4.9.3',
    wayOut: SKIP,
    from: 'the Wanderlust slots',
    count: (s, f, kind) => (anyVacantCornerOf(s, s[f + C]) ? s[WANDERLUST_BOX + kind] : 0),
    take(s, f, kind) {
      s[f + D] = kind + 1;
    },
  }),
  putDisk(WORLD, {
    kind: 'wanderlust-corner',
    rule: 'DS-5.4.9.3',
    ready: (s, f) => s[f + D] > 0,
    hex: (s, f) => s[f + C],
    put(s, f, corner, emit) {
      const kind = s[f + D] - 1;
      s[WANDERLUST_BOX + kind]--;
      placeDisk(WORLD, s, corner, kind, 'DS-5.4.9.3', emit);
    },
  }),
  auto('DS-5.4.9.5', (s, f, emit) => {
    givePoints(WORLD, s, s[f + A], bonus(tilesBeside(s, s[f + C])), FROM_WANDERLUST, 'DS-5.4.9.5', emit);
    s[f + D] = 0;
  }),
  arrive(WORLD, { kind: 'arrivals', rule: 'DS-5.4.9.6' }),
]);
