import { countTiles, cubesOn, othersOn } from '@clade/earth';
import { bonus } from '../animals.ts';
import { card } from './card.ts';
import { earn } from './steps.ts';

export const monotypicHabitat = card({
  id: 'monotypic-habitat',
  name: 'Monotypic Habitat',
  rule: 'DSM-6.3.21',
  summary: 'Earn bonus VPs for the number of tiles on which only your animal has cubes.',
  inPlay: 'Ties are broken from the bottom of the Food Chain.',
  provenance: 'printed',
  confidence: 'high',
  steps: [
    earn('DSM-6.3.21', (s, animal) =>
      bonus(countTiles(s, (hex) => cubesOn(s, hex, animal) > 0 && othersOn(s, hex, animal) === 0)),
    ),
  ],
});
