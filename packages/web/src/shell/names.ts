import { type Character, characterOf } from '@clade/bots/characters';
import type { SeatInfo } from '../table/table.ts';
import type { Say } from '../text/text.tsx';
import { botName } from './bots.ts';

/** Who plays a seat, when it is a character. */
export function characterAt(
  seat: { readonly kind: string; readonly bot?: string | undefined } | undefined,
): Character | undefined {
  return seat?.kind === 'bot' ? characterOf(seat.bot) : undefined;
}

/** The name by which a seat is called. The server knows a bot by its level only. */
export function seatName(say: Say, seat: Pick<SeatInfo, 'kind' | 'name' | 'bot'>, index: number): string {
  const character = characterAt(seat);
  if (character) return character.name;
  if (seat.kind === 'bot')
    return seat.name === '' || seat.name === seat.bot ? botName(say, index) : seat.name;
  // A seat that is kept for somebody has their name already.
  if (seat.name !== '') return seat.name;
  if (seat.kind === 'person') return '';
  return say(seat.kind === 'open' ? 'seat.open' : 'seat.link');
}

/** The letter in a seat's mark; none while nobody sits there. */
export function seatLetter(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '';
}

/** "Thursday table": what a table is called when nobody names it. */
export function defaultTableName(say: Say, now = new Date()): string {
  return say('table.default-name', {
    day: new Intl.DateTimeFormat(say.locale, { weekday: 'long' }).format(now),
  });
}

const UNITS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "12 minutes ago". */
export function ago(say: Say, then: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const [unit, size] = UNITS.find(([, s]) => seconds >= s) ?? (['minute', 60] as const);
  const format = new Intl.RelativeTimeFormat(say.locale, { numeric: 'auto' });
  return seconds < 60 ? say('time.now') : format.format(-Math.floor(seconds / size), unit);
}

/** "1st", "2nd" in the reader's language. */
export function place(say: Say, rank: number): string {
  return say('place', { rank });
}
