import { type Game, type Log, type Refusal, type Replay, replay } from '@clade/engine';
import type { StoredMove } from '../storage/storage.ts';
import { TABLE_SEAT, tableMove } from '../table/chain.ts';

/** A line of a log; when it came is not known of a game that was played elsewhere. */
export type PlayedLine = Omit<StoredMove, 'at'>;

/** Plays a log with every hash, and its lines as a table keeps them. Random numbers are passed over by a takeback alone. */
export function playLines(game: Game, log: Log): { played: Replay | Refusal; lines: PlayedLine[] } {
  const lines: PlayedLine[] = [];
  const add = (line: Omit<PlayedLine, 'n'>): void => {
    lines.push({ n: lines.length + 1, ...line });
  };
  const played = replay(game, log, {
    before(s, { seat, move, draws, hash }) {
      if (draws !== undefined) {
        const takeback = tableMove(['takeback', lines.length, draws]);
        add({ seat: TABLE_SEAT, move: takeback, hash: game.hash(s) });
      }
      add({ seat, move, hash });
    },
  });
  return { played, lines };
}
