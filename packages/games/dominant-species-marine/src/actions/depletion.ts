import { deplete } from '@clade/earth';
import { effect } from '@clade/engine';
import { DEPLETION_BOX } from '../state.ts';
import { WORLD } from '../world.ts';

/** DSM-5.7: one disk of a kind in the box leaves Earth. */
export const depletion = effect(WORLD, 'depletion', 'depletion', [
  deplete(WORLD, { kind: 'depletion', rule: 'DSM-5.7.1', box: DEPLETION_BOX, from: 'the Depletion box' }),
]);
