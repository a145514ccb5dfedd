import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Lesson, Pupil, pack, type Report } from '@clade/bots/school';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Config, configure } from '@clade/engine';
import { end } from './tuned-game.ts';

/**
 * `node scripts/school.ts --minutes 10 --to net`: a network for the turns of Marine from games against itself and the
 * policy, on several threads whose networks are averaged after each lesson. It writes `net.actor` and `net.critic`, goes on
 * `--from` what it wrote, and writes `net.ts`, which becomes the brain's instinct.ts.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    workers: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'school' },
    games: { type: 'string', default: '24' },
    heat: { type: 'string', default: '0.8' },
    rate: { type: 'string', default: '8e-4' },
    from: { type: 'string' },
    to: { type: 'string', default: 'school' },
  },
});

interface Nets {
  readonly actor: Float32Array;
  readonly critic: Float32Array;
}

/** Tables that lessons are drawn from: mostly of four. */
const TABLES = [4, 4, 4, 4, 3, 2];
/** Lessons after which the networks are written. */
const WRITE = 20;

/** What stands above a network in its source. */
const ABOUT =
  '/** The network that rates turns, from school (scripts/school.ts), packed by school/pack.ts. */\n';

/** A number above 0, or the program ends and says which is none. */
function positive(name: 'minutes' | 'workers' | 'games' | 'heat' | 'rate'): number {
  const value = Number(values[name]);
  if (!(value > 0)) end(`--${name} takes a number above 0, not "${values[name]}".`);
  return value;
}

const minutes = positive('minutes');
const threads = positive('workers');
const games = positive('games');
const heat = positive('heat');
const rate = positive('rate');

if (isMainThread) await teach();
else attend(workerData as Nets & { id: number });

async function teach(): Promise<void> {
  const first = new Pupil(values.seed);
  let nets: Nets = {
    actor: values.from === undefined ? first.actor.params : read(`${values.from}.actor`),
    critic: values.from === undefined ? first.critic.params : read(`${values.from}.critic`),
  };
  const workers = Array.from(
    { length: threads },
    (_, id) =>
      new Worker(new URL(import.meta.url), { workerData: { id, ...nets }, argv: process.argv.slice(2) }),
  );
  const begun = performance.now();
  const passed = (): number => (performance.now() - begun) / 60_000 / minutes;
  for (let n = 1; passed() < 1; n++) {
    const lesson: Lesson = {
      games,
      rivals: 0.4,
      heat,
      trace: 0.8,
      rate: rate * (1 - 0.9 * passed()),
      sweeps: 2,
      batch: 512,
      curiosity: 0.01 * (1 - passed()),
    };
    const answers = await Promise.all(workers.map((worker) => answer(worker, { lesson, ...nets })));
    nets = {
      actor: mean(answers.map(({ actor }) => actor)),
      critic: mean(answers.map(({ critic }) => critic)),
    };
    const lead = answers.reduce((sum, { report }) => sum + report.lead, 0) / answers.length;
    process.stderr.write(`${n}: ${lead.toFixed(2)} points ahead\n`);
    if (n % WRITE !== 0) continue;
    write(nets);
  }
  write(nets);
  for (const worker of workers) await worker.terminate();
}

function attend({ id, actor, critic }: Nets & { id: number }): void {
  const pupil = new Pupil(`${values.seed}/${id}`, actor, critic);
  const configs = TABLES.map((players) => configure(dominantSpeciesMarine, players, {}) as Config);
  parentPort?.on('message', ({ lesson, ...nets }: Nets & { lesson: Lesson }) => {
    pupil.actor.params.set(nets.actor);
    pupil.critic.params.set(nets.critic);
    const report = pupil.study(configs, lesson);
    parentPort?.postMessage({ actor: pupil.actor.params, critic: pupil.critic.params, report });
  });
}

function answer(worker: Worker, question: Nets & { lesson: Lesson }): Promise<Nets & { report: Report }> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message) => {
      worker.off('error', reject);
      resolve(message);
    });
    worker.postMessage(question);
  });
}

function mean(all: readonly Float32Array[]): Float32Array {
  return Float32Array.from(
    all[0] ?? [],
    (_, i) => all.reduce((sum, net) => sum + (net[i] ?? 0), 0) / all.length,
  );
}

function read(file: string): Float32Array {
  if (!existsSync(file)) end(`There is no file ${file}.`);
  return new Float32Array(Uint8Array.from(readFileSync(file)).buffer);
}

function write({ actor, critic }: Nets): void {
  writeFileSync(`${values.to}.actor`, new Uint8Array(actor.buffer));
  writeFileSync(`${values.to}.critic`, new Uint8Array(critic.buffer));
  const lines = pack(actor).match(/.{1,100}/g) ?? [];
  const source = lines.map((line) => `  '${line}',\n`).join('');
  writeFileSync(`${values.to}.ts`, `${ABOUT}export const INSTINCT = [\n${source}].join('');\n`);
}
