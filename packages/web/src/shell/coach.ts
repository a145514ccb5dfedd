import { useSyncExternalStore } from 'react';
import { kept } from './kept.ts';

/** What is kept of the coach of one title: the games that were played with or without her, and what was said about her. */
export interface CoachOf {
  /** Tables that were played to their end, the first ones only. */
  readonly played: readonly string[];
  /** She was sent away or called, and when. */
  readonly said?: { readonly on: boolean; readonly at: number };
}

export type Coaching = Readonly<Record<string, CoachOf>>;

/** The titles that she knows, and where their words stand in her catalogue: their own, and those that hex games share. */
export const COACHED: Readonly<Record<string, { readonly own: string; readonly shared: string }>> = {
  evolution: { own: 'evo', shared: 'evo' },
  'dominant-species': { own: 'ds', shared: 'earth' },
  'dominant-species-marine': { own: 'm', shared: 'earth' },
};

/** Games of a title in which she is there by herself. */
export const FIRST_GAMES = 2;

const NOTHING: CoachOf = { played: [] };

/** Anything that was stored, made whole. */
export function readCoaching(stored: unknown): Coaching {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([game, value]) => {
      if (typeof value !== 'object' || value === null) return [];
      const { played, said } = value as Partial<Record<keyof CoachOf, unknown>>;
      const { on, at } = (said ?? {}) as Partial<NonNullable<CoachOf['said']>>;
      const tables = Array.isArray(played) ? played.filter((id) => typeof id === 'string') : [];
      return [
        [
          game,
          {
            played: tables.slice(0, FIRST_GAMES),
            ...(typeof on === 'boolean' && typeof at === 'number' ? { said: { on, at } } : {}),
          } satisfies CoachOf,
        ],
      ];
    }),
  );
}

export const coaching = kept('coach', readCoaching);

function of(game: string): CoachOf {
  return coaching.get()[game] ?? NOTHING;
}

function change(game: string, next: CoachOf): void {
  coaching.set({ ...coaching.get(), [game]: next });
}

/** Is she there? What was said about her counts; where nothing was said, in the first games of the title. */
export function coachIsOn(game: string): boolean {
  if (!(game in COACHED)) return false;
  const { played, said } = of(game);
  return said?.on ?? played.length < FIRST_GAMES;
}

export function useCoach(game: string): boolean {
  useSyncExternalStore(coaching.subscribe, coaching.get);
  return coachIsOn(game);
}

/** Calls her, or sends her away, with one click. */
export function setCoach(game: string, on: boolean): void {
  change(game, { ...of(game), said: { on, at: Date.now() } });
}

/** A whole game with her was asked for: if she was sent away or is through with the title, she is called. */
export function callCoach(game: string): void {
  if (game in COACHED && !coachIsOn(game)) setCoach(game, true);
}

/** A game is over: it counts once. */
export function markPlayed(game: string, table: string): void {
  const known = of(game);
  if (known.played.includes(table) || known.played.length >= FIRST_GAMES) return;
  change(game, { ...known, played: [...known.played, table] });
}
