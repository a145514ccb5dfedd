import {
  type Config,
  EngineBug,
  firstSeat,
  type Game,
  type GameEvent,
  isRefusal,
  plainRefusal,
  Rng,
  SPECTATOR,
  type State,
} from '@clade/engine';
import { askBot } from '../ask.ts';
import type { Bot } from '../bot.ts';
import { makeBot } from '../levels.ts';
import { roundOf } from '../simulate.ts';

/** One game of an arena as plain data: what a worker thread, of Node or of a browser, is sent. */
export interface ArenaTask {
  /** Number of the game, from 0. */
  readonly n: number;
  /** Games of one block have the same deal and differ by who sits where. */
  readonly block: number;
  readonly config: Config;
  /** Bot at each seat. */
  readonly seats: readonly string[];
  readonly seed: string;
  /** Factor on the simulations of the levels. */
  readonly scale: number;
}

/** What came out of it. */
export interface ArenaRecord {
  readonly n: number;
  readonly block: number;
  readonly seats: readonly string[];
  /** Rank (1 is best, equal ranks share) and points by seat. */
  readonly ranks: readonly number[];
  readonly points: readonly number[];
  readonly rounds: number;
  readonly reason: string;
  /** How often each kind of event happened to a seat: attacks, new species, ... */
  readonly counts: readonly Readonly<Record<string, number>>[];
  /** Milliseconds for each question by seat, rounded; empty without a clock. */
  readonly times: readonly (readonly number[])[];
}

/** Plays a task. Without a clock the record follows from the task alone. */
export function playTask(game: Game, task: ArenaTask, now?: () => number): ArenaRecord {
  const bots = task.seats.map((name) => botNamed(name, game.id, task.scale));
  const { players } = task.config;
  const counts = Array.from({ length: players }, (): Record<string, number> => ({}));
  const times = Array.from({ length: players }, (): number[] => []);
  let owners = new Map<string, number>();
  const emit = (event: GameEvent): void => {
    const own =
      counts[typeof event.seat === 'number' ? event.seat : (owners.get(String(event.animal)) ?? -1)];
    if (own === undefined) return;
    for (const name of namesOf(event)) own[name] = (own[name] ?? 0) + 1;
  };
  const s = game.setup(task.config, task.seed, emit);
  owners = ownersOf(game, s);
  const rngs = task.seats.map((_, seat) => new Rng(`${task.seed}/seat ${seat}`));
  for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
    const seat = firstSeat(pending);
    const began = now?.() ?? 0;
    const move = askBot(game, s, seat, bots[seat], rngs[seat]);
    if (now !== undefined) times[seat].push(Math.round(10 * (now() - began)) / 10);
    game.apply(s, seat, move, emit);
    // Animals may be chosen at the table.
    if (owners.size < players) owners = ownersOf(game, s);
  }
  const result = game.result(s);
  if (result === undefined) throw new EngineBug('nobody is to act, but the game has no result');
  const bySeat = result.standings.toSorted((a, b) => a.seat - b.seat);
  return {
    n: task.n,
    block: task.block,
    seats: task.seats,
    ranks: bySeat.map(({ rank }) => rank),
    points: bySeat.map(({ score }) => score),
    rounds: roundOf(game, s),
    reason: result.reason,
    counts,
    times,
  };
}

/** An event counts by its type; a pawn also by the section of the display that it goes to: `pawn-placed:competition`. */
function namesOf({ type, space }: GameEvent): string[] {
  return typeof space === 'string' ? [type, `${type}:${space.replace(/[- ]?\d+$/, '')}`] : [type];
}

/** Seats by animal, in games that have animals. */
function ownersOf(game: Game, s: State): Map<string, number> {
  const { animals } = game.view(s, SPECTATOR) as {
    readonly animals?: readonly { readonly animal: string; readonly seat: number }[];
  };
  return new Map(animals?.map(({ animal, seat }) => [animal, seat]));
}

function botNamed(name: string, game: string, scale: number): Bot {
  const bot = makeBot(name, { game, scale });
  if (isRefusal(bot)) throw new EngineBug(plainRefusal(bot));
  return bot;
}
