import { kept } from '../shell/kept.ts';
import { Api } from './api.ts';
import type { Deals } from './deals.ts';
import { MyTables } from './my-tables.ts';
import { Myself } from './myself.ts';
import { Stream } from './stream.ts';
import { withWatch } from './watching.ts';

/** The one connection of this page to its server. */

const send = withWatch((path, init) => fetch(path, init));

export const api = new Api(send);
export const stream = new Stream(send);
export const myself = new Myself(
  api,
  stream,
  kept('guest', (stored) => stored === true),
);
export const myTables = new MyTables(api, stream);
myTables.subscribe(() => {
  const open = myTables.get().filter(({ status }) => status === 'open');
  if (open.length === 0) return;
  void loadDeals().then((deals) => {
    for (const table of open) void deals?.see(table);
  });
});

/**
 * The part that this device has in deals. What hashes comes when there is a deal, not with the first page; where it cannot
 * be had, a table is dealt without me.
 */
export async function loadDeals(): Promise<Deals | undefined> {
  try {
    return (await import('./deals-here.ts')).dealsHere(api);
  } catch {
    return undefined;
  }
}

/** Asks who I am, and keeps asking until there is an answer; then follows my tables. */
export function connect(): void {
  void myself.ask();
  const wake = (): void => {
    stream.wake();
    myself.wake();
  };
  addEventListener('online', wake);
  addEventListener('offline', () => stream.cut());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
}
