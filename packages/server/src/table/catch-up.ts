import type { Remarks } from '@clade/bots';
import type { Game, GameEvent, Move, State } from '@clade/engine';
import type { StoredMove } from '../storage/storage.ts';
import { isTakeback, TABLE_SEAT } from './chain.ts';
import type { HeardLine } from './history.ts';

export interface Advanced {
  readonly state: State;
  /** The lines with what happened at them. */
  readonly lines: readonly (readonly [StoredMove, HeardLine])[];
}

/**
 * Plays lines that another node has written, on a copy, with every hash checked. Undefined when they do not simply lead
 * on from here, as after a takeback: then the table is read from the beginning.
 */
export function advanced(
  game: Game,
  from: State,
  n: number,
  entries: readonly StoredMove[],
  remarks?: Remarks,
): Advanced | undefined {
  const state = game.clone(from);
  const lines: (readonly [StoredMove, HeardLine])[] = [];
  for (const [i, entry] of entries.entries()) {
    if (entry.n !== n + 1 + i || isTakeback(entry)) return undefined;
    const events: GameEvent[] = [];
    const then = remarks && game.clone(state);
    if (entry.seat !== TABLE_SEAT)
      game.apply(state, entry.seat, game.fromWire(entry.move) as Move, (event) => events.push(event));
    if (game.hash(state) !== entry.hash) return undefined;
    lines.push([entry, { events, remark: then && remarks?.(entry.seat, then, state) }]);
  }
  return { state, lines };
}
