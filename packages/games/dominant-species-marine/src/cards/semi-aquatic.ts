import { SUN } from '../animals.ts';
import { card } from './card.ts';
import { earnTilesWith } from './steps.ts';

export const semiAquatic = card({
  id: 'semi-aquatic',
  rule: 'DSM-6.3.28',
  provenance: 'printed',
  confidence: 'high',
  steps: [earnTilesWith('DSM-6.3.28', SUN)],
});
