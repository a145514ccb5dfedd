import {
  Draft,
  type Game,
  isRefusal,
  legalMoves,
  type Move,
  preview,
  type Seat,
  type State,
  type Wire,
} from '@clade/engine';
import type { Foreseen, Refused, Snapshot, Table } from '../../src/table/table.ts';

/** A table at which one seat drafts on a state of the engine; nobody else ever moves. */
export class DraftTable implements Table {
  readonly #game: Game;
  readonly #state: State;
  readonly #seat: Seat;
  #draft: Draft;
  #snapshot: Snapshot;
  readonly #like: Snapshot;
  /** Has anything been sent for good? */
  sent = false;
  readonly #listeners = new Set<() => void>();

  /** `like` is the table before the draft. */
  constructor(game: Game, state: State, seat: Seat, like: Snapshot) {
    this.#game = game;
    this.#state = state;
    this.#seat = seat;
    this.#like = like;
    this.#draft = new Draft(game, seat, state);
    this.#snapshot = this.#look();
  }

  #look(): Snapshot {
    const game = this.#game;
    const draft = this.#draft;
    const asked = draft.isAsked();
    const { decision: _decision, ...like } = this.#like;
    return {
      ...like,
      view: game.view(draft.now, this.#seat),
      draft: { moves: draft.wires, events: draft.events, confirmed: false },
      ...(asked ? { decision: game.decision(draft.now, this.#seat) } : {}),
      legal: asked
        ? legalMoves(game, draft.now, this.#seat).map((move) => ({ move: game.toWire(move), words: '' }))
        : [],
    };
  }

  #changed(): void {
    this.#snapshot = this.#look();
    for (const listener of this.#listeners) listener();
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  async play(move: Wire, confirm = false): Promise<Refused | undefined> {
    this.sent ||= confirm;
    const read = this.#game.fromWire(move);
    const refused = isRefusal(read) ? read : this.#draft.add(read as Move);
    this.#changed();
    return refused;
  }

  async undo(keep: number): Promise<Refused | undefined> {
    const kept = this.#draft.wires.slice(0, keep);
    this.#draft = new Draft(this.#game, this.#seat, this.#state);
    this.#draft.restore(kept, false);
    this.#changed();
    return undefined;
  }

  async preview(move: Wire): Promise<Foreseen | Refused> {
    return preview(this.#game, this.#draft, this.#game.fromWire(move) as Move);
  }

  async confirm(): Promise<undefined> {
    return undefined;
  }

  async explain(): Promise<undefined> {
    return undefined;
  }

  at(): Promise<never> {
    throw new Error('no history');
  }

  async course(): Promise<undefined> {
    return undefined;
  }

  async exportLog(): Promise<undefined> {
    return undefined;
  }

  verify(): Promise<never> {
    throw new Error('no proof');
  }

  sit(): void {}
  close(): void {}
}
