import type { Chapter } from './format.ts';

/** Hexes that the steps of a chapter name; wrong answers and other ways do not count. */
export function hexesOf({ steps }: Chapter): string[] {
  const named = steps.map(({ rules: _, ...step }) =>
    JSON.stringify(step, (key, value) => (key === 'wrong' || key === 'branches' ? undefined : value)),
  );
  return [...new Set(named.join(' ').match(/\b[A-G]\d\b/g))].sort();
}
