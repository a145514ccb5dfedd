import { ALGAE } from '../animals.ts';
import { card } from './card.ts';
import { earnTilesWith } from './steps.ts';

export const producers = card({
  id: 'producers',
  name: 'Producers',
  rule: 'DSM-6.3.26',
  summary: 'Earn 1 VP for each tile you occupy that has Algae on a corner.',
  provenance: 'printed',
  confidence: 'high',
  steps: [earnTilesWith('DSM-6.3.26', ALGAE)],
});
