import type { Trait } from './trait.ts';

export const flight: Trait = {
  id: 'flight',
  name: 'Flight',
  rule: 'DSM-6.4.9',
  summary: 'A basic pawn of yours may go after all or before all of your pawns on the display.',
  provenance: 'printed',
  confidence: 'high',
};
