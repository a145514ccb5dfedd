import { type Game, type GameEvent, SPECTATOR, type State } from '@clade/engine';

/** Event of a table that goes on from a position: what lay there. No rule makes it, and no log tells it. */
export const BEGUN = 'begun';

export function begunEvent(game: Game, start: State): GameEvent {
  return { type: BEGUN, rule: '', view: game.view(start, SPECTATOR) };
}
