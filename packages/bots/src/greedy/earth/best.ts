import { EngineBug, type Move } from '@clade/engine';

/** The first of the moves with the highest value. */
export function best(moves: readonly Move[], value: (move: Move) => number): Move {
  let chosen = -1;
  let top = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const found = value(move);
    if (found > top) {
      top = found;
      chosen = move;
    }
  }
  if (chosen < 0) throw new EngineBug('no move has a value');
  return chosen;
}
