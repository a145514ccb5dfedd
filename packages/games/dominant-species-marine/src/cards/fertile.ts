import { crowdOn, givePoints } from '@clade/earth';
import { A } from '@clade/engine';
import { FROM_CARDS } from '../sources.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { pickTile, yourTile } from './steps.ts';

const RULE = 'DSM-6.3.14';

export const fertile = card({
  id: 'fertile',
  rule: RULE,
  provenance: 'reconstructed',
  confidence: 'medium',
  survival: true,
  steps: [
    pickTile({
      kind: 'fertile',
      rule: RULE,
      ...yourTile(RULE),
      pick(s, f, hex, emit) {
        const cubes = crowdOn(s, hex);
        if (cubes > 0) givePoints(WORLD, s, s[f + A], cubes, FROM_CARDS, RULE, emit);
      },
    }),
  ],
});
