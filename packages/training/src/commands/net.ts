import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { NET_HIDDEN, NET_INPUTS, NET_OUTPUTS, writeWeights } from '@clade/bots/marine-net';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Config, configure } from '@clade/engine';
import { ActorCritic, type Report, type TrainingRound } from '../actor-critic.ts';
import { BadCommand, positive } from '../input.ts';

interface Nets {
  readonly actor: Float32Array;
  readonly critic: Float32Array;
}

/** What a thread begins with. */
interface Start extends Nets {
  readonly seed: string;
}

/** Tables that rounds are drawn from: mostly of four. */
const TABLES = [4, 4, 4, 4, 3, 2];
/** Rounds after which the networks are written. */
const WRITE = 20;

/**
 * `net --minutes 10 --to net`: a network for the turns of Marine from games against itself and the policy, on several threads
 * whose networks are averaged after each round. It writes `net.actor` and `net.critic`, goes on `--from` what it wrote, and
 * writes `net.net`, which becomes `assets/dominant-species-marine.net` of the bots.
 */
export async function net(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      minutes: { type: 'string', default: '10' },
      workers: { type: 'string', default: '2' },
      seed: { type: 'string', default: 'net' },
      games: { type: 'string', default: '24' },
      temperature: { type: 'string', default: '0.8' },
      rate: { type: 'string', default: '8e-4' },
      from: { type: 'string' },
      to: { type: 'string', default: 'net' },
    },
  });
  const minutes = positive('minutes', values.minutes);
  const threads = positive('workers', values.workers);
  const games = positive('games', values.games);
  const temperature = positive('temperature', values.temperature);
  const rate = positive('rate', values.rate);
  const first = new ActorCritic(values.seed);
  let nets: Nets = {
    actor: values.from === undefined ? first.actor.params : read(`${values.from}.actor`),
    critic: values.from === undefined ? first.critic.params : read(`${values.from}.critic`),
  };
  const workers = Array.from({ length: threads }, (_, id) => {
    const start: Start = { seed: `${values.seed}/${id}`, ...nets };
    return new Worker(new URL(import.meta.url), { workerData: start });
  });
  const begun = performance.now();
  const passed = (): number => (performance.now() - begun) / 60_000 / minutes;
  for (let n = 1; passed() < 1; n++) {
    const round: TrainingRound = {
      games,
      rivals: 0.4,
      temperature,
      trace: 0.8,
      rate: rate * (1 - 0.9 * passed()),
      sweeps: 2,
      batch: 512,
      entropy: 0.01 * (1 - passed()),
    };
    const answers = await Promise.all(workers.map((worker) => answer(worker, { round, ...nets })));
    nets = {
      actor: mean(answers.map(({ actor }) => actor)),
      critic: mean(answers.map(({ critic }) => critic)),
    };
    const lead = answers.reduce((sum, { report }) => sum + report.lead, 0) / answers.length;
    process.stderr.write(`${n}: ${lead.toFixed(2)} points ahead\n`);
    if (n % WRITE === 0) write(values.to, nets);
  }
  write(values.to, nets);
  for (const worker of workers) await worker.terminate();
}

/** A thread trains its own networks, beginning each round with the mean of all. */
function attend({ seed, actor, critic }: Start): void {
  const learner = new ActorCritic(seed, actor, critic);
  const configs = TABLES.map((players) => configure(dominantSpeciesMarine, players, {}) as Config);
  parentPort?.on('message', ({ round, ...nets }: Nets & { round: TrainingRound }) => {
    learner.actor.params.set(nets.actor);
    learner.critic.params.set(nets.critic);
    const report = learner.train(configs, round);
    parentPort?.postMessage({ actor: learner.actor.params, critic: learner.critic.params, report });
  });
}

function answer(
  worker: Worker,
  question: Nets & { round: TrainingRound },
): Promise<Nets & { report: Report }> {
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
  if (!existsSync(file)) throw new BadCommand(`There is no file ${file}.`);
  return new Float32Array(Uint8Array.from(readFileSync(file)).buffer);
}

function write(to: string, { actor, critic }: Nets): void {
  writeFileSync(`${to}.actor`, new Uint8Array(actor.buffer));
  writeFileSync(`${to}.critic`, new Uint8Array(critic.buffer));
  const { id, rules } = dominantSpeciesMarine;
  const shape = { game: id, inputs: NET_INPUTS, hidden: NET_HIDDEN, outputs: NET_OUTPUTS };
  writeFileSync(`${to}.net`, writeWeights(actor, shape, rules));
}

if (!isMainThread) attend(workerData as Start);
