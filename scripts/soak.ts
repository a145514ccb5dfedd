import { parseArgs } from 'node:util';
import { soak } from '../packages/server/test/soak/run.ts';

/**
 * `npm run soak [-- --minutes M --tables T --think MS --seed S]`: an hour of even load on one server; fails when anything
 * is lost, when memory at the end is more than a tenth above that when it was warm, or when the disk grows without games.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    tables: { type: 'string', default: '20' },
    think: { type: 'string', default: '500' },
    seed: { type: 'string', default: 'soak' },
  },
});
/** A tenth more memory, 2 kB for a line with all that belongs to it, and a write-ahead log of 64 MiB. */
const MOST = { memory: 1.1, bytesOfLine: 2048, largestLog: 64 };

const { samples, ...report } = await soak({
  minutes: Number(values.minutes),
  tables: Number(values.tables),
  think: Number(values.think),
  seed: values.seed,
  note: (line) => process.stderr.write(`${line}\n`),
});
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
const over = [
  report.memory.ratio > MOST.memory && 'memory',
  report.bytesOfLine > MOST.bytesOfLine && 'bytes of a line',
  report.largestLog > MOST.largestLog && 'write-ahead log',
].filter((what) => what !== false);
if (over.length > 0) {
  process.stderr.write(`Not bounded: ${over.join(', ')}.\n`);
  process.exitCode = 1;
}
