import { countTiles, cubesOn, othersOn } from '@clade/earth';
import { bonus } from '../animals.ts';
import { card } from './card.ts';
import { earn } from './steps.ts';

export const monotypicHabitat = card({
  id: 'monotypic-habitat',
  rule: 'DSM-6.3.21',
  inPlay: true,
  provenance: 'printed',
  confidence: 'high',
  steps: [
    earn('DSM-6.3.21', (s, animal) =>
      bonus(countTiles(s, (hex) => cubesOn(s, hex, animal) > 0 && othersOn(s, hex, animal) === 0)),
    ),
  ],
});
