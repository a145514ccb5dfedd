import { type Game, SPECTATOR } from '@clade/engine';
import { use, useMemo } from 'react';
import type { GameUi, Names } from '../games/game-ui.ts';
import { loadGameUi } from '../games/registry.ts';
import { loadGame } from '../local/games.ts';
import { botName } from '../shell/bots.ts';
import { loadedOnce } from '../shell/loaded.ts';
import { useText } from '../text/text.tsx';
import { snapshotOf } from './figure-snapshot.ts';
import { type FigureStates, figureStates } from './figure-state.ts';
import { captionOf, type FigureData, type PlayerBook } from './player-book.ts';

interface FigureGame {
  readonly game: Game;
  readonly ui: GameUi;
}

const games = new Map<string, Promise<FigureGame>>();

/** The rules and drawings of a game, loaded with the first figure. */
export function gameOf(id: string): Promise<FigureGame> {
  return loadedOnce(games, id, async () => {
    const [game, ui] = await Promise.all([loadGame(id), loadGameUi(id)]);
    return { game, ui: ui as GameUi };
  });
}

interface FigureProps {
  readonly gameId: string;
  readonly book: PlayerBook;
  readonly id: string;
  /** The whole table instead of what the figure is about. */
  readonly whole?: boolean;
}

/** A figure, drawn by the board of its game from its position; suspends until the game is there. */
export function Figure({ gameId, book, id, whole = false }: FigureProps) {
  const { game, ui } = use(gameOf(gameId));
  const say = useText();
  const states = useMemo(() => figureStates(game, book.figures, id), [game, book, id]);
  const snapshot = useMemo(() => snapshotOf(game, states.after), [game, states]);
  const names: Names = { viewer: SPECTATOR, of: (seat) => botName(say, seat) };
  const { draw } = book.figures[id] as FigureData;
  return <ui.Figure snapshot={snapshot} names={names} draw={draw} whole={whole} />;
}

/** What stands under a figure. */
export function Caption({ book, id, text, n }: { book: PlayerBook; id: string; text: string; n: number }) {
  const say = useText();
  const figure = book.figures[id];
  return (
    <figcaption>
      <b>{say('book.figure', { n })}</b> {figure === undefined ? text : captionOf(text, figure)}
    </figcaption>
  );
}

/** The table of a figure before its moves, to be played. */
export async function positionOf(gameId: string, book: PlayerBook, id: string) {
  const { game } = await gameOf(gameId);
  const states: FigureStates = figureStates(game, book.figures, id);
  return { game, state: states.before };
}
