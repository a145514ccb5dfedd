import { expect, test } from 'vitest';
import { killCluster } from './kill/cluster.ts';

/** The short form of `npm run kill:long -- --postgres`; a failure names its seed. */
test('two servers and a worker on PostgreSQL, each killed at any moment, lose nothing and double nothing', async () => {
  const seed = `${Date.now()}`;
  const report = await killCluster({ kills: 2, databaseKills: 1, seed, load: 1 });
  expect(report.kills).toEqual({ one: 2, two: 2, worker: 2, database: 1 });
  expect(report.botLines).toBeGreaterThan(0);
  expect(report.notices).toBeGreaterThan(0);
  expect(report.reconnects).toBeGreaterThan(0);
}, 300_000);
