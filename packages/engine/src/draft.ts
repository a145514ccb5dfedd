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
import { barrier, type Opened, openedBetween } from './undo.ts';

/** A move with what it did, as it will stand in the log. */
export interface Played {
  readonly seat: Seat;
  readonly move: Wire;
  /** The state after it; nobody changes it any more. */
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/**
 * The moves of one seat that nobody else has seen: they stand on the committed state, each with the state after it and
 * what happened. Simultaneous choices of several seats stand side by side on the same state.
 */
export class Draft {
  readonly seat: Seat;
  confirmed = false;
  readonly #game: Game;
  readonly #base: State;
  readonly #played: Played[] = [];

  constructor(game: Game, seat: Seat, base: State) {
    this.#game = game;
    this.seat = seat;
    this.#base = base;
  }

  /** The same draft once more, to be changed and written before anybody sees it. */
  copy(): Draft {
    const copy = new Draft(this.#game, this.seat, this.#base);
    copy.#played.push(...this.#played);
    copy.confirmed = this.confirmed;
    return copy;
  }

  get now(): State {
    return this.#played.at(-1)?.state ?? this.#base;
  }

  get played(): readonly Played[] {
    return this.#played;
  }

  get wires(): Wire[] {
    return this.#played.map((p) => p.move);
  }

  get length(): number {
    return this.#played.length;
  }

  /** What each move did, as the seat itself may know it. */
  get events(): GameEvent[][] {
    return this.#played.map(({ events }) => events.map((event) => redact(event, this.seat)));
  }

  /** Adds a move, or says why not. */
  add(move: Move): Refusal | undefined {
    const state = this.#game.clone(this.now);
    const events: GameEvent[] = [];
    const refused = applyChecked(this.#game, state, this.seat, move, (event) => events.push(event));
    if (refused) return refused;
    this.#played.push({ seat: this.seat, move: this.#game.toWire(move), state, events });
    return undefined;
  }

  /** What has been drawn or revealed since the first `from` moves; then they cannot be taken back any more. */
  opened(from = 0): Opened | undefined {
    const states = [this.#base, ...this.#played.map((p) => p.state)];
    const stop = barrier(this.#game, states, this.#played.map(logged), this.seat, from);
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

function logged({ seat, move }: Pick<Played, 'seat' | 'move'>, i = 0): LoggedMove {
  return { n: i + 1, seat, move, hash: '' };
}

/** The moves of drafts in the order in which they come into the log: by seat, one behind the other. */
export function inOrder(game: Game, base: State, drafts: readonly Draft[]): readonly Played[] {
  const [only] = drafts;
  if (only !== undefined && drafts.length === 1) return only.played;
  // Choices that stood side by side are made once more, each on the one before it.
  const state = game.clone(base);
  const played: Played[] = [];
  for (const { seat, wires } of [...drafts].sort((a, b) => a.seat - b.seat)) {
    for (const move of wires) {
      const events: GameEvent[] = [];
      game.apply(state, seat, game.fromWire(move) as Move, (event) => events.push(event));
      played.push({ seat, move, state: game.clone(state), events });
    }
  }
  return played;
}

/**
 * What a move would do, told before it is made. Where it leads to something that is drawn or revealed, only what the move
 * itself does is told, and nothing where it draws or reveals by itself.
 */
export interface Preview {
  readonly events: readonly GameEvent[];
  /** The seat's view after the move; absent when the move opens something. */
  readonly view?: unknown;
  readonly opens?: Opened;
  /** Is the seat asked again right after? */
  readonly again: boolean;
}

/** What the seat of a draft would see if it added a move: nothing that it could not know before. */
export function preview(game: Game, draft: Draft, move: Move): Preview | Refusal {
  const tried = draft.copy();
  const refused = tried.add(move);
  if (refused) return refused;
  const opened = tried.opened(draft.length);
  if (opened !== undefined) {
    const opens = firstOpened(game, draft, move) ?? opened;
    return { events: itself(game, draft, move), opens, again: false };
  }
  return {
    events: tried.events[draft.length] ?? [],
    view: game.view(tried.now, draft.seat),
    again: tried.isAsked(),
  };
}

/**
 * What a move opens first. Up to there the play is the same in every world that the seat cannot tell apart; what comes
 * of it later may tell what others have chosen in secret.
 */
function firstOpened(game: Game, { now, seat }: Draft, move: Move): Opened | undefined {
  const state = game.clone(now);
  let first: Opened | undefined;
  game.apply(state, seat, move, () => {
    first ??= openedBetween(game, now, state, seat);
  });
  return first;
}

/** What the move itself does, without what follows from it. */
function itself(game: Game, draft: Draft, move: Move): GameEvent[] {
  const before = draft.now;
  const after = game.clone(before);
  const heard: GameEvent[] = [];
  game.take(after, draft.seat, move, (event) => heard.push(event));
  const opens = openedBetween(game, before, after, draft.seat) !== undefined;
  return opens ? [] : heard.map((event) => redact(event, draft.seat));
}
