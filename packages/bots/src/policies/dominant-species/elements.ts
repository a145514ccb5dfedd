import { MAX_ELEMENTS, PRINTED } from '@clade/dominant-species';
import { elementsOf, HAS, KINDS } from '@clade/earth';
import type { State } from '@clade/engine';

/** DS-1.3.4: has the animal room for one more element? */
export function hasRoom(s: State, animal: number): boolean {
  return elementsOf(s, animal) < MAX_ELEMENTS;
}

/** Disks that can be lost: printed elements cannot (DS-5.4.3.2). The home kind of animal a is kind a. */
export function disksOf(s: State, animal: number, kind: number): number {
  return s[HAS + animal * KINDS + kind] - (kind === animal ? PRINTED[animal] : 0);
}
