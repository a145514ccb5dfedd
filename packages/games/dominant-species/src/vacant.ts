import * as earth from '@clade/earth';
import { type MoveList, packMove, type State } from '@clade/engine';
import { SPACES } from './display.ts';
import * as state from './state.ts';

const { PLACE } = earth;
const { SPACE } = state;

const STEP = packMove(0, 1);

/** A move for every vacant space from `first` on. Branch-free, because this is half of all decisions. */
export function vacantSpaces(s: State, first: number, out: MoveList): void {
  out.reserve(SPACES);
  const { at } = out;
  let n = out.n;
  let move = packMove(PLACE, first);
  const end = SPACE + SPACES;
  for (let i = SPACE + first; i < end; i++) {
    at[n] = move;
    n += (s[i] - 1) >>> 31;
    move += STEP;
  }
  out.n = n;
}
