/**
 * How long the chapters of the guided first games take, in seconds, for a careful reader: docs/lessons/minutes.md says
 * what is counted. minutes.test.ts computes them from the chapters.
 */
export const LESSON_SECONDS: Readonly<Record<string, readonly number[]>> = {
  evolution: [68, 46, 38, 64, 52, 57, 53, 91],
  'dominant-species': [45, 34, 53, 48, 62, 49, 45, 70, 64, 173],
  'dominant-species-marine': [42, 30, 47, 60, 49, 73, 46, 45, 85, 159],
};

function minutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

/** Of each chapter. */
export const LESSON_MINUTES: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  Object.entries(LESSON_SECONDS).map(([game, chapters]) => [game, chapters.map(minutes)]),
);

/** Of a whole lesson. */
export function lessonMinutes(game: string): number {
  return minutes((LESSON_SECONDS[game] ?? []).reduce((sum, seconds) => sum + seconds, 0));
}
