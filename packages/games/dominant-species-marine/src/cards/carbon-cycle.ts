import { PLANKTON } from '../animals.ts';
import { card } from './card.ts';
import { earnTilesWith } from './steps.ts';

export const carbonCycle = card({
  id: 'carbon-cycle',
  name: 'Carbon Cycle',
  rule: 'DSM-6.3.7',
  summary: 'Earn 1 VP for each tile you occupy that has Plankton on a corner.',
  provenance: 'printed',
  confidence: 'high',
  steps: [earnTilesWith('DSM-6.3.7', PLANKTON)],
});
