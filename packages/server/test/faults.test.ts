import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Rng } from '@clade/engine';
import { expect, test } from 'vitest';
import { checkStore } from '../src/check/check.ts';
import { STORE } from '../src/config.ts';
import { scratch, startApp } from './client.ts';
import { played } from './damaged-store.ts';
import { playThroughFaults } from './faults/run.ts';

/** The short form of what `npm run kill:long` does for longer; a failure names its seed. */
test('a disk that fails in the middle of writes loses and doubles nothing, whatever the clock does', async () => {
  const report = await playThroughFaults({ seed: `${Date.now()}`, enough: 60 });
  expect(report.acknowledged).toBeGreaterThanOrEqual(60);
  expect(report.faults).toBeGreaterThan(0);
});

test.each(['cut', 'scrambled'])(
  'a write-ahead log that was %s anywhere leaves a store that is whole, as it was at a moment, and a mark that tells',
  async (how) => {
    const folder = scratch();
    const torn = scratch();
    await (await startApp(folder.path)).close();
    const server = await startApp(folder.path);
    await played(server);
    await played(server);
    const log = readFileSync(join(folder.path, `${STORE}-wal`));
    copyFileSync(join(folder.path, STORE), join(torn.path, STORE));
    await server.close();
    const last = readFileSync(join(folder.path, `${STORE}.mark`), 'utf8');
    const rng = new Rng(how);
    const seen = new Set<string>();
    for (let i = 0; i < 15; i++) {
      const at = rng.below(log.length);
      const bytes = Buffer.from(log);
      if (how === 'scrambled') bytes.fill(0x5a, at, at + 32);
      writeFileSync(join(torn.path, `${STORE}-wal`), how === 'cut' ? bytes.subarray(0, at) : bytes);
      writeFileSync(join(torn.path, `${STORE}-shm`), '');
      writeFileSync(join(torn.path, `${STORE}.mark`), last);
      const { lines, tables, wrong } = await checkStore(torn.path);
      seen.add(`${tables} ${lines}`);
      expect(wrong.filter(({ what }) => !what.startsWith('the end of the store is lost'))).toEqual([]);
      // What was told is there, or it is said that it is not.
      if (tables < 2 || lines < 4) expect(wrong).toHaveLength(1);
    }
    expect(seen.size).toBeGreaterThan(2);
    folder.remove();
    torn.remove();
  },
);
