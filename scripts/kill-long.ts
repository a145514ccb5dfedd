import { parseArgs } from 'node:util';
import { playThroughFaults } from '../packages/server/test/faults/run.ts';
import { killCluster } from '../packages/server/test/kill/cluster.ts';
import { killAgainAndAgain } from '../packages/server/test/kill/run.ts';

/**
 * `npm run kill:long [-- --kills K --load L --seed S]`: kills a server under load again and again; fails when anything is
 * lost; then a disk that fails in the middle of writes, a clock that jumps and backups meanwhile. With `--postgres`: two servers and a worker on PostgreSQL, each killed K times (20), and the database now and then.
 */
const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    kills: { type: 'string' },
    load: { type: 'string' },
    seed: { type: 'string' },
  },
});
const began = performance.now();
const seed = values.seed ?? 'long';
const note = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
const report = await (values.postgres ? cluster() : alone());
const seconds = Math.round((performance.now() - began) / 1000);
process.stdout.write(`${JSON.stringify({ ...report, seconds }, null, 2)}\n`);

function cluster(): ReturnType<typeof killCluster> {
  const kills = Number(values.kills ?? 20);
  const load = Number(values.load ?? 2);
  return killCluster({ kills, databaseKills: Math.ceil(kills / 5), load, seed, note });
}

async function alone(): Promise<object> {
  const kills = Number(values.kills ?? 60);
  const killed = await killAgainAndAgain({
    kills,
    load: Number(values.load ?? 3),
    seed,
    lives: [1, 300],
    note,
  });
  return { ...killed, throughFaults: await playThroughFaults({ seed, enough: kills * 30, note }) };
}
