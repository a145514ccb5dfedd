import { WORMS } from '../animals.ts';
import { card } from './card.ts';
import { earnTilesWith } from './steps.ts';

export const annelids = card({
  id: 'annelids',
  name: 'Annelids',
  rule: 'DSM-6.3.2',
  summary: 'Earn 1 VP for each tile you occupy that has Worms on a corner.',
  provenance: 'printed',
  confidence: 'high',
  steps: [earnTilesWith('DSM-6.3.2', WORMS)],
});
