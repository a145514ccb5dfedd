import { kept } from '../shell/kept.ts';
import { Api } from './api.ts';
import { Deals, readParts } from './deals.ts';
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
export const deals = new Deals(api, kept('deals', readParts));
myTables.subscribe(() => {
  for (const table of myTables.get()) void deals.see(table);
});

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
