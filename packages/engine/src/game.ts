import type { Config, OptionSpec } from './options.ts';
import type { Rng } from './rng.ts';
import type { State } from './state.ts';

/** A player's place at the table, 0-based. A spectator is `SPECTATOR`. */
export type Seat = number;
export const SPECTATOR = -1;

/** One small non-negative integer below 2^30: verb and operands packed by the game. */
export type Move = number;

/** A move in logs and on the wire: verb, then nouns, for example `["eat", 1]`. */
export type Wire = readonly (string | number | readonly string[])[];

/** What a seat is asked, and why. */
export interface Decision {
  readonly seat: Seat;
  /** Kebab-case name of the question: `food-card`, `feed`. */
  readonly kind: string;
  /** Id of the rule that is being applied. */
  readonly rule: string;
  /** What asks: a card, a species, an action space; in words of the game. */
  readonly source?: string;
  /** True when the seat may decline (stop, pass). */
  readonly optional: boolean;
  /** Number of the simultaneous choice this belongs to, never used twice in a game; 0 when the seat decides alone. */
  readonly group: number;
}

/**
 * Why something asked for cannot be: a value, never an exception. `facts` hold what the reason rests on. What it says to
 * people is a message of its code, in `packages/wording`; what is wrong in a document (`problem`, `reason`) is told here,
 * to those who write it.
 */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, Fact>>;
}
export type Fact = string | number | boolean | readonly string[] | readonly number[];

/**
 * Something that happened, for logs, panels and animation. `rule` is the rule that made it happen. What only one seat
 * may know sits under `secret` and is removed for everybody else by `redact`.
 */
export interface GameEvent {
  readonly type: string;
  readonly rule: string;
  readonly secret?: { readonly seat: Seat; readonly [field: string]: unknown };
  readonly [field: string]: unknown;
}
export type Emit = (event: GameEvent) => void;

export interface Standing {
  readonly seat: Seat;
  readonly score: number;
  /** 1 is best; equal ranks share. */
  readonly rank: number;
  /** Points by source, adding up to `score`. */
  readonly parts: Readonly<Record<string, number>>;
}
export interface Result {
  /** Why the game ended: kebab-case, for statistics. */
  readonly reason: string;
  readonly winners: readonly Seat[];
  readonly standings: readonly Standing[];
}

/** A hand-written position: documented JSON per game (docs/position-format.md). */
export type Position = Readonly<Record<string, unknown>>;

/** Legal moves are collected in a reused integer buffer: nothing is allocated per decision. */
export class MoveList {
  n = 0;
  at = new Int32Array(256);

  clear(): void {
    this.n = 0;
  }

  add(move: Move): void {
    if (this.n === this.at.length) this.reserve(1);
    this.at[this.n++] = move;
  }

  /** Makes sure that `more` moves fit behind the present ones. */
  reserve(more: number): void {
    if (this.n + more <= this.at.length) return;
    const grown = new Int32Array(Math.max(this.at.length * 2, this.n + more));
    grown.set(this.at);
    this.at = grown;
  }

  includes(move: Move): boolean {
    for (let i = 0; i < this.n; i++) if (this.at[i] === move) return true;
    return false;
  }

  toArray(): Move[] {
    return Array.from(this.at.subarray(0, this.n));
  }
}

/**
 * A game is a pure deterministic state machine: the same configuration, seed and moves give the same states on every
 * machine. `View` is what one seat may know, as plain JSON.
 */
export interface Game<View = unknown> {
  /** Kebab-case id: `evolution`. */
  readonly id: string;
  /** Name of the game as people write it. */
  readonly title: string;
  /** Version of the rules, stored in every log; a change that alters a replay bumps it. */
  readonly rules: string;
  /** Earlier versions, the newest of them first: tables and logs that were begun with them go on (versions.ts). */
  readonly earlier: readonly Game<View>[];
  readonly seats: { readonly min: number; readonly max: number };
  /** Table options with their defaults. */
  readonly options: readonly OptionSpec[];
  /** A combination of players and options that the box does not allow; undefined when it does. */
  refuseConfig(config: Config): Refusal | undefined;

  /**
   * Does something that some seat cannot know already lie in the state: a hand, a face-down card? A sample then differs
   * from the state; where everything hidden is still to be drawn, it differs in the random generator only.
   */
  hasSecrets(s: State): boolean;

  /** Deals a new game and runs it to the first decision. */
  setup(config: Config, seed: string, emit?: Emit): State;
  /** The configuration a state was set up with. */
  config(s: State): Config;

  /** Bit mask of the seats to act: usually one, several for simultaneous choices, none when the game is over. */
  pending(s: State): number;
  /** What a pending seat is asked. */
  decision(s: State, seat: Seat): Decision;
  /** Replaces `out` by the legal moves of a seat, ascending; none for a seat that is not pending. */
  legalMoves(s: State, seat: Seat, out: MoveList): void;
  /** Carries out a legal move, changing `s`, and runs to the next decision. Trusts its caller: see `applyChecked`. */
  apply(s: State, seat: Seat, move: Move, emit?: Emit): void;
  /** The first half of `apply`: what the move itself does, and nothing that follows from it by itself. */
  take(s: State, seat: Seat, move: Move, emit?: Emit): void;
  /** The second half: runs what follows to the next decision. */
  proceed(s: State, emit?: Emit): void;
  /** Why a well-formed move is not legal now; undefined exactly when it is. */
  explain(s: State, seat: Seat, move: Move): Refusal | undefined;

  clone(s: State): State;
  /**
   * The same table as a search plays it: what a question takes in any order is entered in one order only, so that each
   * choice is reached in one way. `s` itself where nothing differs.
   */
  inOrder(s: State): State;
  copyInto(dst: State, src: State): void;
  /** Fingerprint of everything that the rules depend on. */
  hash(s: State): string;

  /** What a seat (or `SPECTATOR`) may know, built up from nothing. */
  view(s: State, viewer: Seat): View;
  /** How many things (cards, tiles) this seat cannot name; it falls when something is revealed to the seat. */
  hidden(s: State, seat: Seat): number;
  /** Another world that this seat cannot tell apart from `s`, with fresh randomness. */
  sample(s: State, seat: Seat, rng: Rng): State;

  result(s: State): Result | undefined;
  /** Present points by seat, as they would count if the game ended here. */
  scores(s: State): number[];

  /** The move as data: verb and nouns. */
  toWire(move: Move): Wire;
  /** Reads a wire move, legal or not; refuses what is not well-formed. */
  fromWire(wire: unknown): Move | Refusal;
  /** The move in words, unique among all moves. */
  describe(s: State, move: Move): string;
  /** Reads words as `describe` writes them, legal or not. */
  parse(s: State, words: string): Move | Refusal;

  /** Reads a hand-written position, by this version of the rules unless it names another; a refusal names the field. */
  readPosition(position: unknown): State | Refusal;
  /** The whole state as a position that `readPosition` turns into an equal state. */
  writePosition(s: State): Position;

  /** Throws `EngineBug` when an invariant is broken; for tests and fuzzing. */
  check(s: State): void;
}

export function isRefusal(x: unknown): x is Refusal {
  return typeof x === 'object' && x !== null && 'code' in x && 'facts' in x;
}

export function refusal(code: string, rule: string, facts: Refusal['facts'] = {}): Refusal {
  return { code, rule, facts };
}

/**
 * A refusal for those who write programs and documents: what is wrong in a document, or code and facts. People who play
 * read the message of its code (`packages/wording`).
 */
export function plainRefusal({ code, rule, facts }: Refusal): string {
  const { field, problem, reason, ...others } = facts;
  if (problem !== undefined) return `${field === '' ? 'The position' : `Field "${field}"`}: ${problem}.`;
  const told = Object.entries(others).map(
    ([name, fact]) => `${name} ${Array.isArray(fact) ? fact.join('/') : fact}`,
  );
  const where = [rule === '' ? code : `${code} [${rule}]`, ...told].join(', ');
  return reason === undefined ? where : `${where}: ${reason}`;
}

/** The seats of a bit mask, ascending. */
export function seatsOf(mask: number): Seat[] {
  const seats: Seat[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) seats.push(31 - Math.clz32(rest & -rest));
  return seats;
}

/** The lowest seat of a non-empty bit mask. */
export function firstSeat(mask: number): Seat {
  return 31 - Math.clz32(mask & -mask);
}
