import type { Trait } from './trait.ts';

export const resilience: Trait = {
  id: 'resilience',
  rule: 'DSM-6.4.15',
  provenance: 'printed',
  confidence: 'medium',
};
