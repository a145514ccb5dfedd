import type { FaceOf, Sheet } from '@clade/board';
import type { GameEvent, Position, Seat, Wire } from '@clade/engine';
import type { Consequence, Foreshown, Names, Routine, Sentence } from '@clade/wording';
import type { ComponentType, ReactNode } from 'react';
import type { FigureDrawing } from '../book/player-book.ts';
import type { Sound } from '../shell/sound/sounds.ts';
import type { Legal, Line, Refused, Snapshot } from '../table/table.ts';
import type { Words } from '../table/text-view/words.ts';
import type { Turn } from '../table/turn.ts';
import type { Beat } from '../table/watch/steps.ts';
import type { Key, Say } from '../text/text.tsx';

export type { Names, Routine };

/**
 * What a game brings to the page: how its table looks and how its moves, events and refusals are said. The shell brings
 * everything else: prompt bar, log, history, end, keyboard, drafts. Each game is one lazy chunk (`games/<id>/index.tsx`,
 * default export).
 */
export interface GameUi {
  readonly id: string;
  /** Drawings of its own, for the screens on which its board is not seen. */
  readonly sheets: readonly Sheet[];
  /** Everything below the prompt bar. */
  readonly Board: ComponentType<BoardProps>;
  /** A part of the table to look at, on a page that is no table. */
  readonly Picture?: ComponentType<PictureProps>;
  /** On a large screen the board says round and phase itself; the prompt bar leaves them to it. */
  readonly tellsPhase?: boolean;
  /** The sign of a seat where it is not the usual shape and letter: an animal's silhouette. */
  readonly SeatMark?: ComponentType<SeatMarkProps>;
  /** Colour of a seat's lines in charts, where it is not the usual one. */
  seatColour?(seat: Seat, snapshot: Snapshot): string;
  /** The whole table in words, for the text view. */
  inWords(about: WordsInput): readonly Words[];
  /** What the prompt bar says and which buttons it has besides Undo, Restart and Confirm. */
  prompt(about: PromptInput): Prompt;
  /** What the viewer is asked, in a sentence; `made` answers were given to it already. */
  sayQuestion(snapshot: Snapshot, made: number, names: Names, say: Say): string;
  /** Lines of the log as sentences with icons; events that say nothing to a reader give none. */
  sayLines(lines: readonly Line[], names: Names, say: Say): readonly Told[];
  /** Does something begin with an event that the viewer did not choose: somebody else's action, a phase, a round? */
  begins(event: GameEvent, viewer: Seat): boolean;
  /** How much of a moment a line deserves while others act. */
  beat(line: Line, snapshot: Snapshot): Beat;
  /** What is heard of what happened, as it is shown. */
  sounds?(events: readonly GameEvent[]): readonly Sound[];
  /** Several routine sentences of one kind in few words. */
  sayFold(kind: Routine['kind'], told: readonly Told[], say: Say): string;
  /** A move as a label: for the list of legal moves, buttons and screen readers. Unique among the legal moves. */
  sayMove(move: Wire, snapshot: Snapshot, names: Names, say: Say): string;
  /** What is pressed for a move, one after the other, by the ids of the board; nothing for a button of the prompt. */
  spots?(move: Wire, viewer: Seat): readonly string[];
  /** What is held or follows by itself, where that is more than `turn.held`. */
  held?(snapshot: Snapshot, turn: Turn): readonly string[];
  /** Phone: the pane in which something lies, by its id. */
  paneOf?(id: string): string | undefined;
  /** The moves that a list in words offers and how one of them is made, where that is not `turn.legal` and `turn.play`. */
  list?(snapshot: Snapshot, turn: Turn): ListedMoves;
  /** Why something is refused; the shell adds the rule. */
  sayRefusal(refused: Refused, snapshot: Snapshot, names: Names, say: Say): ReactNode;
  /** What a choice would do, as the lines of "If you confirm". */
  sayForeseen(what: Foreshown, snapshot: Snapshot, names: Names, say: Say): readonly ConsequenceShown[];
  /** A reason of a bot for a move, as a noun; undefined for what nobody would understand. */
  sayReason(feature: string, say: Say): string | undefined;
  /** Sources of points in the order of the end screen's bars. */
  readonly sources: readonly Source[];
  /** The steps that decide a tie, best first: name and value by seat; empty when there was none. */
  tieBreaks(view: unknown, snapshot: Snapshot, say: Say): readonly TieBreak[];
  /** The end: what else there is to tell of a game that is over. */
  readonly Story?: ComponentType<StoryProps>;
  /** Marks of the timeline: attacks, extinctions and the like. */
  mark(line: Line, say: Say): Mark | undefined;
  /** One view in which everything is open, made of every seat's own view. */
  openView(views: readonly unknown[]): unknown;
  /** Round and phase of a view, for the prompt bar and the grouping of the log. */
  phase(view: unknown, say: Say): PhaseShown;
  /** Phone: parts of the board that lie behind buttons of the sheet or behind tabs; Log and menu are the shell's. */
  panes?(snapshot: Snapshot, say: Say): readonly Pane[];
  /** The points of all after each line, for the graph of a replay; without it there is a plain timeline. */
  race?(lines: readonly Line[], last: number, view: unknown, say: Say): readonly Runner[];
  /** Keys of its board, for the list of keys. */
  readonly keys?: readonly { readonly keys: readonly string[]; readonly action: 'points' | 'threats' }[];
  /** A picture of a position, or of a part of it, for the rule book. */
  readonly Figure: ComponentType<FigureProps>;
  /** Every card and trait, for pages of their own. */
  cards(say: Say): readonly CardEntry[];
  /** What is asked is what to keep for the whole game: the things that there are to choose from. */
  explained?(snapshot: Snapshot, say: Say): readonly Explained[] | undefined;
  /** Short player aid: headings with text, each citing its rules. */
  aid(say: Say): readonly { readonly title: string; readonly text: string; readonly rule: string }[];
}

export interface StoryProps {
  readonly snapshot: Snapshot;
  readonly names: Names;
}

export interface FigureProps {
  readonly snapshot: Snapshot;
  readonly names: Names;
  readonly draw: FigureDrawing;
  /** The whole table, small. */
  readonly whole: boolean;
}

/** A card or a trait: what it says, its rule, and a table on which it is drawn. */
export interface CardEntry {
  readonly id: string;
  readonly kind: 'card' | 'trait';
  readonly name: string;
  readonly text: string;
  readonly rule: string;
  readonly position: Position;
  readonly draw: FigureDrawing;
}

/** One of a few things that are kept for a whole game, explained to who has never had one. */
export interface Explained {
  readonly name: string;
  /** What it does. */
  readonly text: string;
  /** What it is good for, and how it plays. */
  readonly plays: string;
  /** Why to begin with it; the one that is recommended has it. */
  readonly recommended?: string;
  /** Takes it. */
  readonly move?: Wire;
}

export interface ListedMoves {
  readonly legal: readonly Legal[];
  play(move: Wire): void;
}

/** One line of the graph of a replay. */
export interface Runner {
  readonly key: string;
  readonly seat: Seat;
  readonly animal?: string;
  readonly name: string;
  /** Colour of the line, from the tokens. */
  readonly colour: string;
  /** Points after each line, from the deal on. */
  readonly points: readonly number[];
}

export interface SeatMarkProps {
  readonly seat: Seat;
  /** Of several animals of the seat the one that is meant, by its id in the game. */
  readonly animal?: string | undefined;
  readonly size: number;
  readonly letter?: string;
  /** Who sits there, when it is a character. */
  readonly face?: FaceOf | undefined;
  readonly label?: string;
}

export type FillPattern = 'plain' | 'hatch' | 'lines' | 'dots' | 'cross';

export interface Source {
  /** Key of `Standing.parts`. */
  readonly part: string;
  readonly name: Key;
  readonly symbol: string;
  readonly pattern: FillPattern;
  /** Colour of its bars, from the tokens: `var(--leafc)`. */
  readonly fill: string;
}

export interface BoardProps {
  readonly snapshot: Snapshot;
  /** Selection, drafts and what they would do; undefined in replays, where nothing can be done. */
  readonly turn?: Turn;
  readonly names: Names;
  /** Replay: what happened in the line that is shown. */
  readonly line?: Line;
  /** And the view before it. */
  readonly before?: unknown;
  /** A replay: the board leaves its players to the graph, and what the move did stands beside it. */
  readonly replay?: boolean;
  /** The shell's log panel and its box "If you confirm", for the board to place. */
  readonly log: ReactNode;
  readonly foreseen: ReactNode;
  /** Portrait phone: one column, sheet under the thumb. */
  readonly phone: boolean;
  /** Phone: the pane that is open, of those the game named. */
  readonly pane?: string;
  /** Opens a pane, or closes the open one. */
  openPane(id: string | undefined): void;
}

export interface PictureProps {
  readonly snapshot: Snapshot;
  readonly names: Names;
  /** What of it: hexes of a map. */
  readonly at: readonly string[];
}

export interface WordsInput {
  readonly snapshot: Snapshot;
  readonly names: Names;
  readonly say: Say;
  /** The past is shown: what happened in this line. */
  readonly line?: Line;
}

export interface Pane {
  readonly id: string;
  readonly label: string;
  readonly symbol: string;
  readonly count?: number;
}

export interface PromptInput {
  readonly snapshot: Snapshot;
  readonly turn?: Turn;
  readonly names: Names;
  readonly say: Say;
}

export interface Prompt {
  /** One sentence: "You must ...", "X must ...", "Waiting for A and C". */
  readonly what: ReactNode;
  /** The same in few words, for one line of a phone. */
  readonly short?: ReactNode;
  readonly detail?: ReactNode;
  readonly rule?: string;
  /** Counters and chips beside the sentence: what is chosen, but lies nowhere on the board. */
  readonly tools?: ReactNode;
  /** Moves that are buttons: pass, end turn, ... */
  readonly buttons: readonly PromptButton[];
  /** Words of the Confirm button. */
  readonly confirm?: string;
}

export interface PromptButton {
  readonly label: string;
  readonly move: Wire;
  /** What it does, where that is more than the one move. */
  readonly run?: () => void;
  readonly key?: string;
  /** The button says all there is to confirm ("End turn"): it plays and confirms in one. */
  readonly sure?: boolean;
}

/** One sentence of the log as the page shows it. */
export interface Told extends Omit<Sentence, 'text' | 'whole' | 'group' | 'rules'> {
  readonly text: ReactNode;
  /** The same for screen readers and filters. */
  readonly plain: string;
  /** Heading that it stands under: round and phase. */
  readonly group: string;
}

/** One thing that a choice would do, as the page shows it. */
export interface ConsequenceShown extends Omit<Consequence, 'text'> {
  readonly text: ReactNode;
}

export interface TieBreak {
  readonly name: string;
  /** By seat; undefined when it was not needed. */
  readonly values: readonly (number | undefined)[];
  readonly decides: boolean;
  readonly rule?: string;
}

export interface Mark {
  readonly kind: string;
  readonly symbol: string;
  readonly label: string;
}

export interface PhaseShown {
  readonly round: number;
  /** The steps of a round in order, the present one marked. */
  readonly steps: readonly { readonly name: string; readonly now: boolean }[];
}
