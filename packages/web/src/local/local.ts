import type { Refused, Table } from '../table/table.ts';
import { LocalTable, type Tables } from './local-table.ts';
import type { LocalSeat, LocalSetup, LocalSummary } from './record.ts';
import { calls, type RpcPort } from './rpc.ts';
import { listRecords, removeRecord } from './store.ts';
import type { TableFunctions } from './tables.worker.ts';

/** Tables on this device: played in a worker, kept in the browser's database, no server needed. */

export type { LocalSeat, LocalSetup, LocalSummary } from './record.ts';

let worker: Tables | undefined;

function tables(): Tables {
  if (worker === undefined) {
    const port = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' }) as RpcPort;
    worker = { port, calls: calls<TableFunctions>(port) };
  }
  return worker;
}

/** Gets the workers ready for a table of a game. */
export function warmLocal(game: string): Promise<void> {
  return tables().calls.warm(game);
}

export function createLocal(setup: LocalSetup): Promise<string | Refused> {
  return tables().calls.create(setup);
}

export function listLocal(): Promise<LocalSummary[]> {
  return listRecords();
}

export async function removeLocal(id: string): Promise<void> {
  await tables().calls.close(id);
  await removeRecord(id);
}

/** Opens a table of this device; undefined when there is none of this id, a refusal when its rules are not known here. */
export async function openLocal(id: string): Promise<Table | Refused | undefined> {
  const table = new LocalTable(tables(), id);
  const opened = await tables().calls.open(id);
  if (opened !== true) {
    table.close();
    return opened || undefined;
  }
  await table.ready;
  return table;
}

/** Brings in a log; it stays among the games played. */
export function importLog(text: string, name: string): Promise<string | Refused> {
  return tables().calls.importLog(text, name);
}

let replays = 0;

/** A log as a table to look at: replays of finished games of a server. */
export async function openLogText(text: string, name: string): Promise<Table | Refused> {
  const id = `log-${++replays}`;
  const table = new LocalTable(tables(), id);
  const refused = await tables().calls.openLog(text, id, name);
  if (refused) {
    table.close();
    return refused;
  }
  await table.ready;
  return table;
}

/** A new table from line `n` of an open one, played on by others; its id. */
export function forkLocal(
  id: string,
  n: number,
  name: string,
  seats: readonly LocalSeat[],
): Promise<string | Refused> {
  return tables().calls.fork(id, n, name, seats);
}
