import { forkLocal, type LocalSeat, openLogText } from '../../local/local.ts';
import { isRefused, type Refused, type Table } from '../table.ts';

/**
 * A new table on this device that goes on from line `n`; its address, or why not. A table of this device is forked as it
 * is, any other by its log, which is open when its game is over.
 */
export async function forkTable(
  table: Table,
  n: number,
  name: string,
  seats: readonly LocalSeat[],
): Promise<string | Refused> {
  const snapshot = table.snapshot();
  const here = await openHere(table);
  if (isRefused(here)) return here;
  try {
    const made = await forkLocal(here.snapshot().id, n, name, seats);
    return isRefused(made) ? made : `/local/${made}`;
  } finally {
    if (here.snapshot().id !== snapshot.id) here.close();
  }
}

async function openHere(table: Table): Promise<Table | Refused> {
  if (table.snapshot().where !== 'remote') return table;
  const log = await table.exportLog();
  if (log === undefined) return { code: 'not-over' };
  return openLogText(log, table.snapshot().name);
}
