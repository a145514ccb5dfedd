import type { Decision, Wire } from '@clade/engine';
import type { Foreseen, Legal, Refused, Snapshot } from './table.ts';

/** What was asked at one point of a draft. */
export interface DraftQuestion {
  readonly kind: Decision['kind'];
  readonly legal: readonly Legal[];
}

/**
 * What a person is doing at the table right now: the first half of a choice, what is hovered, why something was
 * refused, and the draft with undo and redo. Made by the table screen (`useTurn`), used by boards.
 */
export interface Turn {
  /** May this person decide something now? */
  readonly asked: boolean;
  readonly legal: readonly { readonly move: Wire; readonly words: string }[];
  /** What could stand in place of the draft's last move, or of `waiting`; for "pick another target". Empty when unknown. */
  readonly instead: readonly { readonly move: Wire; readonly words: string }[];
  /**
   * A whole move that is not sent yet: it would draw or reveal something, or I am not asked again after it. It is made
   * by `confirm`, never by the first click; until then the table is shown as before it.
   */
  readonly waiting?: Wire;
  /** What was asked before each move of the draft, as far as it is known. */
  readonly before: readonly (DraftQuestion | undefined)[];
  /** What the game's `view` said before the draft; the present where that is not known. */
  readonly base: unknown;
  /** The only legal move, which is played by itself after a pause; `cancel` and `undo` stop that. */
  readonly forced?: Wire;
  /** The verb and first nouns chosen so far, e.g. `['attack', 2]`; empty when nothing is held. */
  readonly held: Wire;
  hold(part: Wire): void;
  /** Makes a move: it joins the draft, or is `waiting`. One of `instead` takes the place of the last. */
  play(move: Wire): void;
  /**
   * Makes one of several picks. It joins the draft; the one behind which the question `isOver` waits for Confirm, whatever
   * the habits are, and no other takes its place: until then each can be taken back.
   */
  pick(move: Wire, isOver: (now: Snapshot) => boolean): void;
  /** Makes a move and confirms it together with the draft: for buttons that say all there is to confirm. */
  playSure(move: Wire): void;
  /** Replaces the last move of the draft by another, for "pick another target". */
  swap(move: Wire): void;
  /**
   * Takes back the draft but for its first `keep` moves and plays on as `next` says, until it has nothing more to say or
   * a move waits for Confirm. Undo takes all of it back at once. The last move waits where the question `isOver` behind it;
   * unless told, when another kind of question comes next.
   */
  rewrite(keep: number, next: (now: Snapshot) => Wire | undefined, isOver?: (now: Snapshot) => boolean): void;
  /** A rewrite is under way: what the table shows in between is not worth looking at. */
  readonly rewriting: boolean;
  /** Asks what a legal move would do; answered in `foreseen` (undefined: stop asking). */
  consider(move: Wire | undefined): void;
  readonly considered?: { readonly move: Wire; readonly foreseen?: Foreseen };
  /** Asks why a move is not legal; answered in `refused`. `undefined` closes the note. */
  ask(move: Wire | undefined): void;
  readonly refused?: { readonly move: Wire; readonly why: Refused };
  /** A request that failed, other than by the rules: no connection, another device was quicker. */
  readonly problem?: Refused;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canConfirm: boolean;
  undo(): void;
  redo(): void;
  restart(): void;
  confirm(): void;
  /** Esc: lets go of what is held, closes notes. */
  cancel(): void;
  /** When everything that was asked of the table so far is done. */
  settled(): Promise<void>;
}
