import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { Postgres } from '../packages/server/test/postgres/database.ts';
import { environment, type Row } from './measure.ts';
import { cladeTables } from './server-clade.ts';
import { type Load, type LoadedTable, percentile, Saturation, steady } from './server-load.ts';
import { cpuOfFamily, machineTime } from './server-machine.ts';
import { peerTables } from './server-peer.ts';

const PEER = 'boardgame.io server, FlatFile storage, a move that only counts';

interface Measured {
  readonly label: string;
  readonly steady: Load;
  /** The best of the samples. */
  readonly saturated: Load;
  /** Bytes of the server processes, with all tables open and all streams connected, after the load. */
  readonly memory: number;
  /** Milliseconds of processor time for a move at saturation, of the servers and of their database: what other load on the machine hides least. */
  readonly cpu: number;
  readonly databaseCpu: number;
  /** What the machine did at saturation, as parts of all its processors: altogether, and what of it was ours. */
  readonly busy: Readonly<Record<'machine' | 'clients' | 'servers' | 'database', number>>;
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
 * boardgame.io's server over its own transport, and for one and two nodes on PostgreSQL; first at a steady rate, then as
 * fast as they are answered, in samples that take turns, of which the best counts for each. The clients and the database
 * run on the same machine. A latency is from the request that makes a move public to its delivery at another client; with
 * two nodes, that client is at the other one.
 */
export async function benchServer({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const plan = quick ? QUICK : WHOLE;
  const load = os.loadavg()[0] ?? 0;
  const say = (text: string): void => {
    if (!json && process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  };
  const postgres = await Postgres.start();
  const servers = [
    new Bench('clade', 'clade', cladeTables),
    new Bench('boardgame.io', 'boardgame.io', peerTables),
    new Bench('clade, 1 node', 'clade', cladeTables, { postgres, url: await postgres.database(), nodes: 1 }),
    new Bench('clade, 2 nodes', 'clade', cladeTables, { postgres, url: await postgres.database(), nodes: 2 }),
  ];
  try {
    const all = await measured(servers, plan, say);
    say('');
    const peer = all[1] as Measured;
    const report = {
      ...environment(),
      tables: plan.tables,
      cores: os.cpus().length,
      loadBefore: load,
      peer: { name: PEER, movesPerSecond: peer.saturated.movesPerSecond },
      rows: all.flatMap((one) => rowsOf(one, peer)),
      limits: all.map((one) => ({ server: one.label, limit: limitOf(one), ...one.busy })),
    };
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : written(report));
  } finally {
    for (const server of servers) server.end();
    await postgres.stop();
  }
}

async function measured(
  servers: readonly Bench[],
  plan: Plan,
  say: (text: string) => void,
): Promise<Measured[]> {
  for (const server of servers) {
    say(`${server.label}: opening ${plan.tables} tables`);
    await server.open(plan);
  }
  for (const server of servers) {
    say(`${server.label}: ${plan.rate} moves a second`);
    await server.steady(plan);
  }
  for (let i = 1; i <= plan.samples; i++) {
    for (const server of servers) {
      say(`${server.label}: as fast as it goes, ${i} of ${plan.samples}`);
      await server.sample(plan);
    }
  }
  return Promise.all(servers.map((server) => server.result()));
}

interface Shared {
  readonly postgres: Postgres;
  readonly url: string;
  readonly nodes: number;
}

/** One of the servers, in a process of its own, or several nodes in one each, with their clients. */
class Bench {
  readonly label: string;
  readonly #connect: (addresses: readonly string[], tables: number, lobby: string) => Promise<LoadedTable[]>;
  readonly #folder = mkdtempSync(join(os.tmpdir(), 'clade-bench-'));
  readonly #children: readonly ChildProcess[];
  readonly #addresses: Promise<readonly { address: string; lobby?: string }[]>;
  readonly #shared: Shared | undefined;
  #tables: LoadedTable[] = [];
  #saturation: Saturation | undefined;
  #steady: Load | undefined;
  readonly #samples: Load[] = [];
  /** Milliseconds at saturation. */
  readonly #spent = { all: 0, idle: 0, clients: 0, servers: 0, database: 0 };

  constructor(
    label: string,
    kind: string,
    connect: (addresses: readonly string[], tables: number, lobby: string) => Promise<LoadedTable[]>,
    shared?: Shared,
  ) {
    this.label = label;
    this.#connect = connect;
    this.#shared = shared;
    const env = shared ? { ...process.env, DATABASE_URL: shared.url } : process.env;
    this.#children = Array.from({ length: shared?.nodes ?? 1 }, () =>
      fork(new URL('./server-process.ts', import.meta.url), [kind, this.#folder], {
        env,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
    );
    this.#addresses = Promise.all(
      this.#children.map((child) => told<{ address: string; lobby?: string }>(child)),
    );
  }

  async open(plan: Plan): Promise<void> {
    const all = await this.#addresses;
    const addresses = all.map(({ address }) => address);
    this.#tables = await this.#connect(addresses, plan.tables, all[0]?.lobby ?? '');
    this.#saturation = new Saturation(this.#tables, plan.clients);
  }

  async steady({ rate, seconds }: Plan): Promise<void> {
    await steady(this.#tables, rate, 2); // warm up
    this.#steady = await steady(this.#tables, rate, seconds);
  }

  async sample({ sample }: Plan): Promise<void> {
    const before = await this.#time();
    this.#samples.push(await (this.#saturation as Saturation).run(sample));
    const after = await this.#time();
    for (const name of ['all', 'idle', 'clients', 'servers', 'database'] as const)
      this.#spent[name] += after[name] - before[name];
  }

  /** Milliseconds of processor time so far. */
  async #time(): Promise<Record<'all' | 'idle' | 'clients' | 'servers' | 'database', number>> {
    const all = await Promise.all(this.#children.map(used));
    const { user, system } = process.cpuUsage();
    return {
      ...machineTime(),
      clients: (user + system) / 1000,
      servers: all.reduce((sum, { cpu }) => sum + cpu, 0),
      database: this.#shared ? cpuOfFamily(this.#shared.postgres.pid) : 0,
    };
  }

  async result(): Promise<Measured> {
    const all = await Promise.all(this.#children.map(used));
    const moves = this.#samples.reduce((sum, sample) => sum + sample.moves, 0);
    const best = this.#samples.reduce((a, b) => (b.movesPerSecond > a.movesPerSecond ? b : a));
    const spent = this.#spent;
    return {
      label: this.label,
      steady: this.#steady as Load,
      saturated: best,
      memory: all.reduce((sum, { memory }) => sum + memory, 0),
      cpu: spent.servers / moves,
      databaseCpu: spent.database / moves,
      busy: {
        machine: 1 - spent.idle / spent.all,
        clients: spent.clients / spent.all,
        servers: spent.servers / spent.all,
        database: spent.database / spent.all,
      },
    };
  }

  end(): void {
    for (const child of this.#children) child.kill('SIGKILL'); // our own, by their handles
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** From here on the processors of a machine are what everything waits for. */
const BUSY = 0.85;

/** What keeps a server from being faster, in words. */
function limitOf({ busy, label }: Measured): string {
  const part = (of: number): string => `${Math.round(of * 100)} %`;
  const ours = `clients ${part(busy.clients)}, servers ${part(busy.servers)}${busy.database > 0 ? `, database ${part(busy.database)}` : ''}`;
  if (busy.machine >= BUSY) return `the processors of the machine, ${part(busy.machine)} busy (${ours})`;
  const one = label.includes('2 nodes') ? 2 : 1;
  if (busy.servers * os.cpus().length >= BUSY * one) return `the thread of the server (${ours})`;
  return `waiting for commits; the processors are ${part(busy.machine)} busy (${ours})`;
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
  { label, steady: even, saturated: full, memory, cpu, databaseCpu }: Measured,
  peer: Measured,
): Row[] {
  const row = (name: string, unit: string, value: number, ratio: number | null = null): Row => ({
    name,
    game: label,
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
    ...(databaseCpu > 0 ? [row('processor time of the database for a move', 'ms', databaseCpu)] : []),
    row('memory of the server', 'MiB', memory / 2 ** 20),
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
  limits: readonly { server: string; limit: string }[];
}): string {
  const lines = [
    `node ${report.node}, ${report.cpu}, ${report.cores} cores, load average before the run ${report.loadBefore.toFixed(1)}`,
    `${report.tables} tables of two clients with a stream each, on one machine with the clients`,
    `peer: ${report.peer.name}; nodes share a PostgreSQL on the same machine`,
    '',
    `${'server'.padEnd(16)}${'what'.padEnd(46)}${'value'.padStart(10)} ${'unit'.padEnd(9)}${'x peer'.padStart(7)}`,
  ];
  for (const { game, name, value, unit, ratio } of report.rows) {
    const times = ratio === null ? '' : ratio.toFixed(1);
    lines.push(
      `${game.padEnd(16)}${name.padEnd(46)}${value.toFixed(value < 10 ? 2 : 0).padStart(10)} ${unit.padEnd(9)}${times.padStart(7)}`,
    );
  }
  lines.push('', 'What limits each at saturation:');
  for (const { server, limit } of report.limits) lines.push(`${server.padEnd(16)}${limit}`);
  return `${lines.join('\n')}\n`;
}
