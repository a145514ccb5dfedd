import { effect, FORGO } from '@clade/engine';
import { glaciateStep } from '../glaciate.ts';
import { FROM_GLACIATION, WORLD } from '../world.ts';

/** DS-5.4.7. */
export const glaciation = effect(WORLD, 'glaciation', 'glaciation', [
  glaciateStep(FORGO, FROM_GLACIATION, 'DS-5.4.7.2'),
]);
