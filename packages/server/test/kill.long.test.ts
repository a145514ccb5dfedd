import { expect, test } from 'vitest';
import { killAgainAndAgain } from './kill/run.ts';

/** The short form of `npm run kill:long`; a failure names its seed. */
test('a server that is killed at any moment has lost nothing and doubled nothing', async () => {
  const seed = `${Date.now()}`;
  const report = await killAgainAndAgain({ kills: 6, seed, lives: [3, 35], load: 1 });
  expect(report.kills).toBe(6);
  // The kills came in the middle of things.
  expect(report.drafts + report.onTheWay).toBeGreaterThan(0);
});
