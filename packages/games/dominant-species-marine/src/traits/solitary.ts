import { cubesOn, othersOn } from '@clade/earth';
import type { State } from '@clade/engine';
import { alternative, READING } from '../options.ts';
import { SOLITARY } from '../trait-ids.ts';
import { hasTrait, type Trait } from './trait.ts';

export const solitary: Trait = {
  id: 'solitary',
  rule: 'DSM-6.4.18',
  provenance: 'reconstructed',
  confidence: 'low',
};

/** What a scored tile earns besides its places; OPT-13: one cube of yours, or nobody else. */
export function solitaryPoints(s: State, hex: number, animal: number): number {
  if (!hasTrait(s, animal, SOLITARY)) return 0;
  const cubes = cubesOn(s, hex, animal);
  const alone =
    alternative(s, READING.solitaryMeaning) === 0 ? cubes === 1 : cubes > 0 && othersOn(s, hex, animal) === 0;
  return alone ? 1 : 0;
}
