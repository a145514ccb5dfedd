import { crowdOn, POOL, placeCubes } from '@clade/earth';
import { A } from '@clade/engine';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { pickTile, yourTile } from './steps.ts';

const RULE = 'DSM-6.3.24';

export const populationExplosion = card({
  id: 'population-explosion',
  rule: RULE,
  provenance: 'reconstructed',
  confidence: 'medium',
  survival: true,
  steps: [
    pickTile({
      kind: 'population-explosion',
      rule: RULE,
      ...yourTile(RULE),
      pick(s, f, hex, emit) {
        const count = Math.min(crowdOn(s, hex), s[POOL + s[f + A]]);
        if (count > 0) placeCubes(WORLD, s, hex, s[f + A], count, RULE, emit);
      },
    }),
  ],
});
