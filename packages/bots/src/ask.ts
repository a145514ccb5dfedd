import { EngineBug, type Game, legalMoves, type Move, Rng, type Seat, type State } from '@clade/engine';
import type { Bot, BotAsked } from './bot.ts';

/**
 * The only door between a game and a bot. The state stays in this function: the bot gets a view, the legal moves, the
 * question and sampled worlds.
 */
export function askBot(game: Game, state: State, seat: Seat, bot: Bot, rng: Rng): Move {
  const only = onlyInOrder(game, state, seat);
  if (only !== undefined) return only;
  const asked = questionFor(game, state, seat, rng);
  const move = bot.choose(asked);
  if (!asked.legal.includes(move)) {
    throw new EngineBug(`bot ${bot.name} answered ${asked.decision.kind} with the illegal move ${move}`);
  }
  return move;
}

/** The one answer that is left to a player who picks in order, where others have more. */
function onlyInOrder(game: Game, state: State, seat: Seat): Move | undefined {
  const table = game.inOrder(state);
  if (table === state) return undefined;
  const [only, ...others] = legalMoves(game, table, seat);
  return others.length === 0 && legalMoves(game, state, seat).length > 1 ? only : undefined;
}

const DRAW = 2 ** 30;

/**
 * What a bot is given. A sampled world is a shuffle of the real one, so who knows the generator of the shuffle can turn
 * it back. The bot's generator and that of its samples are therefore two different one-way hashes of what is drawn from
 * `rng`, which the bot never sees. Bots pick in one order: it keeps their searches small.
 */
export function questionFor(
  game: Game,
  state: State,
  seat: Seat,
  rng: Rng,
  table: State = game.inOrder(state),
): BotAsked {
  const seed = Array.from({ length: 4 }, () => rng.below(DRAW)).join(' ');
  let own: Rng | undefined;
  let samples: Rng | undefined;
  return {
    game,
    seat,
    view: game.view(state, seat),
    decision: game.decision(state, seat),
    legal: legalMoves(game, table, seat),
    get rng() {
      own ??= new Rng(`choose ${seed}`);
      return own;
    },
    sample() {
      samples ??= new Rng(`sample ${seed}`);
      return game.sample(table, seat, samples);
    },
  };
}
