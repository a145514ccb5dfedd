import type { SentClock, SentPace } from '@clade/protocol';
import { Problem } from '../problem.ts';
import { botOf, type TableRecord } from '../table/record.ts';
import { addOpen, DAY, HOUR, isZone, lengthOf, openBetween } from './window.ts';

/** Refuses hours that are none. */
export function refuseBadPace(pace: SentPace): void {
  const window = pace.kind === 'days' ? pace.window : undefined;
  if (window === undefined) return;
  if (!isZone(window.zone)) throw new Problem(422, 'bad-pace', 'There is no such time zone.');
  if (lengthOf(window) < HOUR) throw new Problem(422, 'bad-pace', 'People need an hour a day at least.');
}

function fresh(pace: SentPace): SentClock {
  return pace.kind === 'live' ? { left: pace.bank * 1000 } : { vacation: pace.vacation * DAY };
}

/**
 * The record that follows another, with its clocks as they are then: they run for the people who are to act. `moved`
 * are the seats whose moves have just come to count.
 */
export function paced(
  before: TableRecord,
  next: TableRecord,
  moved: readonly number[],
  now: number,
): TableRecord {
  const { pace } = next;
  if (pace === undefined || next.startedAt === undefined) return next;
  const clocks = next.seats.map((sitting, seat): SentClock => {
    const runs = next.status === 'playing' && next.toAct.includes(seat) && botOf(sitting) === undefined;
    const clock = next.clocks?.[seat] ?? fresh(pace);
    const was = before.seats[seat];
    // Somebody's moves count: choices that stood aside are made, or are to be made anew.
    const renewed =
      (moved.some((other) => other >= 0) && (moved.includes(seat) || clock.until === undefined || !runs)) ||
      (was?.kind === 'person' && sitting.kind === 'person' && was.user !== sitting.user);
    return pace.kind === 'live'
      ? liveClock(pace, clock, runs, moved.includes(seat), now)
      : daysClock(pace, clock, runs, renewed, now);
  });
  return { ...next, clocks };
}

function liveClock(
  { increment }: Extract<SentPace, { kind: 'live' }>,
  clock: SentClock,
  runs: boolean,
  moved: boolean,
  now: number,
): SentClock {
  const { until, late, ...standing } = clock;
  if (until !== undefined && runs && !moved) return clock;
  const left =
    (until === undefined ? (standing.left ?? 0) : Math.max(0, until - now)) + (moved ? increment * 1000 : 0);
  return runs ? { ...standing, left, until: now + left } : { ...standing, left };
}

function daysClock(
  pace: Extract<SentPace, { kind: 'days' }>,
  clock: SentClock,
  runs: boolean,
  renewed: boolean,
  now: number,
): SentClock {
  const { until, late, left, ...standing } = clock;
  if (until !== undefined && runs && !renewed) return clock;
  const from = Math.max(now, standing.away?.to ?? 0);
  // A choice can be withdrawn, and a seat taken back from a bot: the turn is the same, and its time runs on.
  const kept = until === undefined ? left : openBetween(pace.window, from, until);
  const unused = renewed ? undefined : kept;
  if (!runs) return unused === undefined ? standing : { ...standing, left: unused };
  const allowed = unused ?? pace.days * lengthOf(pace.window);
  return { ...standing, until: addOpen(pace.window, from, allowed) };
}

/** The table goes back to an earlier turn: where there are days for a move, they are counted anew. */
export function wound(record: TableRecord): TableRecord {
  if (record.pace?.kind !== 'days' || record.clocks === undefined) return record;
  return {
    ...record,
    clocks: record.clocks.map(({ vacation, away }) => ({
      ...(vacation === undefined ? {} : { vacation }),
      ...(away ? { away } : {}),
    })),
  };
}

/** When the next clock of a table runs out, if one does; while it is dealt, when it is waited for nobody any more. */
export function nextDeadline({ clocks = [], deal }: TableRecord): number | undefined {
  if (deal?.until !== undefined) return deal.until;
  const ahead = clocks.flatMap(({ until, late }) => (until === undefined || late ? [] : [until]));
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}

/** Seats whose time is up, and of whom nobody has been told yet. */
export function overdue({ clocks = [] }: TableRecord, now: number): number[] {
  return clocks.flatMap(({ until, late }, seat) =>
    until !== undefined && !late && until <= now ? [seat] : [],
  );
}

/** The clock of a seat that is at home from the beginning of a vacation on; it lasts as long as the game still allows. */
export function onVacation(
  pace: Extract<SentPace, { kind: 'days' }>,
  home: SentClock,
  until: number,
  now: number,
): SentClock {
  const to = Math.min(until, now + (home.vacation ?? 0));
  if (to <= now) return home;
  return {
    ...home,
    vacation: (home.vacation ?? 0) - (to - now),
    away: { from: now, to },
    ...(home.until === undefined ? {} : { until: moved(pace, home.until, now, to) }),
  };
}

/** The clock of a seat that is, or is again, at home; what was not used of a vacation is given back. */
export function atHome(
  pace: Extract<SentPace, { kind: 'days' }>,
  { away, ...clock }: SentClock,
  now: number,
): SentClock {
  if (away === undefined || away.to <= now) return clock;
  return {
    ...clock,
    vacation: (clock.vacation ?? 0) + (away.to - now),
    ...(clock.until === undefined ? {} : { until: moved(pace, clock.until, away.to, now) }),
  };
}

/** A deadline that was counted from one moment, counted from another. */
function moved(pace: Extract<SentPace, { kind: 'days' }>, until: number, from: number, to: number): number {
  return addOpen(pace.window, to, openBetween(pace.window, from, until));
}
