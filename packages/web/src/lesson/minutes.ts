/**
 * How long the chapters of the guided first games take, in minutes: by the words to be read in English (160 a minute),
 * 3 seconds a press, 0.4 seconds for each move of the others, and in a real game two presses for each move.
 * minutes.test.ts computes them from the chapters.
 */
export const LESSON_MINUTES: Readonly<Record<string, readonly number[]>> = {
  evolution: [1, 1, 1, 1, 1, 1, 1, 2],
  'dominant-species': [1, 1, 1, 1, 1, 1, 1, 1, 2, 5],
  'dominant-species-marine': [1, 1, 1, 1, 1, 1, 1, 1, 2, 3],
};

/** Of a whole lesson. */
export function lessonMinutes(game: string): number {
  return (LESSON_MINUTES[game] ?? []).reduce((sum, minutes) => sum + minutes, 0);
}
