import { roundSpans } from '../history/timeline.ts';
import type { Course } from '../table.ts';

/** Points by seat after each round: the state at the last line of the round. */
export function pointsByRound({
  scores,
  rounds,
}: Course): { readonly round: number; readonly scores: readonly number[] }[] {
  return roundSpans(rounds).map(({ round, to }) => ({ round, scores: scores[to] ?? [] }));
}
