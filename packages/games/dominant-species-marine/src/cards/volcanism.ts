import { A, auto } from '@clade/engine';
import { EDGE_OR_SEAMOUNT, pushTectonics, SEAMOUNT_ONLY } from '../actions/tectonics.ts';
import { alternative, READING } from '../options.ts';
import { card } from './card.ts';

const RULE = 'DSM-6.3.35';

export const volcanism = card({
  id: 'volcanism',
  rule: RULE,
  inPlay: true,
  provenance: 'reconstructed',
  confidence: 'medium',
  steps: [
    auto(RULE, (s, f) =>
      pushTectonics(
        s,
        s[f + A],
        alternative(s, READING.volcanismPlace) === 0 ? EDGE_OR_SEAMOUNT : SEAMOUNT_ONLY,
      ),
    ),
  ],
});
