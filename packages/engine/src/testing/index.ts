export { boxOf, ofType, pointsIn, sum } from './box.ts';
export { type Changes, changesOf, DRAWN, expectChanged } from './changes.ts';
export { PlayedCourse } from './course.ts';
export { type Driver, drive } from './drive.ts';
export { type Repair, type Tries, testReasons, tries } from './explain.ts';
export { goldenGames } from './golden.ts';
export { type HexBox, HexEditor, type HexPosition, repairHex } from './hex-edit.ts';
export {
  expectHexFacts,
  HEX_VERBS,
  type HexFacts,
  type HexNames,
  likelyHexes,
  SeenTable,
} from './hex-facts.ts';
export { HexModel } from './hex-model.ts';
export { logWithTakeback } from './passed.ts';
export { toy as pebbles } from './pebbles.ts';
export { expectAnyOrder } from './picks.ts';
export { checkTable, tableOf } from './tables.ts';
export { testMoveWords } from './words.ts';

import { test } from 'vitest';

/**
 * A test of one or more numbered rules: `rule('EVO-4.2.1', 'equal size does not attack', ...)`. `npm run rules` collects
 * the ids from the sources and compares them with the rule books.
 */
export function rule(ids: string, title: string, body: () => void): void {
  test(`${ids} ${title}`, body);
}
