import { type DealShare, promiseOf } from '@clade/engine';
import type { SentTable } from '@clade/protocol';
import { conflict, Problem } from '../problem.ts';
import { isGathering, type TableRecord, withSeat } from './record.ts';
import { ownSeat } from './seating.ts';

/** How people have a part in the deal (docs/decisions/0032): the next record of a table, or a refusal. */

/** Milliseconds that a deal waits for the numbers that were promised. Who is away is left out. */
export const DEAL_PATIENCE = 3_000;

/** A person who sits down promises a number; another promise takes its place until the game begins. */
export function promised(record: TableRecord, user: string, promise: string): TableRecord {
  const seat = ownSeat(record, user);
  if (!isGathering(record)) throw conflict('started', 'The game has begun already.');
  const sitting = record.seats[seat];
  return sitting?.kind === 'person' ? withSeat(record, seat, { ...sitting, promise }) : record;
}

/** The deal begins: nobody comes or goes any more, and those who have promised a number are asked for it. */
export function dealing(record: TableRecord, now: number): TableRecord {
  const shares = record.seats.flatMap((sitting, seat): DealShare[] =>
    sitting.kind === 'person' && sitting.promise !== undefined ? [{ seat, promise: sitting.promise }] : [],
  );
  return shares.length === 0 ? record : { ...record, deal: { shares, until: now + DEAL_PATIENCE } };
}

/** A person tells the number. The same record when it is known already. */
export function shared(record: TableRecord, user: string, share: string): TableRecord {
  const seat = ownSeat(record, user);
  const { shares = [], until } = record.deal ?? {};
  const own = shares.find((other) => other.seat === seat);
  if (own?.share === share) return record;
  if (until === undefined || own?.promise !== promiseOf(share))
    throw new Problem(409, 'bad-share', 'This is not a number that the deal waits for.');
  const come = shares.map((other) => (other === own ? { ...own, share } : other));
  return { ...record, deal: { shares: come, until } };
}

/** Is the game being dealt, and nobody is waited for any more? */
export function isComplete({ deal }: TableRecord): boolean {
  return deal?.shares.every(({ share }) => share !== undefined) ?? true;
}

/** When the deal waits no longer, while it does. */
export function dealtBy({ deal }: TableRecord): number | undefined {
  return deal?.until;
}

/** The table with its game begun. */
export function begun(record: TableRecord, now: number): TableRecord {
  const { deal, ...rest } = record;
  const seats = rest.seats.map((sitting) => {
    if (sitting.kind !== 'person') return sitting;
    const { promise: _, ...person } = sitting;
    return person;
  });
  const shares = deal === undefined ? {} : { deal: { shares: deal.shares } };
  return { ...rest, ...shares, seats, status: 'playing', startedAt: now };
}

/** While a deal waits for numbers everybody knows all promises, and no number; later the log has them. */
export function shownDeal({ deal }: TableRecord): Pick<SentTable, 'deal'> {
  if (deal?.until === undefined) return {};
  const promises = deal.shares.map(({ seat, promise }) => ({ seat, promise }));
  return { deal: { promises, until: deal.until } };
}
