import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { environment, type Row } from './measure.ts';
import { cladeTables } from './server-clade.ts';
import { type Load, type LoadedTable, percentile, Saturation, steady } from './server-load.ts';
import { peerTables } from './server-peer.ts';

const PEER = 'boardgame.io server, FlatFile storage, a move that only counts';

interface Measured {
  readonly steady: Load;
  /** The best of the samples. */
  readonly saturated: Load;
  /** Bytes of the server process, with all tables open and all streams connected, after the load. */
  readonly memory: number;
  /** Milliseconds of processor time of the server for a move at saturation: what other load on the machine hides least. */
  readonly cpu: number;
}

interface Plan {
  readonly tables: number;
  readonly rate: number;
  /** Seconds of the steady rate. */
  readonly seconds: number;
  readonly clients: number;
  readonly samples: number;
  /** Seconds of one sample at saturation. */
  readonly sample: number;
}

const WHOLE: Plan = { tables: 1000, rate: 100, seconds: 15, clients: 32, samples: 5, sample: 4 };
const QUICK: Plan = { ...WHOLE, tables: 100, seconds: 3, samples: 2, sample: 2 };

/**
 * `npm run bench -- server`: bots as HTTP clients at many open tables with a stream each, and beside them the same for
 * boardgame.io's server over its own transport; first at a steady rate, then as fast as they are answered, in samples
 * that take turns, of which the best counts for each. The clients run on the same machine. A latency is from the request
 * that makes a move public to its delivery at another client.
 */
export async function benchServer({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const plan = quick ? QUICK : WHOLE;
  const load = os.loadavg()[0] ?? 0;
  const say = (text: string): void => {
    if (!json && process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  };
  const servers = [new Bench('clade', cladeTables), new Bench('boardgame.io', peerTables)] as const;
  try {
    const [clade, peer] = await measured(servers, plan, say);
    say('');
    const rows = [...rowsOf('evolution', clade, peer), ...rowsOf('boardgame.io', peer, peer)];
    const report = {
      ...environment(),
      tables: plan.tables,
      cores: os.cpus().length,
      loadBefore: load,
      peer: { name: PEER, movesPerSecond: peer.saturated.movesPerSecond },
      rows,
    };
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : written(report));
  } finally {
    for (const server of servers) server.end();
  }
}

async function measured(
  servers: readonly [Bench, Bench],
  plan: Plan,
  say: (text: string) => void,
): Promise<[Measured, Measured]> {
  const [clade, peer] = servers;
  for (const server of servers) {
    say(`${server.kind}: opening ${plan.tables} tables`);
    await server.open(plan);
  }
  for (const server of servers) {
    say(`${server.kind}: ${plan.rate} moves a second`);
    await server.steady(plan);
  }
  for (let i = 1; i <= plan.samples; i++) {
    for (const server of servers) {
      say(`${server.kind}: as fast as it goes, ${i} of ${plan.samples}`);
      await server.sample(plan);
    }
  }
  return [await clade.result(), await peer.result()];
}

/** One of the two servers, in a process of its own, with its clients. */
class Bench {
  readonly kind: string;
  readonly #connect: (address: string, tables: number, lobby: string) => Promise<LoadedTable[]>;
  readonly #folder = mkdtempSync(join(os.tmpdir(), 'clade-bench-'));
  readonly #child: ChildProcess;
  readonly #address: Promise<{ address: string; lobby?: string }>;
  #tables: LoadedTable[] = [];
  #saturation: Saturation | undefined;
  #steady: Load | undefined;
  readonly #samples: Load[] = [];
  #cpu = 0;

  constructor(
    kind: string,
    connect: (address: string, tables: number, lobby: string) => Promise<LoadedTable[]>,
  ) {
    this.kind = kind;
    this.#connect = connect;
    this.#child = fork(new URL('./server-process.ts', import.meta.url), [kind, this.#folder], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#address = told(this.#child);
  }

  async open(plan: Plan): Promise<void> {
    const { address, lobby = '' } = await this.#address;
    this.#tables = await this.#connect(address, plan.tables, lobby);
    this.#saturation = new Saturation(this.#tables, plan.clients);
  }

  async steady({ rate, seconds }: Plan): Promise<void> {
    await steady(this.#tables, rate, 2); // warm up
    this.#steady = await steady(this.#tables, rate, seconds);
  }

  async sample({ sample }: Plan): Promise<void> {
    const before = await used(this.#child);
    this.#samples.push(await (this.#saturation as Saturation).run(sample));
    this.#cpu += (await used(this.#child)).cpu - before.cpu;
  }

  async result(): Promise<Measured> {
    const { memory } = await used(this.#child);
    const moves = this.#samples.reduce((sum, sample) => sum + sample.moves, 0);
    const best = this.#samples.reduce((a, b) => (b.movesPerSecond > a.movesPerSecond ? b : a));
    return { steady: this.#steady as Load, saturated: best, memory, cpu: this.#cpu / moves };
  }

  end(): void {
    this.#child.kill('SIGKILL'); // our own child, by its handle
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function used(child: ChildProcess): Promise<{ memory: number; cpu: number }> {
  child.send('used');
  return told(child);
}

/** The next message of a child; it must not die first. */
function told<T>(child: ChildProcess): Promise<T> {
  return new Promise((done, fail) => {
    const died = (code: number | null): void => fail(new Error(`the server ended with ${code}`));
    child.once('exit', died);
    child.once('message', (message) => {
      child.off('exit', died);
      done(message as T);
    });
  });
}

function rowsOf(
  game: string,
  { steady: even, saturated: full, memory, cpu }: Measured,
  peer: Measured,
): Row[] {
  const row = (name: string, unit: string, value: number, ratio: number | null = null): Row => ({
    name,
    game,
    players: 2,
    unit,
    value,
    ratio,
  });
  const delivery = [50, 95, 99].map((p) =>
    row(`request to delivery at 100 moves/s, p${p}`, 'ms', percentile(even.latencies, p)),
  );
  return [
    row(
      'moves at saturation',
      'moves/s',
      full.movesPerSecond,
      full.movesPerSecond / peer.saturated.movesPerSecond,
    ),
    row('request to delivery at saturation, p95', 'ms', percentile(full.latencies, 95)),
    row('moves at the steady rate', 'moves/s', even.movesPerSecond),
    ...delivery,
    row('processor time of the server for a move', 'ms', cpu),
    row('memory of the server process', 'MiB', memory / 2 ** 20),
  ];
}

function written(report: {
  node: string;
  cpu: string;
  cores: number;
  tables: number;
  loadBefore: number;
  peer: { name: string };
  rows: readonly Row[];
}): string {
  const lines = [
    `node ${report.node}, ${report.cpu}, ${report.cores} cores, load average before the run ${report.loadBefore.toFixed(1)}`,
    `${report.tables} tables of two clients with a stream each, on one machine with the clients`,
    `peer: ${report.peer.name}`,
    '',
    `${'server'.padEnd(14)}${'what'.padEnd(46)}${'value'.padStart(10)} ${'unit'.padEnd(9)}${'x peer'.padStart(7)}`,
  ];
  for (const { game, name, value, unit, ratio } of report.rows) {
    const times = ratio === null ? '' : ratio.toFixed(1);
    const server = game === 'evolution' ? 'clade' : game;
    lines.push(
      `${server.padEnd(14)}${name.padEnd(46)}${value.toFixed(value < 10 ? 2 : 0).padStart(10)} ${unit.padEnd(9)}${times.padStart(7)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
