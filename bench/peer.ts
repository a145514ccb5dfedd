import { createRequire } from 'node:module';
import { rate, type Sampled } from './measure.ts';

/** boardgame.io's reducer in production mode: no client, no transport, a move that only counts. */
export const PEER_NAME = 'boardgame.io reducer, a move that only counts';

type Reducer = (state: unknown, action: unknown) => unknown;

export function peerSampler(scale: number): Sampled {
  // Immer and the library choose their production paths when they are loaded.
  process.env.NODE_ENV = 'production';
  const require = createRequire(import.meta.url);
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as {
    CreateGameReducer: (o: { game: unknown }) => Reducer;
    InitializeGame: (o: { game: unknown; numPlayers: number }) => unknown;
  };
  const game = {
    name: 'nothing',
    setup: () => ({ moves: 0 }),
    moves: {
      nothing: ({ G }: { G: { moves: number } }) => {
        G.moves++;
      },
    },
    turn: { minMoves: 1, maxMoves: 1 },
  };
  const reducer = CreateGameReducer({ game });
  const moves = Math.round(20_000 * scale);
  return {
    name: PEER_NAME,
    game: 'boardgame.io',
    players: 2,
    unit: 'moves/s',
    sample: () =>
      rate(() => {
        let state = InitializeGame({ game, numPlayers: 2 }) as {
          ctx: { currentPlayer: string };
          G: { moves: number };
        };
        for (let i = 0; i < moves; i++) {
          const playerID = state.ctx.currentPlayer;
          state = reducer(state, {
            type: 'MAKE_MOVE',
            payload: { type: 'nothing', args: [], playerID },
          }) as typeof state;
        }
        if (state.G.moves !== moves) throw new Error('the peer did not make its moves');
        return moves;
      }),
  };
}
