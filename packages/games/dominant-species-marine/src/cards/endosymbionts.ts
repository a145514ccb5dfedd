import { SPONGES } from '../animals.ts';
import { card } from './card.ts';
import { earnTilesWith } from './steps.ts';

export const endosymbionts = card({
  id: 'endosymbionts',
  rule: 'DSM-6.3.11',
  provenance: 'printed',
  confidence: 'high',
  steps: [earnTilesWith('DSM-6.3.11', SPONGES)],
});
