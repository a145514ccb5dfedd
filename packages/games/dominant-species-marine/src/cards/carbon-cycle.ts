import { PLANKTON } from '../animals.ts';
import { card } from './card.ts';
import { earnTilesWith } from './steps.ts';

export const carbonCycle = card({
  id: 'carbon-cycle',
  rule: 'DSM-6.3.7',
  provenance: 'printed',
  confidence: 'high',
  steps: [earnTilesWith('DSM-6.3.7', PLANKTON)],
});
