import {
  EngineBug,
  type Game,
  isRefusal,
  legalMoves,
  type Move,
  Rng,
  type Seat,
  type State,
} from '@clade/engine';
import { questionFor } from './ask.ts';
import { type BotOptions, makeBot } from './levels.ts';
import type { Reason } from './search/reasons.ts';
import type { Searcher } from './searcher.ts';

/** One legal move as a hint shows it. */
export interface HintMove {
  readonly move: Move;
  /** The whole action it begins. */
  readonly moves: readonly Move[];
  /** Chance of winning. */
  readonly chance: number;
  /** Points expected at the end of the game. */
  readonly points: number;
}

export interface Hint {
  /** The best legal moves that the search kept to the end, best first by the chance in whole per cent. */
  readonly moves: readonly HintMove[];
  /** Why the first of them. */
  readonly reasons: readonly Reason[];
  readonly simulations: number;
}

export interface HintOptions extends BotOptions {
  readonly level: string;
  readonly seed: string;
  /** How many moves (default: 3). */
  readonly count?: number;
}

/** Rates the legal moves of a seat by what this seat may know. */
export function hint(
  game: Game,
  s: State,
  seat: Seat,
  { level, seed, count = 3, ...options }: HintOptions,
): Hint {
  const bot = makeBot(level, options);
  if (isRefusal(bot) || !('consider' in bot)) throw new EngineBug(`"${level}" is not a level that searches`);
  // A person picks in any order: what a bot has passed by may still be chosen.
  const ordered = game.inOrder(s);
  const isPast = legalMoves(game, ordered, seat).length < legalMoves(game, s, seat).length;
  const asked = questionFor(game, s, seat, new Rng(seed), isPast ? s : ordered);
  if (asked.legal.length === 1) {
    return { moves: [], reasons: [], simulations: 0 };
  }
  const { thought, reasons } = (bot as Searcher).consider(asked);
  const best = new Map<Move, HintMove>();
  for (const { move, moves, chance, points } of thought.rated) {
    if (!best.has(move)) best.set(move, { move, moves, chance, points });
  }
  return { moves: [...best.values()].slice(0, count), reasons, simulations: thought.simulations };
}
