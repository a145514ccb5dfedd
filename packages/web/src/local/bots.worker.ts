import { Adviser, askBot, type Hint, loadWeights, makeBot } from '@clade/bots';
import { type Game, isRefusal, type Move, plainRefusal, Rng, type Seat, type State } from '@clade/engine';
import { loadGame } from './games.ts';
import { type RpcPort, serve } from './rpc.ts';

/** Thinks half a second, and plays well. */
const ADVISER = 'skilled';

const adviser = new Adviser();

/** Bots think here, away from the table, so that nothing waits for them. */
const functions = {
  async warm(id: string): Promise<void> {
    await loadPlayers(id);
  },
  async think(id: string, state: State, seat: Seat, name: string, seed: string): Promise<Move> {
    const game = await loadPlayers(id);
    const bot = makeBot(name);
    if (isRefusal(bot)) throw new Error(plainRefusal(bot));
    return askBot(game, state, seat, bot, new Rng(seed));
  },
  async advise(id: string, state: State, seat: Seat, seed: string, mine?: readonly Move[]): Promise<Hint> {
    const plan = mine ? { mine } : {};
    return adviser.advise(await loadPlayers(id), state, seat, { level: ADVISER, game: id, seed, ...plan });
  },
};

/** A game with all that its bots need. */
async function loadPlayers(id: string): Promise<Game> {
  const [game] = await Promise.all([loadGame(id), loadWeights(id, fetchBytes)]);
  return game;
}

async function fetchBytes(url: URL): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname} is not there: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

export type BotFunctions = typeof functions;

serve(self as unknown as RpcPort, functions);
