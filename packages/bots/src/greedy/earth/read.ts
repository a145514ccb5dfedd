import type { State } from '@clade/engine';

/** A word of a state. */
export function at(s: State, i: number): number {
  return s[i] as number;
}
