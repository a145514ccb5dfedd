import type { SentLines, SentState } from '@clade/protocol';
import { isRefused, type Refused, type Table } from '../table/table.ts';
import { once } from './api.ts';
import { dealsHere } from './deals-here.ts';
import { unansweredHere } from './intention.ts';
import { api, stream } from './page.ts';
import { RemoteTable } from './remote-table.ts';

/** Opens a table of the server; a refusal when it does not exist for me or the server cannot be reached. */
export async function openRemote(id: string, invite?: string): Promise<RemoteTable | Refused> {
  const path = `/api/tables/${encodeURIComponent(id)}`;
  const [state, lines] = await Promise.all([
    once(api.get<SentState>(invite === undefined ? path : `${path}?invite=${encodeURIComponent(invite)}`)),
    once(api.get<SentLines>(`${path}/since/0`)),
  ]);
  if (isRefused(state)) return state;
  const table = new RemoteTable(
    { api, stream, deals: dealsHere(api), unanswered: unansweredHere, openLog, origin: location.origin },
    state,
    isRefused(lines) ? [] : lines.lines,
  );
  void table.company.readChat();
  return table;
}

/** The rules come only when a finished game is looked at. */
async function openLog(text: string, name: string): Promise<Table | Refused> {
  return (await import('../local/local.ts')).openLogText(text, name);
}
