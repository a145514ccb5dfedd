import { logHeader, writeLog } from '@clade/engine';
import type { ServerTable } from './table.ts';

/**
 * The log of a table that is over, as any program reads it: the moves that count, numbered anew. Takebacks and
 * concessions are of the table, not of the game.
 */
export function exportLog(table: ServerTable): string {
  const { moves, dealt } = table.finishedLog();
  const { record, game } = table;
  const { rules, players, options } = record;
  const seats = record.seats.map((seat) =>
    seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? seat.bot : '',
  );
  const { seed, secret, shares, commitment, salt } = dealt;
  const header = logHeader(game, { rules, players, options }, seats, seed);
  // A game that was brought in without a commitment never had one.
  const promised = salt === '' ? {} : { commitment, salt };
  const mixed = shares.length === 0 ? {} : { secret, shares };
  return writeLog({ header: { ...header, ...promised, ...mixed }, moves });
}
