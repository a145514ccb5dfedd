import type { Position, Wire } from '@clade/engine';
import type { RulePiece } from '../table/rules/book.ts';

/**
 * A rule book for players as the page holds it: made at build time from docs/books (build/books.ts; docs/rule-books.md
 * describes the format). One chapter is one page.
 */
export interface PlayerBook {
  readonly title: string;
  readonly chapters: readonly BookChapter[];
  readonly figures: Readonly<Record<string, FigureData>>;
  /** Rules that no paragraph cites, each with one that explains it and is cited. */
  readonly places: Readonly<Record<string, string>>;
}

export interface BookChapter {
  readonly title: string;
  /** What the page says in a sentence or two. */
  readonly lead: readonly RulePiece[];
  readonly blocks: readonly BookBlock[];
  readonly asked: readonly BookQuestion[];
}

export type BookBlock =
  | ({ readonly kind: 'paragraph' } & Ruled)
  | { readonly kind: 'figure'; readonly figure: string; readonly caption: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** Something said, with the numbers of its rules. */
export interface Ruled {
  readonly text: readonly RulePiece[];
  readonly rules: readonly string[];
}

/** A question that newcomers ask, with its answer. */
export interface BookQuestion extends Ruled {
  readonly question: string;
}

/** A figure: a position, perhaps with moves that were made in it, and what is drawn of it. The same in all languages. */
export interface FigureData {
  /** The table, or the figure whose table it goes on from. */
  readonly position?: Position;
  readonly of?: string;
  /** Moves that are made before it is drawn. */
  readonly play?: readonly Wire[];
  readonly draw: FigureDrawing;
  /** Numbers that the caption names, each with where it comes from; a test works them out. */
  readonly numbers?: Readonly<Record<string, FigureNumber>>;
  /** Moves that the rules refuse here. */
  readonly forbids?: readonly Wire[];
}

export interface FigureDrawing {
  /** Evolution: rows of these seats, the watering hole, the hand of a seat. */
  readonly rows?: readonly number[];
  readonly hole?: boolean;
  readonly hand?: number;
  /** Games with a map: these hexes, with these corners lit; rows of the display; the open cards. */
  readonly hexes?: readonly string[];
  readonly lit?: readonly string[];
  readonly display?: readonly string[];
  readonly cards?: boolean;
  /** One of the open cards alone. */
  readonly card?: string;
}

/** `is` is the number; one of the others says how it is worked out from the views before and after the moves. */
export interface FigureNumber {
  readonly is: number;
  /** A value of the view: `players.0.species.1.food`, `tiles.E3.pays.insects`. */
  readonly at?: string;
  readonly before?: string;
  /** A value of the position as it is written: `players.0.foodCard.food`. */
  readonly written?: string;
  readonly gain?: string;
  readonly loss?: string;
  /** Several values added up; `constant.4` is a number of the rules. */
  readonly sum?: readonly string[];
  /** How many of these values are not 0. */
  readonly count?: readonly string[];
  /** How many legal moves begin with this verb. */
  readonly legal?: string;
}

/** A caption with its numbers. */
export function captionOf(caption: string, figure: FigureData): string {
  return caption.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(figure.numbers?.[name]?.is ?? `{${name}}`),
  );
}

export interface BookPlace {
  /** From 0, both. */
  readonly page: number;
  readonly block: number;
}

/**
 * The paragraph that explains a rule: one that cites it, or a rule under it, or the rule that `places` names for it, or
 * the rule above it; at last the one that cites the nearest rule beside it.
 */
export function placeInBook(book: PlayerBook, rule: string): BookPlace | undefined {
  for (let id = rule; id.includes('.'); id = above(id)) {
    const place = citing(book, id) ?? citing(book, book.places[id] ?? '');
    if (place !== undefined) return place;
  }
  return nearest(book, rule);
}

function above(id: string): string {
  return id.slice(0, Math.max(id.lastIndexOf('.'), 0));
}

function citing(book: PlayerBook, id: string): BookPlace | undefined {
  return find(book, (rule) => rule === id);
}

function find(book: PlayerBook, wanted: (rule: string) => boolean): BookPlace | undefined {
  for (const [page, { blocks }] of book.chapters.entries()) {
    const block = blocks.findIndex((one) => one.kind === 'paragraph' && one.rules.some(wanted));
    if (block >= 0) return { page, block };
  }
  return undefined;
}

/** Rules of one part explain each other. */
function nearest(book: PlayerBook, rule: string): BookPlace | undefined {
  for (let part = rule; part.includes('.'); part = above(part)) {
    const place = find(book, (one) => one.startsWith(`${part}.`));
    if (place !== undefined) return place;
  }
  return undefined;
}
