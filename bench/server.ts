import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { environment, type Row } from './measure.ts';
import { cladeTables } from './server-clade.ts';
import { type Load, type LoadedTable, percentile, saturated, steady } from './server-load.ts';
import { peerTables } from './server-peer.ts';

const PEER = 'boardgame.io server, FlatFile storage, a move that only counts';

interface Measured {
  readonly steady: Load;
  readonly saturated: Load;
  /** Bytes of the server process, with all tables open and all streams connected, after the load. */
  readonly memory: number;
  /** Milliseconds of processor time of the server for a move at saturation: what other load on the machine hides least. */
  readonly cpu: number;
}

/**
 * `npm run bench -- server`: bots as HTTP clients at many open tables with a stream each, first at a steady rate, then
 * as fast as they are answered; after that the same for boardgame.io's server over its own transport. The clients run
 * on the same machine. A latency is from the request that makes a move public to its delivery at another client.
 */
export async function benchServer({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const tables = quick ? 100 : 1000;
  const seconds = quick ? 3 : 15;
  const load = os.loadavg()[0] ?? 0;
  const say = (text: string): void => {
    if (!json && process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  };
  const plan = { tables, seconds, rate: 100, clients: 32 };
  const clade = await measure('clade', (address) => cladeTables(address, tables), plan, say);
  const peer = await measure(
    'boardgame.io',
    (address, lobby) => peerTables(address, lobby, tables),
    plan,
    say,
  );
  say('');
  const rows = [...rowsOf('evolution', clade, peer), ...rowsOf('boardgame.io', peer, peer)];
  const report = {
    ...environment(),
    tables,
    cores: os.cpus().length,
    loadBefore: load,
    peer: { name: PEER, movesPerSecond: peer.saturated.movesPerSecond },
    rows,
  };
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : written(report));
}

async function measure(
  kind: string,
  open: (address: string, lobby: string) => Promise<LoadedTable[]>,
  plan: { tables: number; seconds: number; rate: number; clients: number },
  say: (text: string) => void,
): Promise<Measured> {
  const folder = mkdtempSync(join(os.tmpdir(), 'clade-bench-'));
  const child = fork(new URL('./server-process.ts', import.meta.url), [kind, folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const { address, lobby = '' } = await told<{ address: string; lobby?: string }>(child);
    say(`${kind}: opening ${plan.tables} tables`);
    const tables = await open(address, lobby);
    say(`${kind}: ${plan.rate} moves a second`);
    await steady(tables, plan.rate, 2); // warm up
    const even = await steady(tables, plan.rate, plan.seconds);
    say(`${kind}: as fast as it goes`);
    const before = await used(child);
    const full = await saturated(tables, plan.clients, plan.seconds);
    const after = await used(child);
    return {
      steady: even,
      saturated: full,
      memory: after.memory,
      cpu: (after.cpu - before.cpu) / full.moves,
    };
  } finally {
    child.kill('SIGKILL'); // our own child, by its handle
    rmSync(folder, { recursive: true, force: true });
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
