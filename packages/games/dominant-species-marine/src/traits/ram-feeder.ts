import { shiftElement } from '@clade/earth';
import type { Emit, State } from '@clade/engine';
import { PLANKTON } from '../animals.ts';
import { WORLD } from '../world.ts';
import type { Trait } from './trait.ts';

export const ramFeeder: Trait = {
  id: 'ram-feeder',
  rule: 'DSM-6.4.14',
  provenance: 'printed',
  confidence: 'high',
};

/** The symbol comes (+1) and goes (-1) with the card. */
export function shiftPlankton(s: State, animal: number, by: number, emit: Emit | undefined): void {
  shiftElement(WORLD, s, animal, PLANKTON, by, emit);
}
