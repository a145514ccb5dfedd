import type { Decision, Game, GameEvent, Move, Seat, State, Wire } from '@clade/engine';
import type { Key } from '@clade/text';
import type { Style } from './text.ts';

/** The seat through whose eyes a table is drawn; everything is open for `EVERYTHING`. */
export type Viewer = Seat | typeof EVERYTHING;
export const EVERYTHING = 'everything';

/** What a table is drawn on. */
export interface Paper {
  readonly width: number;
  /** Lines that should do for the whole table; no limit without it. */
  readonly height?: number;
  readonly style: Style;
  /** Who sits where, as shown in the table: `Player 2 (beginner)`. */
  readonly names: readonly string[];
}

/** How players are called in sentences: `you` for the reader. */
export interface Names {
  /** At the beginning of a sentence: `You`, `Player 2`. */
  who(seat: Seat): string;
  /** `your`, `player 2's`. */
  whose(seat: Seat): string;
}

/** A sentence about an event. With a seat or a subject the text is a predicate in the past tense that follows its name. */
export interface Said {
  readonly seat?: Seat;
  /** Who did it, where that is not simply the player: `You (birds)`. */
  readonly subject?: string;
  readonly text: string;
  /** The next thing the player did follows from this one: a colon stands between them. */
  readonly opens?: true;
  /** A sentence without a subject that may stand behind what somebody did just before. */
  readonly follows?: true;
  /** How something stands now: what is told later with the same word makes it void. Stands behind other doings. */
  readonly latest?: string;
  /** Several in a row with the same beginning are told together: `moved 1 from C3 to C4, 2 from D3 to D4`. */
  readonly list?: { readonly head: string; readonly item: string };
  /** Several players in a row may be told in one line: `Fed: you species 1; player 2 species 1, 2`. */
  readonly gather?: { readonly title: string; readonly noun: string; readonly item: string };
}

export interface Option {
  readonly move: Move;
  readonly wire: Wire;
}

/** A numbered line of a menu: a move, or a group of moves. */
export interface Choice {
  readonly label: string;
  /** What it means, shown beside it where there is room. */
  readonly hint?: string;
  readonly move?: Move;
  readonly sub?: readonly Choice[];
  /** A letter instead of a number, for ways to end. */
  readonly key?: string;
  /** Plays this move again at every question of the same kind, for the rest of the round. */
  readonly standing?: true;
}

/** Our texts about a card, for people. */
export interface CardText {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly summary: string;
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
  /** What happened, in words; the event is already redacted for the reader. The state says who plays what. */
  say(event: GameEvent, names: Names, s: State): Said;
  /** Is the event left out of the story that a reader is told between two moves? `setUp` before the first round. */
  quiet(event: GameEvent, reader: Seat, setUp: boolean): boolean;
  /** The question in one sentence, addressed to the player. */
  ask(s: State, decision: Decision): string;
  menu(s: State, decision: Decision, options: readonly Option[]): Choice[];
  cards(): CardText[];
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
