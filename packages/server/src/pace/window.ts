import type { SentWindow } from '@clade/protocol';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** A loop over days that is longer than this is a mistake. */
const MOST_DAYS = 5000;

/** When a day's window opens and closes. */
interface Opening {
  readonly from: number;
  readonly to: number;
}

export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The moment that lies so many milliseconds of play time behind another: outside the window no time passes. */
export function addOpen(window: SentWindow | undefined, start: number, milliseconds: number): number {
  if (window === undefined) return start + milliseconds;
  let left = milliseconds;
  for (const { from, to } of openings(window, start)) {
    const begin = Math.max(from, start);
    if (begin >= to) continue;
    if (left <= to - begin) return begin + left;
    left -= to - begin;
  }
  throw new Error('a deadline that is never reached');
}

/** How much play time lies between two moments. */
export function openBetween(window: SentWindow | undefined, start: number, end: number): number {
  if (end <= start) return 0;
  if (window === undefined) return end - start;
  let sum = 0;
  for (const { from, to } of openings(window, start)) {
    if (from >= end) return sum;
    sum += Math.max(0, Math.min(to, end) - Math.max(from, start));
  }
  return sum;
}

/** The first moment at or behind another at which the window is open. */
export function nextOpen(window: SentWindow | undefined, at: number): number {
  if (window === undefined) return at;
  for (const { from, to } of openings(window, at)) if (to > at) return Math.max(from, at);
  throw new Error('a window that never opens');
}

/** How long a day's window is, by the clock on the wall. */
export function lengthOf(window: SentWindow | undefined): number {
  if (window === undefined) return DAY;
  return closes(window) - minutesOf(window.from) * MINUTE;
}

/** When it closes, counted from the midnight before it opens; one that ends before it begins goes past midnight. */
function closes({ from, to }: SentWindow): number {
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  return (end > begin ? end : end + 24 * 60) * MINUTE;
}

/** The windows of one day after the other, from the one that may still be open at a moment. */
function* openings(window: SentWindow, at: number): Generator<Opening> {
  const today = wallClock(window.zone, at);
  const midnight = today - (today % DAY);
  for (let day = -1; day < MOST_DAYS; day++) {
    const date = midnight + day * DAY;
    yield {
      from: instant(window.zone, date + minutesOf(window.from) * MINUTE),
      to: instant(window.zone, date + closes(window)),
    };
  }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** What the clock on the wall shows in a zone, as if it were UTC. */
function wallClock(zone: string, at: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    ((at % 1000) + 1000) % 1000,
  );
}

/** The moment at which the clock on the wall shows something; an hour that is skipped in spring is the one after it. */
function instant(zone: string, wall: number): number {
  const guess = wall - (wallClock(zone, wall) - wall);
  return guess - (wallClock(zone, guess) - wall);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}
