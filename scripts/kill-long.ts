import { parseArgs } from 'node:util';
import { killAgainAndAgain } from '../packages/server/test/kill/run.ts';

/** `npm run kill:long [-- --kills K --load L --seed S]`: kills a server under load again and again; fails when anything is lost. */
const { values } = parseArgs({
  options: { kills: { type: 'string' }, load: { type: 'string' }, seed: { type: 'string' } },
});
const began = performance.now();
const report = await killAgainAndAgain({
  kills: Number(values.kills ?? 60),
  load: Number(values.load ?? 3),
  seed: values.seed ?? 'long',
  lives: [1, 300],
  note: (line) => process.stderr.write(`${line}\n`),
});
const seconds = Math.round((performance.now() - began) / 1000);
process.stdout.write(`${JSON.stringify({ ...report, seconds }, null, 2)}\n`);
