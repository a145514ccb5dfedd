import {
  type Config,
  EngineBug,
  firstSeat,
  type Game,
  type OptionValue,
  type Refusal,
  type Result,
  Rng,
  refusal,
  SPECTATOR,
  type State,
} from '@clade/engine';
import { askBot } from './ask.ts';
import type { Bot } from './bot.ts';
import { wilson } from './wilson.ts';

/** How one of the bots fared over all games. */
export interface SimEntry {
  readonly bot: string;
  /** A win shared by k counts 1/k. */
  readonly wins: number;
  readonly winRate: number;
  /** Wilson 95 %. */
  readonly interval: readonly [lo: number, hi: number];
  readonly meanScore: number;
}

export interface SimReport {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: string;
  readonly games: number;
  readonly entries: readonly SimEntry[];
  readonly rounds: { readonly mean: number; readonly min: number; readonly max: number };
  /** Games by the reason they ended for, alphabetically. */
  readonly ends: Readonly<Record<string, number>>;
  readonly moves: number;
}

/** One game of a simulation, for progress bars. */
export interface SimGame {
  /** Number of the game, from 0. */
  readonly game: number;
  /** Entry at each seat. */
  readonly seating: readonly number[];
  readonly moves: number;
  readonly rounds: number;
  readonly result: Result;
}

export interface SimOptions {
  readonly games: number;
  readonly seed: string;
  onGame?(played: SimGame): void;
}

/** Shares of a win are counted in sixtieths, which are whole for up to six winners. */
const WHOLE_WIN = 60;

/**
 * Plays games with rotated seats: bot i sits at seat (i + g) mod players in game g. Everything follows from the
 * arguments, so the same arguments give the same report.
 */
export function simulate(
  game: Game,
  config: Config,
  bots: readonly Bot[],
  { games, seed, onGame }: SimOptions,
): SimReport | Refusal {
  const { players } = config;
  if (bots.length !== players) {
    return refusal('bots', '', { players, bots: bots.length });
  }
  if (!Number.isInteger(games) || games < 1) {
    return refusal('games', '', {
      games,
    });
  }
  const shares = bots.map(() => 0);
  const points = bots.map(() => 0);
  const ends = new Map<string, number>();
  const rounds: number[] = [];
  let moves = 0;
  for (let g = 0; g < games; g++) {
    const seating = bots.map((_, seat) => (((seat - g) % players) + players) % players);
    const played = playGame(game, config, bots, seating, `${seed}/${g}`);
    const { result } = played;
    for (const seat of result.winners) add(shares, seating[seat], WHOLE_WIN / result.winners.length);
    for (const { seat, score } of result.standings) add(points, seating[seat], score);
    ends.set(result.reason, (ends.get(result.reason) ?? 0) + 1);
    rounds.push(played.rounds);
    moves += played.moves;
    onGame?.({ game: g, seating, ...played });
  }
  return {
    game: game.id,
    players,
    options: config.options,
    seed,
    games,
    entries: bots.map((bot, i) => {
      const wins = (shares[i] as number) / WHOLE_WIN;
      const meanScore = (points[i] as number) / games;
      return { bot: bot.name, wins, winRate: wins / games, interval: wilson(wins, games), meanScore };
    }),
    rounds: {
      mean: rounds.reduce((a, b) => a + b, 0) / games,
      min: rounds.reduce((a, b) => Math.min(a, b)),
      max: rounds.reduce((a, b) => Math.max(a, b)),
    },
    ends: Object.fromEntries([...ends].sort(([a], [b]) => (a < b ? -1 : 1))),
    moves,
  };
}

function add(sums: number[], i: number | undefined, amount: number): void {
  if (i === undefined || sums[i] === undefined) throw new EngineBug('a seat without an entry');
  sums[i] += amount;
}

/** Deal and bots have generators of their own, so that a bot that draws more does not change the cards. */
function playGame(
  game: Game,
  config: Config,
  bots: readonly Bot[],
  seating: readonly number[],
  seed: string,
): { moves: number; rounds: number; result: Result } {
  const s = game.setup(config, seed);
  const rngs = seating.map((_, seat) => new Rng(`${seed}/seat ${seat}`));
  let moves = 0;
  for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
    const seat = firstSeat(pending);
    const bot = bots[seating[seat] as number] as Bot;
    game.apply(s, seat, askBot(game, s, seat, bot, rngs[seat] as Rng));
    moves++;
  }
  const result = game.result(s);
  if (result === undefined) throw new EngineBug('nobody is to act, but the game has no result');
  return { moves, rounds: roundOf(game, s), result };
}

/** A game that is played in rounds shows the number of the present one in its views, as `round`. */
export function roundOf(game: Game, s: State): number {
  const view = game.view(s, SPECTATOR) as { readonly round?: unknown };
  if (typeof view.round !== 'number') throw new EngineBug(`the views of ${game.id} show no round`);
  return view.round;
}
