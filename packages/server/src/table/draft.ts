import {
  applyChecked,
  barrier,
  type Game,
  isPending,
  isRefusal,
  type LoggedMove,
  type Move,
  type Refusal,
  type Seat,
  type State,
  type Wire,
} from '@clade/engine';

/**
 * The moves of one seat that nobody else has seen: they stand on the committed state, each with the state after it.
 * Simultaneous choices of several seats stand side by side on the same state.
 */
export class Drafted {
  readonly seat: Seat;
  confirmed = false;
  readonly #game: Game;
  readonly #states: State[];
  readonly #moves: LoggedMove[] = [];

  constructor(game: Game, seat: Seat, base: State) {
    this.#game = game;
    this.seat = seat;
    this.#states = [base];
  }

  /** The same draft once more, to be changed and written before anybody sees it. */
  copy(): Drafted {
    const copy = new Drafted(this.#game, this.seat, this.#states[0] as State);
    copy.#states.push(...this.#states.slice(1));
    copy.#moves.push(...this.#moves);
    copy.confirmed = this.confirmed;
    return copy;
  }

  get now(): State {
    return this.#states[this.#states.length - 1] as State;
  }

  get wires(): Wire[] {
    return this.#moves.map((m) => m.move);
  }

  get length(): number {
    return this.#moves.length;
  }

  /** Adds a move, or says why not. */
  add(move: Move): Refusal | undefined {
    const s = this.#game.clone(this.now);
    const refused = applyChecked(this.#game, s, this.seat, move);
    if (refused) return refused;
    this.#states.push(s);
    this.#moves.push({ n: this.#moves.length + 1, seat: this.seat, move: this.#game.toWire(move), hash: '' });
    return undefined;
  }

  /** Has something been drawn or revealed? Then nothing of it can be taken back any more. */
  isOpen(): boolean {
    const stop = barrier(this.#game, this.#states, this.#moves, this.seat, 0);
    return stop !== undefined && stop !== 'other-seat';
  }

  /** Is the seat still asked, after its own moves? */
  isAsked(): boolean {
    return isPending(this.#game.pending(this.now), this.seat);
  }

  /** Restores stored moves; false when they no longer fit. */
  restore(moves: readonly Wire[], confirmed: boolean): boolean {
    for (const wire of moves) {
      const move = this.#game.fromWire(wire);
      if (isRefusal(move) || this.add(move)) return false;
    }
    this.confirmed = confirmed;
    return true;
  }
}
