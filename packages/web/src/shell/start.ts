import type { SentState } from '@clade/protocol';
import { createLocal } from '../local/local.ts';
import { once } from '../remote/api.ts';
import { api, loadDeals } from '../remote/page.ts';
import { isRefused, type Refused } from '../table/table.ts';
import type { Say } from '../text/text.tsx';
import { botName } from './bots.ts';
import { hrefOf } from './entries.ts';
import { rememberLikely } from './likely.ts';
import { localSetup, type Plan, placeOf, remoteSetup } from './plan.ts';
import { preferences } from './preferences.ts';

/** Makes the table of a plan; its address, or why not. A table for which nobody is awaited begins at once. */
export async function startTable(say: Say, plan: Plan, name: string): Promise<string | Refused> {
  rememberLikely(plan.game);
  return placeOf(plan) === 'device' ? startHere(say, plan, name) : startThere(plan, name);
}

async function startHere(say: Say, plan: Plan, name: string): Promise<string | Refused> {
  const made = await createLocal(
    localSetup(plan, name, {
      me: preferences().name || say('me.nameless'),
      bot: (seat, bot) => botName(say, seat, bot),
      here: (seat) => say('seat.player', { seat: seat + 1 }),
    }),
  );
  return isRefused(made) ? made : hrefOf({ where: 'local', id: made });
}

async function startThere(plan: Plan, name: string): Promise<string | Refused> {
  const made = await once(api.post<SentState>('/api/tables', remoteSetup(plan, name)));
  if (isRefused(made)) return made;
  const { id, seats } = made.table;
  const deals = await loadDeals();
  await deals?.see(made.table);
  if (seats.every((seat) => seat.kind === 'bot' || seat.kind === 'person')) {
    const begun = await once(api.post<SentState>(`/api/tables/${id}/start`));
    if (isRefused(begun)) return begun;
    await deals?.see(begun.table);
  }
  return hrefOf({ where: 'remote', id });
}
