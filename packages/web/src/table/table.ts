import type {
  Config,
  DealProof,
  DealShare,
  Decision,
  GameEvent,
  Opened,
  Result,
  Seat,
  Wire,
} from '@clade/engine';
import type { OrderBook, SentClock, SentPace, SentWish, WantedOrder } from '@clade/protocol';
import type { Line, Refused } from '@clade/wording';

export type { Line, Refused };

/**
 * A table as every screen sees it, wherever it is played: in a worker of this page, on a server, or in a log. Screens
 * render the `Snapshot` and call these functions; they know nothing of workers, requests and files.
 */
export interface Table {
  /** The present; a new object whenever anything has changed. */
  snapshot(): Snapshot;
  /** Calls back after every change; returns how to stop. */
  subscribe(changed: () => void): () => void;

  /** Adds a move to my draft, or with `sure` makes it and confirms. */
  play(move: Wire, sure?: boolean): Promise<Refused | undefined>;
  /** Confirms my draft. */
  confirm(): Promise<Refused | undefined>;
  /** Takes back my draft but for its first `keep` moves; a confirmed simultaneous choice is withdrawn. */
  undo(keep: number): Promise<Refused | undefined>;
  /** What a legal move would do. */
  preview(move: Wire): Promise<Foreseen | Refused>;
  /** Why a move is not legal now; undefined when it is. */
  explain(move: Wire): Promise<Refused | undefined>;

  /** The table after line `n`, as I may know it. */
  at(n: number): Promise<Moment>;
  /** The course of points, where the whole log may be known; undefined elsewhere. */
  course(): Promise<Course | undefined>;
  /** The log as JSON Lines, where it may be known; undefined elsewhere. */
  exportLog(): Promise<string | undefined>;
  /** Deals and plays the finished game once more from its seed. */
  verify(): Promise<Proof | Refused>;

  /**
   * What a bot would do by what the seat may know: now, for me; or in place of line `n` of a game that is over. With
   * moves of mine: in place of my draft, and what they would bring. Absent where other people play on.
   */
  hint?(n?: number, mine?: readonly Wire[]): Promise<Advice | Refused>;

  /** Hot-seat: the person of this seat has the device now. */
  sit(seat: Seat): void;
  /** What others do is shown at an even pace: milliseconds for each line, and for all of them together. */
  readonly evenly?: { readonly each: number; readonly all: number };
  /** Where what others do is shown step by step: how to go through it. */
  readonly pacing?: Pacing;
  /** Number of the last line when the table was opened here. */
  readonly begunAt?: number;
  /** What only tables with other people have: chat, votes, seats that change hands. */
  readonly company?: Company;
  /** Frees what the table holds; nothing is lost. */
  close(): void;
}

export interface Pacing {
  pause(paused: boolean): void;
  /** To my next decision, or to an attack on me or an extinction of mine before it. */
  skip(): void;
  /** Much faster for as long as something is held. */
  hurry(hurries: boolean): void;
  /** The speed has changed. */
  retime(): void;
}

/** Others act, and what they do is shown step by step. */
export interface Watching {
  readonly mode: 'plays' | 'paused' | 'skips';
  readonly hurries: boolean;
  /** The lines behind this one are the step that is shown. */
  readonly from: number;
  /** Milliseconds until I am asked, where that is known. */
  readonly left?: number;
}

/** Code of a refusal that needs no words: whoever watches over the choice says why. */
export const NOT_NOW = 'not-now';

export interface SeatInfo {
  readonly kind: 'open' | 'link' | 'bot' | 'person';
  readonly name: string;
  /** Played from this page. */
  readonly here: boolean;
  /** `level` or `level:style`. */
  readonly bot?: string;
  /** The bot that plays while the person is away. */
  readonly standIn?: string;
  /** Who sent it: the person, the host, or the others because the time was up. */
  readonly lentBy?: 'self' | 'host' | 'others';
  /** Nobody sits there yet: the seat is kept for the person with this name. */
  readonly keptFor?: 'you' | 'other';
  readonly declined?: boolean;
  readonly conceded?: boolean;
  /** A program plays, with a token. */
  readonly program?: boolean;
  /** A link to the seat; only for who may give it away. */
  readonly invite?: string;
  /** Is the person connected? Absent where that means nothing. */
  readonly online?: boolean;
}

export interface Legal {
  readonly move: Wire;
  /** In plain English, unique among the legal moves (docs/log-format.md). */
  readonly words: string;
}

export interface Snapshot {
  readonly where: 'local' | 'remote' | 'replay';
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly config: Config;
  readonly status: 'open' | 'playing' | 'finished' | 'cancelled';
  readonly seats: readonly SeatInfo[];
  readonly commitment: string;
  /** The game is being dealt: a moment, in which the numbers of the players come. */
  readonly dealing?: true;
  /** Of a table on the clock, by seat. */
  readonly pace?: SentPace;
  /** So many moves spectators are behind the game while it is played. */
  readonly delay?: number;
  readonly clocks?: readonly SentClock[];
  /** The seat whose eyes this is seen through; -1 for a spectator. */
  readonly viewer: Seat;
  /** Hot-seat: the device must change hands, and nothing secret is in this snapshot until `sit` is called. */
  readonly handTo?: Seat;
  /** Number of the last line of the log. */
  readonly n: number;
  /** What the game's `view` says, the draft included; null before the start. */
  readonly view: unknown;
  readonly draft: {
    readonly moves: readonly Wire[];
    /** What each move of the draft did. */
    readonly events: readonly (readonly GameEvent[])[];
    readonly confirmed: boolean;
  };
  /** What I am asked now; undefined when I am not. */
  readonly decision?: Decision;
  readonly legal: readonly Legal[];
  /** Seats that still owe a decision. */
  readonly waitingFor: readonly Seat[];
  readonly lines: readonly Line[];
  /** Present points by seat. */
  readonly scores: readonly number[];
  readonly result?: Result;
  /** Is a bot thinking, or is a request on its way? */
  readonly busy: boolean;
  /** Remote: is the stream connected? */
  readonly connected: boolean;
  readonly watching?: Watching;
}

export interface Foreseen {
  readonly events: readonly GameEvent[];
  readonly view?: unknown;
  /** Something would be drawn or revealed, so the move could not be taken back. */
  readonly opens?: Opened;
  /** Am I asked again right after? */
  readonly again: boolean;
}

/** The moves that a bot would consider, best first by the chance as it is shown. */
export interface Advice {
  readonly seat: Seat;
  readonly moves: readonly Advised[];
  /** Why the first of them: what it is about, and the points that it brings more than the others. */
  readonly reasons: readonly { readonly feature: string; readonly points: number }[];
  /** What was played there. */
  readonly played?: Wire;
  /** What my own moves would bring, if they were asked about. */
  readonly mine?: HintPlan;
}

export interface HintPlan {
  /** Of winning, from 0 to 1. */
  readonly chance: number;
  /** Expected at the end of the game. */
  readonly points: number;
  /** Points that they bring less than the best moves, and the standard error of that. */
  readonly lost: number;
  readonly doubt: number;
  /** In what they bring less, largest first. */
  readonly reasons: Advice['reasons'];
}

export interface Advised {
  readonly move: Wire;
  /** Of winning, from 0 to 1. */
  readonly chance: number;
  /** Expected at the end of the game. */
  readonly points: number;
}

export interface Moment {
  readonly n: number;
  readonly view: unknown;
  /** Every seat's own view, where all may be known. */
  readonly views?: readonly unknown[];
  readonly scores: readonly number[];
}

export interface Course {
  /** Points by seat after each line, from the deal on. */
  readonly scores: readonly (readonly number[])[];
  /** Round in which each line was played; the deal is line 0. */
  readonly rounds: readonly number[];
}

/** What a device knows against a deal: it was shown something else, or its number was left out. */
export type Doubt = 'other' | 'left-out';

export interface Proof {
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
  /** Is the deal what was promised? */
  readonly kept: boolean;
  /** What people have added to it. */
  readonly shares?: readonly DealShare[];
  /** What does not fit, where that is known. */
  readonly broken?: NonNullable<DealProof['broken']>;
  /** What this device remembers speaks against it. */
  readonly doubt?: Doubt;
  readonly moves: number;
  /** Moves before which random numbers were passed over, after a takeback. */
  readonly passed?: readonly number[];
  readonly replayed: boolean;
}

/** Somebody at a table: who sits there, or has said a line. */
export type Whom = { readonly seat: Seat } | { readonly line: number };

export const REPORT_REASONS = ['insult', 'spam', 'cheating', 'stalling', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export interface ChatLine {
  readonly id: number;
  readonly name: string;
  readonly you: boolean;
  readonly text: string;
  readonly at: number;
}

export interface Company {
  readonly host: boolean;
  readonly visibility: 'public' | 'link';
  /** A link for who wants to look on; undefined for who may not give it away. */
  readonly watchLink: string | undefined;
  vote():
    | { readonly what: 'cancel' | 'takeback'; readonly to?: number; readonly yes: readonly Seat[] }
    | undefined;
  castVote(what: 'cancel' | 'takeback', yes: boolean, to?: number): Promise<Refused | undefined>;
  chat(): readonly ChatLine[];
  /** Lines of others that have come since the chat was last read. */
  unread(): number;
  readAll(): void;
  say(text: string): Promise<Refused | undefined>;
  /** Not to hear somebody any more, at any table. */
  mute(whom: Whom, muted: boolean): Promise<Refused | undefined>;
  /** That, and not to sit with them at tables that begin. */
  block(whom: Whom, blocked: boolean): Promise<Refused | undefined>;
  /** Tells those who run the server. */
  report(whom: Whom, reason: ReportReason, text: string): Promise<Refused | undefined>;
  note(): Promise<string>;
  writeNote(text: string): Promise<Refused | undefined>;
  /** My answers in advance; nobody else sees them. */
  orders(): Promise<OrderBook | Refused>;
  setOrders(orders: readonly WantedOrder[]): Promise<OrderBook | Refused>;
  /** Before the start, by the host: a bot for a free seat, or nobody again. */
  arrange(seat: Seat, bot: string | undefined): Promise<Refused | undefined>;
  start(): Promise<Refused | undefined>;
  leave(): Promise<Refused | undefined>;
  concede(): Promise<Refused | undefined>;
  /** What I want to do about a seat whose time is up. */
  wish(seat: Seat, wish: SentWish): Promise<Refused | undefined>;
  /** A bot for a seat, or nobody. */
  standIn(seat: Seat, bot: string | undefined): Promise<Refused | undefined>;
  /** A link with which somebody takes my seat. */
  handOver(): Promise<string | Refused>;
  /** Id of the table of the rematch. */
  rematch(): Promise<string | Refused>;
}

export function isRefused(x: unknown): x is Refused {
  return typeof x === 'object' && x !== null && 'code' in x;
}
