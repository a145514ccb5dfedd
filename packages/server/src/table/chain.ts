import {
  applyChecked,
  type Game,
  isRefusal,
  passOver,
  plainRefusal,
  type Seat,
  type State,
  type Wire,
} from '@clade/engine';
import type { StoredMove } from '../storage/storage.ts';

/** The table itself as the author of a line: takebacks, concessions, what clocks cause. */
export const TABLE_SEAT: Seat = -1;

/** Lines by the table. */
export type TableMove =
  /** Back to a line, and on with another random number than the one that comes there. The number is told to nobody. */
  | readonly ['takeback', number]
  | readonly ['takeback', number, number]
  /** About a seat: it gives up; its time is up, and then a bot plays for it, or the game ends. */
  | readonly ['concede' | 'time' | 'stand-in' | 'end', number]
  /** What follows was answered by a standing order of the seat. */
  | readonly ['order', number];

export function isTakeback(entry: Pick<StoredMove, 'seat' | 'move'>): boolean {
  return entry.seat === TABLE_SEAT && entry.move[0] === 'takeback';
}

/**
 * The lines that count: a takeback leads back to an earlier line and stays in the log. Line n stands on `previous[n]`;
 * the present state is the fold of the chain that ends at `head`.
 */
export class Chain {
  /** Line that each line stands on; line 0 is the deal. */
  readonly #previous: number[] = [0];
  /** The last move that counts after each line. */
  readonly #heads: number[] = [0];
  /** Which number is drawn next after each line, where takebacks have passed over some since its last move. */
  readonly #draws: (number | undefined)[] = [undefined];

  constructor(entries: readonly Pick<StoredMove, 'seat' | 'move'>[] = []) {
    for (const entry of entries) this.add(entry);
  }

  get length(): number {
    return this.#heads.length - 1;
  }

  /** The last line that counts as a move now. */
  get head(): number {
    return this.#heads[this.length] as number;
  }

  add(entry: Pick<StoredMove, 'seat' | 'move'>): void {
    const n = this.length + 1;
    this.#previous[n] = this.head;
    const [, to, draws] = entry.move;
    // A line of the table leaves everything as it was after the line before, or another one.
    const as = isTakeback(entry) ? Number(to) : n - 1;
    const isMove = entry.seat !== TABLE_SEAT;
    this.#heads.push(isMove ? n : (this.#heads[as] as number));
    this.#draws.push(
      isMove ? undefined : isTakeback(entry) && draws !== undefined ? Number(draws) : this.#draws[as],
    );
  }

  /** The number that is drawn next after line n, where takebacks have passed over some. */
  drawsAfter(n: number): number | undefined {
    return this.#draws[n];
  }

  /** Numbers of the moves that count after line n, oldest first. */
  live(n = this.length): number[] {
    const line: number[] = [];
    for (let at = this.#heads[n] as number; at > 0; at = this.#previous[at] as number) line.push(at);
    return line.reverse();
  }
}

/** A stored line that does not do what it says: the store or the program is broken. */
export class BrokenLog extends Error {}

/**
 * Folds the moves that count, checking every hash. `cached` is a state after line `n` to start with; one that does not
 * have the hash of its line (of another layout in memory, or damaged) is left aside.
 */
export function fold(
  game: Game,
  start: () => State,
  entries: readonly StoredMove[],
  to = entries.length,
  cached?: { readonly n: number; readonly words: State },
): State {
  const chain = new Chain(entries.slice(0, to));
  const live = chain.live();
  const skip =
    cached !== undefined && isStateOf(game, entries[cached.n - 1], cached.words)
      ? live.indexOf(cached.n) + 1
      : 0;
  const s = skip > 0 && cached ? new Int32Array(cached.words) : start();
  const passTo = (draws: number | undefined): void => {
    const refused = draws === undefined ? undefined : passOver(s, draws);
    if (refused) throw new BrokenLog(plainRefusal(refused));
  };
  for (const n of live.slice(skip)) {
    passTo(chain.drawsAfter(n - 1));
    const entry = entries[n - 1] as StoredMove;
    const move = game.fromWire(entry.move);
    const refused = isRefusal(move) ? move : applyChecked(game, s, entry.seat, move);
    if (refused) throw new BrokenLog(`line ${n}: ${plainRefusal(refused)}`);
    if (game.hash(s) !== entry.hash) throw new BrokenLog(`line ${n} leads to another state than its hash`);
  }
  passTo(chain.drawsAfter(to));
  return s;
}

function isStateOf(game: Game, entry: StoredMove | undefined, words: State): boolean {
  try {
    return entry !== undefined && game.hash(words) === entry.hash;
  } catch {
    return false;
  }
}

export function tableMove(move: TableMove): Wire {
  return [...move];
}
