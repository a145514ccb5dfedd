import type { Trait } from './trait.ts';

export const flight: Trait = {
  id: 'flight',
  rule: 'DSM-6.4.9',
  provenance: 'printed',
  confidence: 'high',
};
