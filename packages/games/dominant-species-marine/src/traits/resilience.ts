import type { Trait } from './trait.ts';

export const resilience: Trait = {
  id: 'resilience',
  name: 'Resilience',
  rule: 'DSM-6.4.15',
  summary: 'You always count as having a cube in Regression: you lose no disks to it.',
  provenance: 'printed',
  confidence: 'medium',
};
