import type { State } from '@clade/engine';
import { VENT_SIDE } from './state.ts';
import { GEYSER, SMOKER } from './terrain.ts';

/** DSM-1.3.2: which side of a vent is up. */

export function isSmoker(s: State, hex: number): boolean {
  return s[VENT_SIDE + hex] === SMOKER + 1;
}

export function isGeyser(s: State, hex: number): boolean {
  return s[VENT_SIDE + hex] === GEYSER + 1;
}
