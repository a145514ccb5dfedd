import type { SentClock } from '@clade/protocol';
import type { Say } from '../../text/text.tsx';
import type { Snapshot } from '../table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds that a clock shows; undefined when it shows none. */
export function leftOn({ left, until }: SentClock, now: number): number | undefined {
  if (until !== undefined) return Math.max(0, until - now);
  return left;
}

/** A live clock with its seconds, one of days as roughly as anybody wants to know it. */
export function sayLeft(say: Say, kind: 'live' | 'days', milliseconds: number): string {
  if (kind === 'live') {
    const seconds = Math.ceil(milliseconds / 1000);
    const two = (n: number): string => String(n).padStart(2, '0');
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  }
  const minutes = Math.ceil((milliseconds % HOUR) / MINUTE);
  const hours = Math.floor(milliseconds / HOUR);
  if (milliseconds >= DAY)
    return say('clock.days', { days: Math.floor(milliseconds / DAY), hours: hours % 24 });
  return hours > 0 ? say('clock.hours', { hours, minutes }) : say('clock.minutes', { minutes });
}

/** Seats whose time is up. */
export function lateSeats({ clocks = [], status }: Pick<Snapshot, 'clocks' | 'status'>): number[] {
  return status === 'playing' ? clocks.flatMap(({ late }, seat) => (late ? [seat] : [])) : [];
}

/** People who decide about those whose time is up: whose game it is, but who is late or has left the seat to a bot. */
export function deciders({ seats, clocks = [] }: Pick<Snapshot, 'seats' | 'clocks'>): number[] {
  return seats.flatMap(({ kind, standIn, lentBy, conceded }, seat) => {
    const away = conceded || (standIn !== undefined && lentBy !== 'host');
    return kind === 'person' && !away && clocks[seat]?.late === undefined ? [seat] : [];
  });
}
