import { ALGAE } from '../animals.ts';
import { card } from './card.ts';
import { earnTilesWith } from './steps.ts';

export const producers = card({
  id: 'producers',
  rule: 'DSM-6.3.26',
  provenance: 'printed',
  confidence: 'high',
  steps: [earnTilesWith('DSM-6.3.26', ALGAE)],
});
