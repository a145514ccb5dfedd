import type { Seat, Wire } from '@clade/engine';

/** A guided first game as data (docs/lesson-format.md). */
export interface Lesson {
  /** Id of the game. */
  readonly game: string;
  /** What its message keys have behind `learn.`: `evo` of `learn.evo.5.2.say`. */
  readonly prefix: string;
  readonly chapters: readonly Chapter[];
}

/** One idea, about a minute. Each chapter begins from its own position, so that it can be played alone. */
export interface Chapter {
  /** Part of its address, e.g. `watering-hole`. */
  readonly id: string;
  /** A position in the format of its game. */
  readonly position: Readonly<Record<string, unknown>>;
  /** Who sits with the learner, by seat: the name, and the bot that plays where nothing is written for it. */
  readonly rivals: readonly Rival[];
  /** So many mistakes still give three stars, and two. */
  readonly stars: readonly [three: number, two: number];
  readonly steps: readonly LessonStep[];
}

export interface Rival {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: string;
}

/** What the coach says at a step stands in the catalogue, by the step's number. */
export type LessonStep = MoveStep | LookStep | GameStep;

interface Told {
  /** Where a branch leads to. */
  readonly id?: string;
  /** The rules that it teaches. */
  readonly rules: readonly string[];
  /** What stays bright beside the lit thing, by the ids of the board. */
  readonly show?: readonly string[];
  /** Nothing is lit until two tries have failed. */
  readonly alone?: boolean;
  /** Nothing is said after it: the next step follows at once. */
  readonly flows?: boolean;
}

/** Waits for a move. */
export interface MoveStep extends Told {
  readonly kind: 'move';
  /** The moves that are right; the first is the one that is lit. */
  readonly moves: readonly Wire[];
  /** What is pressed for the first of them, one after the other, by the ids of the board. */
  readonly path: readonly string[];
  /** What completes it: further moves of the learner, in any order that the rules allow. */
  readonly rest?: readonly Wire[];
  /** Legal moves that get a line of their own instead of "That works, too". */
  readonly wrong?: readonly Wrong[];
  /** Moves that are right as well, and go on at another step. */
  readonly branches?: readonly Branch[];
  /** What the others do then. */
  readonly follow?: readonly Scripted[];
}

export interface Wrong {
  readonly moves: readonly Wire[];
  /** Its line: `wrong` of `learn.evo.5.2.wrong`, or `wrong.shell` and so on where there are several. */
  readonly say: string;
}

export interface Branch {
  readonly moves: readonly Wire[];
  readonly to: string;
  readonly follow?: readonly Scripted[];
}

export interface Scripted {
  readonly seat: Seat;
  readonly move: Wire;
}

/** Waits until something on the table is pointed at. */
export interface LookStep extends Told {
  readonly kind: 'look';
  readonly at: string;
  /** What else may be pointed at, each with the line it gets. */
  readonly wrong?: readonly { readonly at: string; readonly say: string }[];
}

/** A real game from here on: every legal move counts, the rivals' bots play, and the coach says what is asked. */
export interface GameStep extends Told {
  readonly kind: 'game';
  /**
   * Kinds of questions with a line of their own: `ask.play-card` of `learn.evo.8.2.ask.play-card`. At the others the coach
   * says what it says in real games.
   */
  readonly asks: readonly string[];
}

/** The learner sits here. */
export const LEARNER: Seat = 0;
