import { ADD, ANIMALS, CUBES, choose, cubesOn, HEXES, POOL, placeCubes } from '@clade/earth';
import { A, C, operandA, operandB, packMove, refusal, STOP } from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { hexName } from './steps.ts';

/** Register C is the lowest hex that may still get a cube. */
export const fecundity = card(
  'fecundity',
  'Fecundity',
  'DS-6.10.1',
  'Add one cube to each tile you are on, as far as you like.',
  [
    choose({
      kind: 'fecundity',
      rule: 'DS-6.10.1',
      verb: ADD,
      wayOut: STOP,
      repeat: true,
      moves(s, f, out) {
        if (s[POOL + s[f + A]] === 0) return;
        for (let hex = s[f + C]; hex < HEXES; hex++) {
          if (s[CUBES + hex * ANIMALS + s[f + A]] > 0) out.add(packMove(ADD, hex, 1));
        }
      },
      take(s, f, move, emit) {
        placeCubes(WORLD, s, operandA(move), s[f + A], 1, 'DS-6.10.1', emit);
        s[f + C] = operandA(move) + 1;
      },
      explain(s, f, move) {
        const hex = operandA(move);
        const count = operandB(move);
        const facts = { hex: hexName(hex), animal: ANIMAL_IDS[s[f + A]] };
        if (count !== 1) {
          const sentence = `Each tile receives one cube, not ${count}.`;
          return refusal('one-cube', 'DS-6.10.2', sentence, { ...facts, count, limit: 1 });
        }
        if (cubesOn(s, hex, s[f + A]) === 0) {
          const sentence = `The ${facts.animal} have no cube on ${facts.hex}.`;
          return refusal('absent', 'DS-6.10.1', sentence, { ...facts, cubes: 0 });
        }
        if (hex >= s[f + C]) return undefined;
        const sentence = `Tiles are named in the order of the map: ${facts.hex} is past.`;
        return refusal('order', 'DS-6.10.2', sentence, { ...facts, last: hexName(s[f + C] - 1) });
      },
    }),
  ],
);
