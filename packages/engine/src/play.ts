import { type Emit, type Game, type Move, MoveList, type Seat, seatsOf } from './game.ts';
import { type Log, type LoggedMove, logHeader } from './log.ts';
import type { Config } from './options.ts';
import type { Rng } from './rng.ts';
import type { State } from './state.ts';

/** Picks a move for a pending seat. */
export type Chooser = (s: State, seat: Seat) => Move;

/** Plays from a state to the end of the game; several pending seats act in an order drawn from `rng`. */
export function playOut(
  game: Game,
  s: State,
  choose: Chooser,
  rng: Rng,
  onMove?: (s: State, seat: Seat, move: Move) => void,
  emit?: Emit,
): number {
  let n = 0;
  for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
    const seats = seatsOf(pending);
    const seat = seats[rng.below(seats.length)];
    const move = choose(s, seat);
    game.apply(s, seat, move, emit);
    n++;
    onMove?.(s, seat, move);
  }
  return n;
}

/** A chooser that is uniform over the legal moves. */
export function uniform(game: Game, rng: Rng): Chooser {
  const list = new MoveList();
  return (s, seat) => {
    game.legalMoves(s, seat, list);
    return list.at[rng.below(list.n)];
  };
}

/** Deals and plays a whole game, keeping its log. */
export function playLogged(
  game: Game,
  config: Config,
  seed: string,
  seats: readonly string[],
  choose: Chooser,
  rng: Rng,
): { log: Log; state: State } {
  const s = game.setup(config, seed);
  const moves: LoggedMove[] = [];
  playOut(game, s, choose, rng, (after, seat, move) => {
    moves.push({ n: moves.length + 1, seat, move: game.toWire(move), hash: game.hash(after) });
  });
  return { log: { header: logHeader(game, config, seats, seed), moves }, state: s };
}
