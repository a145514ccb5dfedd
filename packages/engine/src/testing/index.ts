export { Course } from './course.ts';
export { type Driver, drive } from './drive.ts';
export { type Asked, Examiner, type Repaired, type Tries, tries } from './explain.ts';
export { type HexBox, HexEditor, type HexPosition } from './hex-edit.ts';
export { HexModel } from './hex-model.ts';

import { test } from 'vitest';

/**
 * A test of one or more numbered rules: `rule('EVO-4.2.1', 'equal size does not attack', ...)`. `npm run rules` collects
 * the ids from the sources and compares them with the rule books.
 */
export function rule(ids: string, title: string, body: () => void): void {
  test(`${ids} ${title}`, body);
}
