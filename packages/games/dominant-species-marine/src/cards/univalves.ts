import { GASTROPODS } from '../animals.ts';
import { card } from './card.ts';
import { earnTilesWith } from './steps.ts';

export const univalves = card({
  id: 'univalves',
  rule: 'DSM-6.3.34',
  provenance: 'printed',
  confidence: 'high',
  steps: [earnTilesWith('DSM-6.3.34', GASTROPODS)],
});
