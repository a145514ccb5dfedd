import { askBot, type Hint, hint, makeBot } from '@clade/bots';
import { isRefusal, type Move, Rng, type Seat, type State } from '@clade/engine';
import { loadGame } from './games.ts';
import { type Port, serve } from './rpc.ts';

/** Thinks half a second, and plays well. */
const ADVISER = 'skilled';

/** Bots think here, away from the table, so that nothing waits for them. */
const functions = {
  async warm(id: string): Promise<void> {
    await loadGame(id);
  },
  async think(id: string, state: State, seat: Seat, name: string, seed: string): Promise<Move> {
    const game = await loadGame(id);
    const bot = makeBot(name);
    if (isRefusal(bot)) throw new Error(bot.sentence);
    return askBot(game, state, seat, bot, new Rng(seed));
  },
  async advise(id: string, state: State, seat: Seat, seed: string): Promise<Hint> {
    return hint(await loadGame(id), state, seat, { level: ADVISER, game: id, seed });
  },
};

export type BotFunctions = typeof functions;

serve(self as unknown as Port, functions);
