import { impact } from '@clade/earth';
import { auto } from '@clade/engine';
import { ASTEROID_RESOLVED } from '../state.ts';
import { SPARE, TILE_CHOICE } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { ANY_TILE } from './steps.ts';

const RULE = 'DSM-6.3.3';

export const asteroid = card({
  id: 'asteroid',
  rule: RULE,
  provenance: 'reconstructed',
  confidence: 'high',
  steps: [
    ...impact(WORLD, {
      name: 'asteroid',
      rule: RULE,
      anyRule: ANY_TILE,
      besideRule: RULE,
      tileVerb: TILE_CHOICE,
      spareVerb: SPARE,
    }),
    auto('DSM-5.18.1', (s, _f, emit) => {
      if (s[ASTEROID_RESOLVED] !== 0) return;
      s[ASTEROID_RESOLVED] = 1;
      if (emit) emit({ type: 'last-round', rule: 'DSM-5.18.1' });
    }),
  ],
});
