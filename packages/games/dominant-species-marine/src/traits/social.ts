import type { Trait } from './trait.ts';

export const social: Trait = {
  id: 'social',
  rule: 'DSM-6.4.17',
  provenance: 'printed',
  confidence: 'high',
};
