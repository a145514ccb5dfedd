import { gainElement, HAS, KINDS, loseElement, type OwnDisks } from '@clade/earth';
import type { State } from '@clade/engine';
import { PRINTED } from './animals.ts';
import { LOSE } from './words.ts';
import { WORLD } from './world.ts';

/** Disks of a kind on an animal's display: what can be lost (DS-5.4.3.2). */
export function disksOf(s: State, animal: number, kind: number): number {
  return s[HAS + animal * KINDS + kind] - (kind === animal ? PRINTED[animal] : 0);
}

/** Disks lie on the display only. */
export const OWN_DISKS: OwnDisks = {
  verb: LOSE,
  places: [''],
  count: disksOf,
  lose: (s, animal, kind, _place, rule, emit) => loseElement(WORLD, s, animal, kind, rule, emit),
  gain: (s, animal, kind, _place, rule, emit) => gainElement(WORLD, s, animal, kind, rule, emit),
};
