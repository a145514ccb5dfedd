import { effect, SKIP } from '@clade/engine';
import { pickCard } from '../cards/steps.ts';
import { alternative, READING } from '../options.ts';
import { pushDiscard } from '../resolve.ts';
import { inPile, topDiscard } from '../row.ts';
import { WORLD } from '../world.ts';
import type { Trait } from './trait.ts';

export const ancientLineage: Trait = {
  id: 'ancient-lineage',
  rule: 'DSM-6.4.1',
  provenance: 'reconstructed',
  confidence: 'medium',
};

/** Asked at a Retrieve, before a Reseed that follows from it. OPT-12: any discard. */
export const ancientLineageOp = effect(WORLD, 'ancient-lineage', ancientLineage.id, [
  pickCard({
    kind: 'ancient-lineage',
    rule: ancientLineage.rule,
    wayOut: SKIP,
    where: 'out of the discard pile now',
    fits: (s, card) =>
      alternative(s, READING.ancientLineageDiscard) === 0 ? topDiscard(s) === card : inPile(s, card),
    take: pushDiscard,
  }),
]);
