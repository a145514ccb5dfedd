import { BOXED_PAWNS, POINTS } from '@clade/earth';
import type { Emit, State } from '@clade/engine';
import { gainPawn } from '../pawns.ts';
import { BUDDED } from '../state.ts';
import { BUDDING_INTELLIGENCE } from '../trait-ids.ts';
import { hasTrait, type Trait } from './trait.ts';

export const buddingIntelligence: Trait = {
  id: 'budding-intelligence',
  rule: 'DSM-6.4.3',
  provenance: 'printed',
  confidence: 'high',
};

const ENOUGH = 20;

/** Called after points, and when the trait comes. */
export function bud(s: State, animal: number, emit: Emit | undefined): void {
  if (s[POINTS + animal] < ENOUGH || s[BUDDED + animal] !== 0) return;
  if (!hasTrait(s, animal, BUDDING_INTELLIGENCE) || s[BOXED_PAWNS + animal] === 0) return;
  s[BUDDED + animal] = 1;
  gainPawn(s, animal, buddingIntelligence.rule, emit);
}
