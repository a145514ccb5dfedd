import { type Game, type GameEvent, type Move, redact, type Seat, type State } from '@clade/engine';
import type { Entry } from '../storage/storage.ts';
import { Chain, fold, TABLE_SEAT } from './chain.ts';

/** Lines kept with their events in memory, for those who are connected. */
const RECENT = 200;

/** What happened at one line of the log, as one viewer may know it. */
export interface Told {
  readonly n: number;
  readonly seat: Seat;
  readonly events: GameEvent[];
}

/** The lines of a table's log, which of them count, and what happened at the latest. */
export class History {
  readonly #game: Game;
  readonly #deal: () => State;
  readonly #entries: Entry[];
  readonly #chain: Chain;
  readonly #events = new Map<number, readonly GameEvent[]>();

  constructor(game: Game, deal: () => State, entries: readonly Entry[]) {
    this.#game = game;
    this.#deal = deal;
    this.#entries = [...entries];
    this.#chain = new Chain(entries);
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The last line that counts as a move. */
  get head(): number {
    return this.#chain.head;
  }

  /** The moves that count, without what was taken back and the lines of the table. */
  live(): Entry[] {
    return this.#chain.live().map((n) => this.#entries[n - 1] as Entry);
  }

  add(entry: Entry, events: readonly GameEvent[]): void {
    this.#entries.push(entry);
    this.#chain.add(entry);
    this.#events.set(entry.n, events);
    this.#events.delete(entry.n - RECENT);
  }

  /** The state after a line, folded from the deal with every hash checked; a snapshot only saves time. */
  stateAfter(to = this.#entries.length, cached?: Parameters<typeof fold>[4]): State {
    return fold(this.#game, this.#deal, this.#entries, to, cached);
  }

  /** What happened behind line `after` up to line `to`. */
  since(viewer: Seat, after: number, to: number): Told[] {
    const lines = this.#entries.slice(Math.max(0, after), to);
    if (lines.some(({ n }) => !this.#events.has(n))) this.#recall();
    return lines.map(({ n, seat, move }) => ({
      n,
      seat,
      events:
        seat === TABLE_SEAT
          ? [{ type: String(move[0]), rule: '', to: Number(move[1]) }]
          : (this.#events.get(n) ?? []).map((e) => redact(e, viewer)),
    }));
  }

  /** Plays the whole log once more, listening. */
  #recall(): void {
    const states = new Map<number, State>();
    let s = this.#deal();
    const chain = new Chain();
    states.set(0, this.#game.clone(s));
    const goesBack = this.#entries.some((e) => e.seat === TABLE_SEAT);
    for (const entry of this.#entries) {
      const heard: GameEvent[] = [];
      chain.add(entry);
      if (entry.seat === TABLE_SEAT) s = this.#game.clone(states.get(chain.head) as State);
      else {
        this.#game.apply(s, entry.seat, this.#game.fromWire(entry.move) as Move, (e) => heard.push(e));
        if (goesBack) states.set(entry.n, this.#game.clone(s));
      }
      this.#events.set(entry.n, heard);
    }
  }
}
