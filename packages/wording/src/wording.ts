import type { Config, Decision, Fact, GameEvent, Result, Seat, Wire } from '@clade/engine';
import type { Phrase, Tone, Value } from './phrase.ts';

/** How people are called. */
export interface Names {
  /** Name of a seat, "you" not used. */
  of(seat: Seat): string;
  readonly viewer: Seat;
  /** What is invented for this table comes from it: names and looks of species. Tables without one share theirs. */
  readonly seed?: string;
  /** Species by their short ids: so moves can be typed and sought, too. */
  readonly numbered?: true;
}

/** What happened at one line of the log; line 0 is the deal, seat -1 the table itself. */
export interface Line {
  readonly n: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly remark?: LineRemark;
}

/** What a character has come to weigh otherwise by a line. */
export interface LineRemark {
  /** Of the character. */
  readonly seat: Seat;
  readonly topic: string;
  /** What counts most in it, and the points that it makes more or less. */
  readonly feature: string;
  readonly points: number;
}

/** A table as one seat sees it, with everything that it has been told. */
export interface Seen {
  readonly viewer: Seat;
  readonly config: Config;
  /** What the game's `view` says. */
  readonly view: unknown;
  /** What the seat is asked now. */
  readonly decision?: Pick<Decision, 'kind' | 'optional' | 'source'> | undefined;
  readonly lines: readonly Line[];
  /** Number of the line that the view shows, where that is not the last. */
  readonly n?: number;
  /** The view from which the lines go on, where they do not begin with the deal. */
  readonly start?: unknown;
  /** What was done after the last line and can still be taken back. */
  readonly draft: { readonly moves: readonly Wire[]; readonly events: readonly (readonly GameEvent[])[] };
}

/** A question and its answers. */
export interface Asked {
  readonly legal: readonly Wire[];
  /** So many answers were given to it already. */
  readonly made: number;
}

/** A choice that is not made yet: the draft, or one move that is considered or waits. */
export interface Foreshown {
  readonly moves: readonly Wire[];
  readonly events: readonly GameEvent[];
  /** The table before the draft: changes are told against it. */
  readonly before: unknown;
  /** The table after it, where that is known. */
  readonly view?: unknown;
  /** The moves are the draft's own: the view of who looks has them in it already. */
  readonly drafted: boolean;
}

/** One thing that a choice would do. */
export interface Consequence {
  readonly symbol: string;
  readonly text: Value;
  readonly tone?: 'loss' | 'gain';
}

/** Why a move is refused by the rules, or a request by the server. */
export interface Refused {
  readonly code: string;
  readonly rule?: string;
  readonly facts?: Readonly<Record<string, Fact>> | undefined;
  /** As the server says it; read where no catalogue has the code. */
  readonly sentence?: string;
}

/** One sentence of the log. */
export interface Sentence {
  readonly n: number;
  readonly round: number;
  readonly seat?: Seat;
  /** The animal of the seat that it is about, where seats have animals. */
  readonly animal?: string;
  /** It happened to the table: the symbol for it, instead of a seat's mark. */
  readonly symbol?: string;
  /** Without the seat that it is about, which has a mark. */
  readonly text: Value;
  /** The same with the seat. */
  readonly whole: Value;
  /** Heading that it stands under: round and phase. */
  readonly group: Phrase;
  /** Seats it was done to. */
  readonly touches: readonly Seat[];
  readonly tone?: Exclude<Tone, 'species' | 'latin'>;
  /** It is one of many like it, which a quiet log tells in one line. */
  readonly routine?: Routine;
  /** Rules of the events that it tells. */
  readonly rules: readonly string[];
}

/** A plain meal, with its food, or an option that nobody took. */
export interface Routine {
  readonly kind: 'meal' | 'declined';
  readonly food?: number;
}

/** What is printed on a card or a trait, in our words. */
export interface CardWords {
  readonly id: string;
  readonly name: Phrase;
  /** Whole sentences: the effect, then what is to be said besides. */
  readonly text: readonly Phrase[];
  readonly rule: string;
}

/** How one game is said. */
export interface Wording {
  /** Lines of the log as sentences, from the deal or from a view on; events that say nothing to a reader give none. */
  tell(lines: readonly Line[], names: Names, start?: unknown): readonly Sentence[];
  /** Several routine sentences of one kind in few words. */
  fold(kind: Routine['kind'], told: readonly Pick<Sentence, 'routine'>[]): Phrase;
  /** A move as a label, unique among the legal moves. */
  move(wire: Wire, seen: Seen, names: Names): Phrase;
  /** What the seat is asked, in one sentence without a full stop. */
  question(asked: Asked, seen: Seen, names: Names): Phrase;
  /** For which animal and by what it is asked, where that is not plain. */
  asker?(seen: Seen): Phrase | undefined;
  /** What a choice would do. */
  foresee(what: Foreshown, seen: Seen, names: Names): readonly Consequence[];
  /** Every card of the game. */
  cards(): readonly CardWords[];
  /** A source of points, as results name them. */
  source(part: string): Phrase;
  /** Who has won. */
  result(result: Result, names: Names): Phrase;
  /** Why something is refused. */
  refusal(refused: Refused, seen: Seen, names: Names): Value;
}
