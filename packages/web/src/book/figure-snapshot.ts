import { type Game, type State, seatsOf } from '@clade/engine';
import type { Snapshot } from '../table/table.ts';

/** A table as the boards want it, of a position that nobody plays: seen from the first seat, nothing can be chosen. */
export function snapshotOf(game: Game, state: State): Snapshot {
  const config = game.config(state);
  return {
    where: 'replay',
    id: 'figure',
    game: game.id,
    name: '',
    config,
    status: 'finished',
    seats: Array.from({ length: config.players }, () => ({ kind: 'person', name: '', here: false })),
    commitment: '',
    viewer: 0,
    n: 0,
    view: game.view(state, 0),
    draft: { moves: [], events: [], confirmed: false },
    legal: [],
    waitingFor: seatsOf(game.pending(state)),
    lines: [],
    scores: game.scores(state),
    busy: false,
    connected: true,
  };
}
