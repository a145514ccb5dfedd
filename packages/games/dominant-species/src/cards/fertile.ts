import { crowdOn, givePoints, tileOfYours } from '@clade/earth';
import { A } from '@clade/engine';
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
      ...tileOfYours(WORLD, 'DS-6.11.1'),
      pick: (s, f, hex, emit) =>
        givePoints(WORLD, s, s[f + A], crowdOn(s, hex), FROM_CARDS, 'DS-6.11.1', emit),
    }),
  ],
);
