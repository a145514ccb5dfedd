/**
 * Which languages are whole. One that is not may lack what is listed here and nothing else; who has translated the rest
 * adds the language, and the tests hold it to everything from then on.
 */

/** Languages with every numbered rule (docs/rules/<language>), free of words for programs. English is always whole. */
export const WHOLE_RULES: readonly string[] = ['cs', 'hu', 'pl', 'ru'];

/** Numbered rules that a language outside WHOLE_RULES may still lack. */
export const AWAITED_RULES: readonly string[] = [
  ...['DSM-0.1', 'DSM-0.3'],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `DSM-9.4.${n}`),
  ...['DSM-A.4', 'DSM-A.7'],
];

/** Languages with the rule books for players of all games (docs/books/<language>), besides English. */
export const WHOLE_BOOKS: readonly string[] = ['cs', 'hu', 'pl', 'ru'];
