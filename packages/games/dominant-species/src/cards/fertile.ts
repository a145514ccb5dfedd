import { crowdOn, givePoints, tileOfYours } from '@clade/earth';
import { A } from '@clade/engine';
import { FROM_CARDS, WORLD } from '../world.ts';
import { card } from './card.ts';
import { pickTile } from './steps.ts';

export const fertile = card('fertile', 'DS-6.11.1', [
  pickTile({
    kind: 'fertile',
    rule: 'DS-6.11.1',
    ...tileOfYours(WORLD, 'DS-6.11.1'),
    pick: (s, f, hex, emit) => givePoints(WORLD, s, s[f + A], crowdOn(s, hex), FROM_CARDS, 'DS-6.11.1', emit),
  }),
]);
