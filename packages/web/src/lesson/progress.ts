import { useSyncExternalStore } from 'react';
import { kept } from '../shell/kept.ts';

/** What a reader has done of one guided game. */
export interface GameProgress {
  /** Stars by chapter. */
  readonly done: Readonly<Record<string, number>>;
  readonly skipped: readonly string[];
  /** Where it was left; undefined before it was begun, and behind the last chapter. */
  readonly here?: { readonly chapter: string; readonly step: number };
  /** When it was left there, or was through: of two devices the later one counts. */
  readonly at?: number;
}

export type LessonProgress = Readonly<Record<string, GameProgress>>;

export const NOTHING_DONE: GameProgress = { done: {}, skipped: [] };

/** Anything that was stored, made whole. */
export function readProgress(stored: unknown): LessonProgress {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([game, value]) => {
      if (typeof value !== 'object' || value === null) return [];
      const { done, skipped, here, at } = value as Partial<Record<keyof GameProgress, unknown>>;
      const stars = Object.entries(typeof done === 'object' && done !== null ? done : {});
      const place = here as Partial<GameProgress['here']> | null | undefined;
      return [
        [
          game,
          {
            done: Object.fromEntries(stars.filter(([, n]) => n === 1 || n === 2 || n === 3)),
            skipped: Array.isArray(skipped) ? skipped.filter((id) => typeof id === 'string') : [],
            ...(typeof place?.chapter === 'string' && Number.isInteger(place.step)
              ? { here: { chapter: place.chapter, step: place.step as number } }
              : {}),
            ...(typeof at === 'number' ? { at } : {}),
          } satisfies GameProgress,
        ],
      ];
    }),
  );
}

export const lessons = kept('lessons', readProgress);

export function progressOf(game: string): GameProgress {
  return lessons.get()[game] ?? NOTHING_DONE;
}

export function useProgress(): LessonProgress {
  return useSyncExternalStore(lessons.subscribe, lessons.get);
}

function change(game: string, next: GameProgress): void {
  lessons.set({ ...lessons.get(), [game]: { ...next, at: Date.now() } });
}

/** The reader is at this step now. */
export function markHere(game: string, chapter: string, step: number): void {
  const { here, ...rest } = progressOf(game);
  if (here?.chapter !== chapter || here.step !== step) change(game, { ...rest, here: { chapter, step } });
}

/** A chapter is done, with so many stars; the best count. */
export function markDone(game: string, chapter: string, stars: number): void {
  const { done, skipped } = progressOf(game);
  change(game, {
    done: { ...done, [chapter]: Math.max(stars, done[chapter] ?? 0) },
    skipped: skipped.filter((id) => id !== chapter),
  });
}

export function markSkipped(game: string, chapter: string): void {
  const { done, skipped } = progressOf(game);
  if (done[chapter] !== undefined || skipped.includes(chapter)) return;
  change(game, { done, skipped: [...skipped, chapter] });
}
