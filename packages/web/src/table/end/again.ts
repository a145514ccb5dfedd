import type { Config, LogHeader } from '@clade/engine';
import { createLocal, type LocalSeat } from '../../local/local.ts';
import { botName, USUAL_LEVEL } from '../../shell/bots.ts';
import type { Say } from '../../text/text.tsx';
import { isRefused, type Refused, type Snapshot, type Table } from '../table.ts';

/** The seats of a game that is over, to be played again on this device: people of elsewhere are bots here. */
export function seatsAgain({ seats, viewer }: Snapshot, me: string, say: Say): LocalSeat[] {
  return seats.map((info, seat): LocalSeat => {
    if (info.kind === 'person' && (info.here || seat === viewer))
      return { kind: 'person', name: info.name || me };
    const { bot = USUAL_LEVEL } = info;
    return { kind: 'bot', name: info.kind === 'bot' && info.name ? info.name : botName(say, seat), bot };
  });
}

/** Everybody moves on by one seat, so that each plays what another has played. */
export function rotated<T>(seats: readonly T[]): T[] {
  return [...seats.slice(-1), ...seats.slice(0, -1)];
}

/** The same once more: at the server for everybody who asks, on this device at once. The new address. */
export async function rematch(table: Table, me: string, say: Say): Promise<string | Refused> {
  if (table.company) {
    const id = await table.company.rematch();
    return isRefused(id) ? id : `/table/${id}`;
  }
  const snapshot = table.snapshot();
  return createHere(snapshot, snapshot.config.options, seatsAgain(snapshot, me, say));
}

/** The same deal from other seats, on this device. */
export async function sameDeal(table: Table, name: string, me: string, say: Say): Promise<string | Refused> {
  const snapshot = table.snapshot();
  const log = await table.exportLog();
  const header = log === undefined ? undefined : readHeader(log);
  if (header?.seed === undefined)
    return { code: 'no-seed', sentence: 'This game was not dealt from a seed.' };
  const seats = seatsAgain(snapshot, me, say);
  // In an imported game nobody sits here; somebody must.
  const own = seats.some((seat) => seat.kind === 'person')
    ? seats
    : seats.with(0, { kind: 'person', name: me });
  return createHere({ ...snapshot, name }, header.options, rotated(own), header.seed);
}

function readHeader(log: string): Pick<LogHeader, 'seed' | 'options'> {
  return JSON.parse(log.slice(0, log.indexOf('\n') >>> 0)) as LogHeader;
}

async function createHere(
  { game, name }: Pick<Snapshot, 'game' | 'name'>,
  options: Config['options'],
  seats: readonly LocalSeat[],
  seed?: string,
): Promise<string | Refused> {
  const made = await createLocal({ game, name, options, seats, ...(seed === undefined ? {} : { seed }) });
  return isRefused(made) ? made : `/local/${made}`;
}
