import { GASTROPODS } from '../animals.ts';
import { card } from './card.ts';
import { earnTilesWith } from './steps.ts';

export const univalves = card({
  id: 'univalves',
  name: 'Univalves',
  rule: 'DSM-6.3.34',
  summary: 'Earn 1 VP for each tile you occupy that has Gastropods on a corner.',
  provenance: 'printed',
  confidence: 'high',
  steps: [earnTilesWith('DSM-6.3.34', GASTROPODS)],
});
