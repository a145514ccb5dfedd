/**
 * How long the guided first games take, in minutes: by the words to be read (160 a minute), 3 seconds a press, and the
 * time of what others do. A test holds them against the chapters.
 */
export const LESSON_MINUTES: Readonly<Record<string, readonly number[]>> = {
  evolution: [1, 1, 1, 1, 1, 1, 1, 2],
  'dominant-species': [1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  'dominant-species-marine': [1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
};

/** Of a whole lesson. */
export function lessonMinutes(game: string): number {
  return (LESSON_MINUTES[game] ?? []).reduce((sum, minutes) => sum + minutes, 0);
}
