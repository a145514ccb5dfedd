import { SPONGES } from '../animals.ts';
import { card } from './card.ts';
import { earnTilesWith } from './steps.ts';

export const endosymbionts = card({
  id: 'endosymbionts',
  name: 'Endosymbionts',
  rule: 'DSM-6.3.11',
  summary: 'Earn 1 VP for each tile you occupy that has Sponges on a corner.',
  provenance: 'printed',
  confidence: 'high',
  steps: [earnTilesWith('DSM-6.3.11', SPONGES)],
});
