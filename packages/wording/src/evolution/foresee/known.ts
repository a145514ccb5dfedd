import type { State } from '@clade/engine';
import { type EvoView, knownTable } from '@clade/evolution';

const KNOWN = new WeakMap<EvoView, State>();

/** What is known of a table as a state: many places ask it about one view. */
export function knownOf(view: EvoView): State {
  let known = KNOWN.get(view);
  if (known === undefined) {
    known = knownTable(view);
    KNOWN.set(view, known);
  }
  return known;
}
