export { Course } from './course.ts';

import { test } from 'vitest';

/**
 * A test of one or more numbered rules: `rule('EVO-4.2.1', 'equal size does not attack', ...)`. `npm run rules` collects
 * the ids from the sources and compares them with the rule books.
 */
export function rule(ids: string, title: string, body: () => void): void {
  test(`${ids} ${title}`, body);
}
