import { type Game, type Log, type Refusal, type Replay, replay } from '@clade/engine';
import type { Entry } from '../storage/storage.ts';
import { TABLE_SEAT, tableMove } from './chain.ts';

/** Plays a log with every hash, and its lines as a table keeps them. Random numbers are passed over by a takeback alone. */
export function playLines(game: Game, log: Log, at: number): { played: Replay | Refusal; entries: Entry[] } {
  const entries: Entry[] = [];
  const add = (line: Omit<Entry, 'n' | 'at'>): void => {
    entries.push({ n: entries.length + 1, ...line, at });
  };
  const played = replay(game, log, {
    before(s, { seat, move, draws, hash }) {
      if (draws !== undefined) {
        const takeback = tableMove(['takeback', entries.length, draws]);
        add({ seat: TABLE_SEAT, move: takeback, hash: game.hash(s) });
      }
      add({ seat, move, hash });
    },
  });
  return { played, entries };
}
