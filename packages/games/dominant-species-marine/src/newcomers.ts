import { ANIMALS, OWNER } from '@clade/earth';
import { push, type State } from '@clade/engine';
import { CAMOUFLAGE_OP } from './phases/ops.ts';
import { CAMOUFLAGE } from './trait-ids.ts';
import { hasTrait } from './traits/trait.ts';

/** DSM-6.4.4: after a tile was laid or converted, other animals with Camouflage are asked, down the food chain. */
export function askCamouflaged(s: State, actor: number, hex: number): void {
  for (let a = ANIMALS - 1; a >= 0; a--) {
    if (a !== actor && hasTrait(s, a, CAMOUFLAGE)) push(s, CAMOUFLAGE_OP, s[OWNER + a], a, 0, hex);
  }
}
