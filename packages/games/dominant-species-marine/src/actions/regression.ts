import { choose, POOL } from '@clade/earth';
import { A, ASK, END, effect, FORGO, packMove, type State } from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { REGRESSION_SQUARES } from '../display.ts';
import { REGRESSION_CUBE } from '../state.ts';
import { USE } from '../words.ts';
import { WORLD } from '../world.ts';

function emptySquare(s: State): number {
  for (let i = 0; i < REGRESSION_SQUARES; i++) if (s[REGRESSION_CUBE + i] === 0) return i;
  return -1;
}

/** DSM-5.9: a cube from the gene pool to an empty square. */
export const regression = effect(WORLD, 'regression', 'regression', [
  choose({
    kind: 'regression',
    rule: 'DSM-5.9.1',
    verb: USE,
    wayOut: FORGO,
    enter: (s, f) => (s[POOL + s[f + A]] > 0 && emptySquare(s) >= 0 ? ASK : END),
    moves: (_s, _f, out) => out.add(packMove(USE)),
    take(s, f, _move, emit) {
      const animal = s[f + A];
      s[POOL + animal]--;
      s[REGRESSION_CUBE + emptySquare(s)] = animal + 1;
      if (emit) emit({ type: 'regression-cube', rule: 'DSM-5.9.1', animal: ANIMAL_IDS[animal] });
    },
    explain: () => undefined,
  }),
]);
