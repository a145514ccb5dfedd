import type { Advice, HintPlan } from '../table/table.ts';

/** Of the points that the best moves are expected to end with, this part is much, and so many points at least (0027). */
const MUCH = { part: 0.05, points: 3 } as const;
/** Standard errors by which the loss must be more than nothing. */
const SURE = 2;

/** Do moves throw away much, by the bots' judgement? */
export function throwsAway({ points, lost, doubt }: Pick<HintPlan, 'points' | 'lost' | 'doubt'>): boolean {
  const best = points + lost;
  return lost >= Math.max(MUCH.points, MUCH.part * best) && lost - SURE * doubt > 0;
}

/** The plan that was asked about, where it throws away much and there is something better. */
export function graveLoss({ mine, moves }: Pick<Advice, 'mine' | 'moves'>): HintPlan | undefined {
  return mine && moves.length > 0 && throwsAway(mine) ? mine : undefined;
}
