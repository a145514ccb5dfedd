import { redact } from './events.ts';
import {
  type Game,
  type GameEvent,
  isRefusal,
  type Move,
  type Refusal,
  type Seat,
  type Wire,
} from './game.ts';
import type { LoggedMove } from './log.ts';
import { applyChecked, isPending } from './moves.ts';
import type { State } from './state.ts';
import { type Barrier, barrier } from './undo.ts';

/**
 * The moves of one seat that nobody else has seen: they stand on the committed state, each with the state after it and
 * what happened. Simultaneous choices of several seats stand side by side on the same state.
 */
export class Draft {
  readonly seat: Seat;
  confirmed = false;
  readonly #game: Game;
  readonly #states: State[];
  readonly #moves: LoggedMove[] = [];
  readonly #events: GameEvent[][] = [];

  constructor(game: Game, seat: Seat, base: State) {
    this.#game = game;
    this.seat = seat;
    this.#states = [base];
  }

  /** The same draft once more, to be changed and written before anybody sees it. */
  copy(): Draft {
    const copy = new Draft(this.#game, this.seat, this.#states[0] as State);
    copy.#states.push(...this.#states.slice(1));
    copy.#moves.push(...this.#moves);
    copy.#events.push(...this.#events);
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

  /** What each move did, as the seat itself may know it. */
  get events(): GameEvent[][] {
    return this.#events.map((list) => list.map((event) => redact(event, this.seat)));
  }

  /** Adds a move, or says why not. */
  add(move: Move): Refusal | undefined {
    const s = this.#game.clone(this.now);
    const heard: GameEvent[] = [];
    const refused = applyChecked(this.#game, s, this.seat, move, (event) => heard.push(event));
    if (refused) return refused;
    this.#states.push(s);
    this.#events.push(heard);
    this.#moves.push({ n: this.#moves.length + 1, seat: this.seat, move: this.#game.toWire(move), hash: '' });
    return undefined;
  }

  /** What has been drawn or revealed since the first `from` moves; then they cannot be taken back any more. */
  opened(from = 0): Barrier | undefined {
    const stop = barrier(this.#game, this.#states, this.#moves, this.seat, from);
    return stop === 'other-seat' ? undefined : stop;
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

/**
 * What a move would do, told before it is made. Where it leads to something that is drawn or revealed, only what the move
 * itself does is told, and nothing where it draws or reveals by itself.
 */
export interface Preview {
  readonly events: readonly GameEvent[];
  /** The seat's view after the move; absent when the move opens something. */
  readonly view?: unknown;
  readonly opens?: Barrier;
  /** Is the seat asked again right after? */
  readonly again: boolean;
}

/** What the seat of a draft would see if it added a move: nothing that it could not know before. */
export function preview(game: Game, draft: Draft, move: Move): Preview | Refusal {
  const tried = draft.copy();
  const refused = tried.add(move);
  if (refused) return refused;
  const opens = tried.opened(draft.length);
  if (opens !== undefined) return { events: itself(game, draft, move), opens, again: false };
  return {
    events: tried.events[draft.length] ?? [],
    view: game.view(tried.now, draft.seat),
    again: tried.isAsked(),
  };
}

/** What the move itself does, without what follows from it. */
function itself(game: Game, draft: Draft, move: Move): GameEvent[] {
  const before = draft.now;
  const after = game.clone(before);
  const heard: GameEvent[] = [];
  game.take(after, draft.seat, move, (event) => heard.push(event));
  const made = { n: 1, seat: draft.seat, move: game.toWire(move), hash: '' };
  const opens = barrier(game, [before, after], [made], draft.seat, 0) !== undefined;
  return opens ? [] : heard.map((event) => redact(event, draft.seat));
}
