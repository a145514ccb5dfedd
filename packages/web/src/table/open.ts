import { useEffect, useState } from 'react';
import type { Refused, Table } from './table.ts';
import { isRefused } from './table.ts';

export type Where = 'local' | 'remote' | 'anywhere';
export type OpenedTable = Table | Refused | 'opening';

/** Opens a table of this device or of the server; anywhere looks here first. */
async function openTable(where: Where, id: string): Promise<Table | Refused> {
  if (where !== 'remote') {
    const { openLocal } = await import('../local/local.ts');
    const table = await openLocal(id);
    if (table) return table;
    if (where === 'local') return { code: 'not-found' };
  }
  const { openRemote } = await import('../remote/remote.ts');
  return openRemote(id);
}

interface Held {
  readonly table: Promise<Table | Refused>;
  users: number;
}

/** By id: a table has one wherever it is looked at from. */
const held = new Map<string, Held>();

/** A table that nobody looks at any more stays open for a moment: the next screen often shows the same one. */
const LINGER = 1000;

function hold(where: Where, id: string): Held {
  let opened = held.get(id);
  if (opened === undefined) {
    const table = openTable(where, id).catch(
      (error: unknown): Refused => ({ code: 'unreachable', sentence: String(error) }),
    );
    opened = { table, users: 0 };
    held.set(id, opened);
  }
  opened.users += 1;
  return opened;
}

function release(id: string, opened: Held): void {
  opened.users -= 1;
  setTimeout(async () => {
    if (opened.users > 0 || held.get(id) !== opened) return;
    held.delete(id);
    const table = await opened.table;
    if (!isRefused(table)) table.close();
  }, LINGER);
}

/** A table while a screen is shown. */
export function useTable(where: Where, id: string): OpenedTable {
  const [opened, setOpened] = useState<OpenedTable>('opening');
  useEffect(() => {
    let current = true;
    const mine = hold(where, id);
    setOpened('opening');
    mine.table.then((table) => current && setOpened(table));
    return () => {
      current = false;
      release(id, mine);
    };
  }, [where, id]);
  return opened;
}
