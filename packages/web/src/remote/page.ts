import type { SentTable } from '@clade/protocol';
import { kept } from '../shell/kept.ts';
import { Api } from './api.ts';
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
  if (open.length > 0) void seeDeals(open);
});

/** Has a part in the deals of my tables. What hashes comes when there is one, not with the first page. */
async function seeDeals(open: readonly SentTable[]): Promise<void> {
  try {
    const { dealsHere } = await import('./deals-here.ts');
    for (const table of open) void dealsHere(api).see(table);
  } catch {
    // Not to be had now: the next change of a table asks for it again, or the table is dealt without me.
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
