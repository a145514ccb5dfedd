import type { LogHeader } from '@clade/engine';
import { createLocal, type LocalSeat } from '../../local/local.ts';
import { botName, USUAL_LEVEL } from '../../shell/bots.ts';
import type { Say } from '../../text/text.tsx';
import { type Company, isRefused, type Refused, type Snapshot, type Table } from '../table.ts';

/**
 * The seats of a game that is over, to be played again on this device: people of elsewhere are bots here. In a game that
 * was brought in nobody sits here; the first seat is mine then.
 */
export function seatsAgain({ seats, viewer }: Snapshot, me: string, say: Say): LocalSeat[] {
  const again = seats.map((info, seat): LocalSeat => {
    if (info.kind === 'person' && (info.here || seat === viewer))
      return { kind: 'person', name: info.name || me };
    const { bot = USUAL_LEVEL } = info;
    return { kind: 'bot', name: info.kind === 'bot' && info.name ? info.name : botName(say, seat), bot };
  });
  return again.some(({ kind }) => kind === 'person') ? again : again.with(0, { kind: 'person', name: me });
}

/** Everybody moves on by one seat, so that each plays what another has played. */
export function rotated<T>(seats: readonly T[]): T[] {
  return [...seats.slice(-1), ...seats.slice(0, -1)];
}

/** A rematch is for those who played; where only bots did, for their host. */
export function mayPlayAgain(
  company: Pick<Company, 'host'> | undefined,
  { viewer, seats }: Pick<Snapshot, 'viewer' | 'seats'>,
): boolean {
  if (company === undefined || viewer >= 0) return true;
  return company.host && seats.every(({ kind }) => kind === 'bot');
}

/** The same once more: at the server for everybody who asks, on this device at once. The new address. */
export async function rematch(table: Table, me: string, say: Say): Promise<string | Refused> {
  if (table.company) {
    const id = await table.company.rematch();
    return isRefused(id) ? id : `/table/${id}`;
  }
  const snapshot = table.snapshot();
  return createHere(snapshot, seatsAgain(snapshot, me, say));
}

/** The same deal from other seats, on this device. */
export async function sameDeal(table: Table, name: string, me: string, say: Say): Promise<string | Refused> {
  const snapshot = table.snapshot();
  const seed = await seedOf(table);
  if (seed === undefined) return { code: 'no-seed' };
  return createHere({ ...snapshot, name }, rotated(seatsAgain(snapshot, me, say)), seed);
}

/** The seed a finished game was dealt from, where its log is open. */
export async function seedOf(table: Table): Promise<string | undefined> {
  const log = await table.exportLog();
  const [header] = log?.split('\n', 1) ?? [];
  return header === undefined ? undefined : (JSON.parse(header) as LogHeader).seed;
}

async function createHere(
  { game, name, config: { options } }: Pick<Snapshot, 'game' | 'name' | 'config'>,
  seats: readonly LocalSeat[],
  seed?: string,
): Promise<string | Refused> {
  const made = await createLocal({ game, name, options, seats, ...(seed === undefined ? {} : { seed }) });
  return isRefused(made) ? made : `/local/${made}`;
}
