import { type Refusal, refusal, type State } from '@clade/engine';
import { ANIMAL_IDS } from './animals.ts';
import { SPACE_NAMES } from './display.ts';
import { SPACE } from './state.ts';

/** Reasons that several decisions share. */

export function refuseSpace(s: State, space: number, rule: string): Refusal | undefined {
  const pawn = s[SPACE + space];
  if (pawn === 0) return undefined;
  const facts = { space: SPACE_NAMES[space], animal: ANIMAL_IDS[pawn - 1] };
  return refusal('taken-space', rule, facts);
}
