import { WORMS } from '../animals.ts';
import { card } from './card.ts';
import { earnTilesWith } from './steps.ts';

export const annelids = card({
  id: 'annelids',
  rule: 'DSM-6.3.2',
  provenance: 'printed',
  confidence: 'high',
  steps: [earnTilesWith('DSM-6.3.2', WORMS)],
});
