import { useSyncExternalStore } from 'react';
import { USUAL_LEVEL } from './bots.ts';
import { gameCard } from './games.ts';
import { kept } from './kept.ts';
import { type Plan, type SeatPlan, soloPlan } from './plan.ts';

/** What somebody chose for a game the last time, so that the next table begins with it. */
export interface Remembered {
  /** Bots of "Play now", and their level. */
  readonly bots: number;
  readonly level: string;
  readonly plan: Plan;
  /** Nothing was put together yet: the plan is the usual one. */
  readonly fresh?: true;
}

const USUAL_BOTS = 3;

/** What was stored for one game, made whole. */
export function readRemembered(game: string, stored: unknown): Remembered {
  const max = (gameCard(game)?.seats.max ?? 2) - 1;
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Remembered>;
  const bots = isCount(given.bots, max) ? given.bots : Math.min(USUAL_BOTS, max);
  const level = typeof given.level === 'string' ? given.level : USUAL_LEVEL;
  if (isPlan(given.plan) && given.plan.game === game) return { bots, level, plan: given.plan };
  return { bots, level, plan: soloPlan(game, bots, level), fresh: true };
}

function isCount(x: unknown, max: number): x is number {
  return Number.isInteger(x) && (x as number) >= 1 && (x as number) <= max;
}

function isPlan(x: unknown): x is Plan {
  const plan = x as Partial<Plan> | undefined;
  return (
    typeof plan === 'object' &&
    plan !== null &&
    Array.isArray(plan.seats) &&
    plan.seats.every((seat: SeatPlan) => seat?.kind !== 'bot' || typeof seat.bot === 'string') &&
    typeof plan.options === 'object' &&
    plan.options !== null
  );
}

const store = kept<Readonly<Record<string, unknown>>>('tables', (stored) =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {},
);

export function remembered(game: string): Remembered {
  return readRemembered(game, store.get()[game]);
}

export function remember(game: string, change: Partial<Remembered>): void {
  const { fresh, plan, ...counts } = remembered(game);
  store.set({ ...store.get(), [game]: { ...counts, ...(fresh ? {} : { plan }), ...change } });
}

export function useRemembered(game: string): Remembered {
  const all = useSyncExternalStore(store.subscribe, store.get);
  return readRemembered(game, all[game]);
}
