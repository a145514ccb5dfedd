import { firstSeat, type Game, MoveList } from './game.ts';
import type { State } from './state.ts';

/**
 * Counts legal sequences of 1..depth moves. Where several seats choose at once the lowest one goes first: the order of
 * commitments makes no difference to the position.
 */
export function perft(game: Game, root: State, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const lists = counts.map(() => new MoveList());
  const pool = counts.map(() => game.clone(root));
  const walk = (s: State, level: number): void => {
    const pending = game.pending(s);
    if (pending === 0) return;
    const seat = firstSeat(pending);
    const list = lists[level];
    game.legalMoves(s, seat, list);
    counts[level] += list.n;
    if (level + 1 === depth) return;
    const child = pool[level];
    for (let i = 0; i < list.n; i++) {
      game.copyInto(child, s);
      game.apply(child, seat, list.at[i]);
      walk(child, level + 1);
    }
  };
  if (depth > 0) walk(root, 0);
  return counts;
}
