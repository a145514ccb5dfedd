import { SUN } from '../animals.ts';
import { card } from './card.ts';
import { earnTilesWith } from './steps.ts';

export const semiAquatic = card({
  id: 'semi-aquatic',
  name: 'Semi-Aquatic',
  rule: 'DSM-6.3.28',
  summary: 'Earn 1 VP for each tile you occupy that has Sun on a corner.',
  provenance: 'printed',
  confidence: 'high',
  steps: [earnTilesWith('DSM-6.3.28', SUN)],
});
