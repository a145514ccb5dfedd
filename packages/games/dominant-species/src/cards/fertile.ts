import { crowdOn, cubesOn, givePoints, refuseTile } from '@clade/earth';
import { A } from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { FROM_CARDS, WORLD } from '../world.ts';
import { card } from './card.ts';
import { pickTile } from './steps.ts';

export const fertile = card(
  'fertile',
  'Fertile',
  'DS-6.11.1',
  'Pick a tile you are on and gain 1 point for each cube on it, whoever owns it.',
  [
    pickTile({
      kind: 'fertile',
      rule: 'DS-6.11.1',
      fits: (s, f, hex) => cubesOn(s, hex, s[f + A]) > 0,
      explain(s, f, hex) {
        const animal = ANIMAL_IDS[s[f + A]];
        const sentence = (name: string): string => `The ${animal} have no cube on ${name}.`;
        return refuseTile(WORLD, hex, 'absent', 'DS-6.11.1', sentence, { animal, cubes: 0 });
      },
      pick: (s, f, hex, emit) =>
        givePoints(WORLD, s, s[f + A], crowdOn(s, hex), FROM_CARDS, 'DS-6.11.1', emit),
    }),
  ],
);
