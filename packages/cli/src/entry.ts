import type { Game, GameEvent, Move, Seat, State, Wire } from '@clade/engine';
import type { Key } from '@clade/text';
import type { Line, Seen, Value, Wording } from '@clade/wording';
import type { TextStyle } from './text.ts';

/** The seat through whose eyes a table is drawn; everything is open for `EVERYTHING`. */
export type Viewer = Seat | typeof EVERYTHING;
export const EVERYTHING = 'everything';

/** What a table is drawn on. */
export interface Paper {
  readonly width: number;
  /** Lines that should do for the whole table; no limit without it. */
  readonly height?: number;
  readonly style: TextStyle;
  /** Who sits where, as shown in the table: `Player 2 (beginner)`. */
  readonly names: readonly string[];
  /** What has happened; species have their numbers from it. */
  readonly past?: Past;
}

/** What has happened at a table, as one reader may know it: from the deal on, or from the view of a position. */
export interface Past {
  readonly lines: readonly Line[];
  readonly start?: unknown;
  /** What names of species come from: the commitment of a log that has one. */
  readonly seed?: string;
}

export interface Option {
  readonly move: Move;
  readonly wire: Wire;
}

/** A numbered line of a menu: a move, or a group of moves. */
export interface MenuChoice {
  readonly label: string;
  /** What it means, shown beside it where there is room. */
  readonly hint?: string;
  readonly move?: Move;
  readonly sub?: readonly MenuChoice[];
  /** A letter instead of a number, for ways to end. */
  readonly key?: string;
  /** Plays this move again at every question of the same kind, for the rest of the round. */
  readonly standing?: true;
}

/** Moves that are found under one line of a menu. */
export interface Group {
  readonly key: string;
  readonly label: Value;
  readonly hint?: string;
  /** Also where the list is short. */
  readonly always?: true;
}

/** A card as far as it is no words. */
export interface CardFacts {
  readonly id: string;
  readonly copies: number;
  /** Numbers printed on the copies, and the like. */
  readonly details: Readonly<Record<string, readonly number[]>>;
  /** What sort of card it is, where a game has several. */
  readonly kind?: string;
  /** Whether the text is printed or was reconstructed, and how sure it is then. */
  readonly provenance?: 'printed' | 'reconstructed';
  readonly confidence?: 'high' | 'medium' | 'low';
}

/** Everything the terminal needs to show a game. */
export interface Shown {
  /** The table as lines. */
  draw(s: State, viewer: Viewer, paper: Paper): string[];
  /** What the marks in the table mean. */
  readonly legend: Key;
  /** What events, moves and refusals say. */
  readonly wording: Wording;
  /** What a long list of moves is divided by. */
  group(wire: Wire, seen: Seen): Group | undefined;
  /** What a move is good for, where that can be said in a line; otherwise nothing. */
  hint(s: State, seen: Seen, option: Option): string;
  /** What is known of the cards besides their words. */
  cards(): readonly CardFacts[];
  /** Ids of the cards that a seat can see. */
  glossary(s: State, viewer: Seat): string[];
  /** Counts what a fuzzed game has exercised. */
  cover(event: GameEvent, add: (group: string, key: string) => void): void;
  /** What a long fuzz should come across, by group. */
  readonly expected: Readonly<Record<string, readonly string[]>>;
}

export interface Entry extends Shown {
  readonly game: Game;
}

export type Registry = readonly Entry[];
