import {
  applyChecked,
  EngineBug,
  firstSeat,
  type Game,
  isRefusal,
  plainRefusal,
  type State,
} from '@clade/engine';
import type { FigureData } from './player-book.ts';

/** The tables of a figure: as its position says, and after its moves. */
export interface FigureStates {
  readonly before: State;
  readonly after: State;
}

/** Whoever is asked makes each move of a figure. A figure that cannot be is a mistake of ours. */
export function figureStates(
  game: Game,
  figures: Readonly<Record<string, FigureData>>,
  id: string,
): FigureStates {
  const figure = figures[id];
  if (figure === undefined) throw new EngineBug(`there is no figure "${id}"`);
  const before =
    figure.of === undefined ? read(game, id, figure) : figureStates(game, figures, figure.of).after;
  const after = game.clone(before);
  for (const wire of figure.play ?? []) {
    const move = game.fromWire(wire);
    const refused = isRefusal(move) ? move : applyChecked(game, after, firstSeat(game.pending(after)), move);
    if (isRefusal(refused))
      throw new EngineBug(`figure "${id}": ${JSON.stringify(wire)}: ${plainRefusal(refused)}`);
  }
  return { before, after };
}

function read(game: Game, id: string, { position }: FigureData): State {
  const state = game.readPosition(position);
  if (isRefusal(state)) throw new EngineBug(`figure "${id}": ${plainRefusal(state)}`);
  return state;
}
