import {
  ANIMALS,
  CUBES,
  choose,
  cubesOn,
  eliminateCubes,
  HEXES,
  POOL,
  placeCubes,
  takesInOrder,
} from '@clade/earth';
import {
  A,
  ASK,
  auto,
  C,
  D,
  NEXT,
  operandA,
  operandB,
  packMove,
  refusal,
  STOP,
  type State,
} from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { REPLACE } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { hexName } from './steps.ts';

const MOST = 2;

/** May this animal still be named? It is another one than yours, and not the one that was named before (DS-6.9.5). */
function isOpen(s: State, f: number, animal: number): boolean {
  if (animal === s[f + A]) return false;
  return takesInOrder(s) ? animal >= s[f + C] : animal !== s[f + C] - 1;
}

/** Register C is the animal that was named before + 1, D the replacements made. */
export const evolution = card('evolution', 'DS-6.9.1', [
  auto('DS-6.9.1', (s, f) => {
    s[f + D] = 0;
  }),
  choose({
    kind: 'evolution',
    rule: 'DS-6.9.1',
    verb: REPLACE,
    wayOut: STOP,
    repeat: true,
    enter(s, f) {
      if (s[f + D] === MOST || s[POOL + s[f + A]] === 0) return NEXT;
      for (let a = 0; a < ANIMALS; a++) {
        if (!isOpen(s, f, a)) continue;
        for (let hex = 0; hex < HEXES; hex++) if (s[CUBES + hex * ANIMALS + a] > 0) return ASK;
      }
      return NEXT;
    },
    moves(s, f, out) {
      for (let a = 0; a < ANIMALS; a++) {
        if (!isOpen(s, f, a)) continue;
        for (let hex = 0; hex < HEXES; hex++) {
          if (s[CUBES + hex * ANIMALS + a] > 0) out.add(packMove(REPLACE, a, hex));
        }
      }
    },
    take(s, f, move, emit) {
      const hex = operandB(move);
      eliminateCubes(WORLD, s, hex, operandA(move), 1, 'DS-6.9.4', emit);
      placeCubes(WORLD, s, hex, s[f + A], 1, 'DS-6.9.1', emit);
      s[f + C] = operandA(move) + 1;
      s[f + D]++;
    },
    explain(s, f, move) {
      const animal = operandA(move);
      const facts = { animal: ANIMAL_IDS[animal], hex: hexName(operandB(move)) };
      if (animal === s[f + A]) {
        return refusal('own-cube', 'DS-6.9.1', facts);
      }
      if (!isOpen(s, f, animal) && !takesInOrder(s)) {
        return refusal('named', 'DS-6.9.5', facts);
      }
      if (!isOpen(s, f, animal)) {
        return refusal('order', 'DS-6.9.5', { ...facts, first: ANIMAL_IDS[s[f + C] - 1] });
      }
      if (cubesOn(s, operandB(move), animal) > 0) return undefined;
      return refusal('no-cubes', 'DS-6.9.1', { ...facts, cubes: 0 });
    },
  }),
]);
