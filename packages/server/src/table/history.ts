import type { Remark, Remarks } from '@clade/bots';
import {
  type Emit,
  type Game,
  type GameEvent,
  type LoggedMove,
  type Move,
  redact,
  type Seat,
  type State,
  seatsOf,
} from '@clade/engine';
import type { StoredMove } from '../storage/storage.ts';
import { BrokenLog, Chain, fold, isTakeback, TABLE_SEAT } from './chain.ts';

/** Lines kept with their events in memory, for those who are connected. */
const RECENT = 200;
/** Lines from one state of the past that is kept in memory to the next. */
const STRIDE = 32;

/** What happened at one line of the log, as one viewer may know it. */
export interface ToldLine {
  readonly n: number;
  readonly seat: Seat;
  readonly events: GameEvent[];
  readonly remark?: Remark;
}

/** What a line brought, to everybody and to who may know it. */
export interface HeardLine {
  readonly events: readonly GameEvent[];
  readonly remark?: Remark | undefined;
}

/** A whole game played once more: what happened at each line, and some of the states in between. */
interface Past {
  readonly heard: ReadonlyMap<number, HeardLine>;
  readonly states: ReadonlyMap<number, State>;
}

/** Tables whose past somebody has asked for; so many are remembered at a time. */
export class Replays {
  readonly #most: number;
  readonly #kept = new Set<History>();

  constructor(most: number) {
    this.#most = most;
  }

  keep(history: History): void {
    this.#kept.delete(history);
    this.#kept.add(history);
    const [oldest] = this.#kept;
    if (this.#kept.size <= this.#most || oldest === undefined) return;
    this.#kept.delete(oldest);
    oldest.forget();
  }
}

/** The lines of a table's log, which of them count, and what happened at the latest. */
export class History {
  readonly #game: Game;
  readonly #deal: (emit?: Emit) => State;
  readonly #replays: Replays;
  readonly #entries: StoredMove[];
  readonly #chain: Chain;
  readonly #remarks: () => Remarks | undefined;
  readonly #heard = new Map<number, HeardLine>();
  #past: Past | undefined;

  /** `remarks`: of the characters that sit there now. */
  constructor(
    game: Game,
    deal: (emit?: Emit) => State,
    entries: readonly StoredMove[],
    replays: Replays,
    remarks: () => Remarks | undefined,
  ) {
    this.#game = game;
    this.#deal = deal;
    this.#replays = replays;
    this.#remarks = remarks;
    this.#entries = [...entries];
    this.#chain = new Chain(entries);
  }

  /** The last line that counts as a move. */
  get head(): number {
    return this.#chain.head;
  }

  /** The last line by a seat; 0 when there is none. */
  lastOf(seat: Seat): number {
    return this.#entries.findLast((entry) => entry.seat === seat)?.n ?? 0;
  }

  /**
   * The last line that is not by a seat: since then it is, or it is not, this seat's turn. What the table notes without
   * changing the game begins no turn.
   */
  lastOfOthers(seat: Seat): number {
    const last = this.#entries.findLast(
      (entry) => entry.seat !== seat && (entry.seat !== TABLE_SEAT || isTakeback(entry)),
    );
    return last?.n ?? 0;
  }

  /** The moves that count, numbered anew without what was taken back and the lines of the table. */
  live(): LoggedMove[] {
    return this.#chain.live().map((line, i) => {
      const { seat, move, hash } = this.#entries[line - 1] as StoredMove;
      const draws = this.#chain.drawsAfter(line - 1);
      return { n: i + 1, seat, move, hash, ...(draws === undefined ? {} : { draws }) };
    });
  }

  add(entry: StoredMove, heard: HeardLine): void {
    this.#entries.push(entry);
    this.#chain.add(entry);
    this.#heard.set(entry.n, heard);
    this.#heard.delete(entry.n - RECENT);
  }

  /** The state after a line, folded from the deal with every hash checked; a snapshot only saves time. */
  stateAfter(to = this.#entries.length, cached?: Parameters<typeof fold>[4]): State {
    return fold(this.#game, this.#deal, this.#entries, to, cached);
  }

  /**
   * The line to go back to for a takeback: a simultaneous choice is taken back as a whole, so that nobody's part of it is
   * left on the table while the others choose anew.
   */
  beginningOf(to: number): number {
    const game = this.#game;
    const lines = this.#chain.live(to);
    let after = this.stateAfter(to);
    for (let i = lines.length - 1, at = to; ; i--) {
      const [seat] = seatsOf(game.pending(after));
      const line = lines[i];
      if (seat === undefined || line === undefined || game.decision(after, seat).group === 0) return at;
      const earlier = lines[i - 1] ?? 0;
      const before = this.stateAfter(earlier);
      // Who is asked now was asked then, and somebody has answered since.
      if ((game.pending(after) & ~game.pending(before)) !== 0) return at;
      if (game.decision(before, seat).group !== game.decision(after, seat).group) return at;
      after = before;
      at = earlier;
    }
  }

  /** Which line does not lead from the deal to its hash, in words; undefined when all do. */
  broken(): string | undefined {
    try {
      this.stateAfter();
      return undefined;
    } catch (error) {
      if (!(error instanceof BrokenLog)) throw error;
      return error.message;
    }
  }

  /** The same for somebody who goes through the game line by line. */
  stateAt(to: number): State {
    const { states } = this.#recalled();
    const n = this.#chain.live(to).findLast((line) => states.has(line));
    const words = n === undefined ? undefined : states.get(n);
    return this.stateAfter(to, n === undefined || words === undefined ? undefined : { n, words });
  }

  /** Line 0: how the game was dealt. */
  dealt(viewer: Seat): ToldLine {
    const heard: GameEvent[] = [];
    this.#deal((event) => heard.push(event));
    return { n: 0, seat: TABLE_SEAT, events: heard.map((e) => redact(e, viewer)) };
  }

  /** What happened behind line `after` up to line `to`. */
  since(viewer: Seat, after: number, to: number): ToldLine[] {
    const lines = this.#entries.slice(Math.max(0, after), to);
    const past = lines.some(({ n }) => !this.#heard.has(n)) ? this.#recalled().heard : this.#heard;
    return lines.map(({ n, seat, move }) => {
      const { events = [], remark } = this.#heard.get(n) ?? past.get(n) ?? {};
      return {
        n,
        seat,
        events:
          seat === TABLE_SEAT
            ? [{ type: String(move[0]), rule: '', to: Number(move[1]) }]
            : events.map((e) => redact(e, viewer)),
        ...(remark ? { remark } : {}),
      };
    });
  }

  /** Lets go of everything but the latest. */
  forget(): void {
    this.#past = undefined;
  }

  #recalled(): Past {
    this.#replays.keep(this);
    // What has come since is among the latest; a longer past is played anew.
    const last = this.#past?.heard.size ?? 0;
    if (this.#past === undefined || this.#entries.length - last >= RECENT) this.#past = this.#recall();
    return this.#past;
  }

  /** Plays the whole log once more, listening. */
  #recall(): Past {
    const found = new Map<number, HeardLine>();
    const states = new Map<number, State>();
    const remarks = this.#remarks();
    const chain = new Chain();
    let s = this.#deal();
    for (const entry of this.#entries) {
      const before = chain.head;
      chain.add(entry);
      const events: GameEvent[] = [];
      let remark: Remark | undefined;
      if (entry.seat !== TABLE_SEAT) {
        const then = remarks && this.#game.clone(s);
        this.#game.apply(s, entry.seat, this.#game.fromWire(entry.move) as Move, (e) => events.push(e));
        remark = then && remarks?.(entry.seat, then, s);
        if (entry.n % STRIDE === 0) states.set(entry.n, this.#game.clone(s));
      } else if (chain.head !== before) s = this.stateAfter(entry.n);
      found.set(entry.n, { events, remark });
    }
    return { heard: found, states };
  }
}
