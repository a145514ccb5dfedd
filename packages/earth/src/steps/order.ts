import * as engine from '@clade/engine';
import { cloneState, type State } from '@clade/engine';
import * as columns from '../columns.ts';

const { VERSION } = engine;
const { FLAGS, IN_ORDER } = columns;

/**
 * Several picks of one question: a table takes them in any order. Tables of the first version of the rules, and worlds that
 * a search plays in, take them in ascending order only and close the question when no later one is left. The last pick
 * therefore stays in a register; what has been picked is kept elsewhere where the table itself does not show it.
 */
export function takesInOrder(s: State): boolean {
  return s[VERSION] < 2 || (s[FLAGS] & IN_ORDER) !== 0;
}

/** The table as searches play it. */
export function inOrder(s: State): State {
  if (takesInOrder(s)) return s;
  const t = cloneState(s);
  t[FLAGS] |= IN_ORDER;
  return t;
}
