import type { Trait } from './trait.ts';

export const social: Trait = {
  id: 'social',
  name: 'Social',
  rule: 'DSM-6.4.17',
  summary: 'Your basic pawns may bump basic pawns of other animals.',
  provenance: 'printed',
  confidence: 'high',
};
