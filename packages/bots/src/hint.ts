import {
  applyChecked,
  EngineBug,
  type Game,
  isPending,
  isRefusal,
  legalMoves,
  type Move,
  Rng,
  type Seat,
  type State,
} from '@clade/engine';
import { questionFor } from './ask.ts';
import type { BotAsked } from './bot.ts';
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
  /** What a plan of the asker's own brings, if there was one. */
  readonly mine?: OwnPlan;
}

/** A plan beside the best one. */
export interface OwnPlan {
  readonly chance: number;
  readonly points: number;
  /** Points that it brings less than the best, and the standard error of that. */
  readonly lost: number;
  readonly doubt: number;
  /** In what it brings less, largest first. */
  readonly reasons: readonly Reason[];
}

export interface HintOptions extends BotOptions {
  readonly level: string;
  readonly seed: string;
  /** How many moves (default: 3). */
  readonly count?: number;
  /** Moves that somebody is about to make here, to be held against the best. */
  readonly mine?: readonly Move[];
  /** What was said about this question before: it is not searched again. */
  readonly known?: Hint;
}

/** Rates the legal moves of a seat by what this seat may know. */
export function hint(
  game: Game,
  s: State,
  seat: Seat,
  { level, seed, count = 3, mine, known, ...options }: HintOptions,
): Hint {
  const bot = makeBot(level, options);
  if (isRefusal(bot) || !('consider' in bot)) throw new EngineBug(`"${level}" is not a level that searches`);
  // A person picks in any order: what a bot has passed by may still be chosen.
  const ordered = game.inOrder(s);
  const isPast = legalMoves(game, ordered, seat).length < legalMoves(game, s, seat).length;
  const advice =
    known ?? search(questionFor(game, s, seat, new Rng(seed), isPast ? s : ordered), bot as Searcher, count);
  const best = advice.moves[0]?.moves;
  if (mine === undefined || best === undefined || !isPlayable(game, s, seat, mine)) return advice;
  const table = !isPast && isPlayable(game, ordered, seat, mine) ? ordered : s;
  const asked = questionFor(game, s, seat, new Rng(`${seed} mine`), table);
  return { ...advice, mine: held(asked, bot as Searcher, best, mine) };
}

function search(asked: BotAsked, bot: Searcher, count: number): Hint {
  if (asked.legal.length === 1) return { moves: [], reasons: [], simulations: 0 };
  const { thought, reasons } = bot.consider(asked);
  const best = new Map<Move, HintMove>();
  for (const { move, moves, chance, points } of thought.rated) {
    if (!best.has(move)) best.set(move, { move, moves, chance, points });
  }
  return { moves: [...best.values()].slice(0, count), reasons, simulations: thought.simulations };
}

function held(asked: BotAsked, bot: Searcher, best: readonly Move[], mine: readonly Move[]): OwnPlan {
  const { mine: own, lost, doubt, reasons } = bot.compare(asked, best, mine);
  return { chance: own.chance, points: own.points, lost, doubt, reasons };
}

/** Can a seat make these moves one after the other? */
function isPlayable(game: Game, table: State, seat: Seat, moves: readonly Move[]): boolean {
  const s = game.clone(table);
  return (
    moves.length > 0 &&
    moves.every((move) => isPending(game.pending(s), seat) && applyChecked(game, s, seat, move) === undefined)
  );
}

/** Gives hints, and remembers the last question: who asks about a plan of their own has mostly asked before. */
export class Adviser {
  #last: { readonly game: string; readonly s: State; readonly seat: Seat; readonly hint: Hint } | undefined;

  advise(game: Game, s: State, seat: Seat, options: HintOptions): Hint {
    const last = this.#last;
    const again =
      last?.game === game.id &&
      last.seat === seat &&
      last.s.every((word, i) => word === s[i]) &&
      last.s.length === s.length;
    const known = again ? { known: last.hint } : {};
    const given = hint(game, s, seat, { ...options, ...known });
    const { mine: _, ...rest } = given;
    this.#last = { game: game.id, s: game.clone(s), seat, hint: rest };
    return given;
  }
}
