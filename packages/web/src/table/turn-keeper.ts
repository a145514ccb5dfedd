import type { Wire } from '@clade/engine';
import { baseOf, knowsBase, learnBase } from './base.ts';
import {
  type Foreseen,
  isRefused,
  type Legal,
  NOT_NOW,
  type Refused,
  type Snapshot,
  type Table,
} from './table.ts';
import type { DraftQuestion, Turn } from './turn.ts';

/** Preferences that decide when a move is sent. */
export interface TurnHabits {
  /**
   * What waits for Confirm: every turn; only what draws or reveals something, and so could never be taken back; nothing.
   * `each`: nothing, and every move is confirmed by itself.
   */
  readonly confirm: 'always' | 'opens' | 'never' | 'each';
  /** Is the only legal move played for me? */
  readonly auto: boolean;
}

/** A forced choice is shown for so long before it is played, so that nobody loses the thread. */
export const FORCED_PAUSE = 600;
/** A hand that passes over targets asks for nothing. */
const HOVER_PAUSE = 60;

const NONE: readonly Legal[] = [];
const NOTHING: Wire = [];

/** Every look of a hand asks for those of all legal moves. */
const KEYS = new WeakMap<Wire, string>();

/** The same move, compared by what it says. */
export function moveKey(move: Wire): string {
  let key = KEYS.get(move);
  if (key === undefined) {
    key = JSON.stringify(move);
    KEYS.set(move, key);
  }
  return key;
}

/**
 * Keeps what a person is doing at a table and turns it into requests: one after the other, each on the table as it is
 * when its turn comes. Knows no page, so that it can be tested as it is; `useTurn` brings it into one.
 */
export class TurnKeeper {
  readonly #table: Table;
  readonly #listeners = new Set<() => void>();
  #habits: TurnHabits = { confirm: 'always', auto: false };
  #seen: Snapshot | undefined;
  #turn: Turn | undefined;
  /** The table has changed since `#turn` was described. */
  #stale = false;
  #stopFollowing: (() => void) | undefined;
  #tail: Promise<void> = Promise.resolve();

  #held: Wire = NOTHING;
  #waiting: Wire | undefined;
  #hovered: Wire | undefined;
  #refused: Turn['refused'];
  #problem: Refused | undefined;
  /** Moves that were taken back, the next one last. */
  #undone: Wire[] = [];
  /** What was asked before each move of the draft. */
  #before: (DraftQuestion | undefined)[] = [];
  /** Moves of the draft that were made as one choice, from the first to behind the last. */
  #strokes: { readonly from: number; to: number }[] = [];
  #rewriting = 0;
  readonly #foreseen = new Map<string, Promise<Foreseen | Refused>>();
  readonly #known = new Map<string, Foreseen>();
  #lastConsidered: Turn['considered'];
  #hoverTimer: ReturnType<typeof setTimeout> | undefined;
  #asking = 0;
  #forcedTimer: ReturnType<typeof setTimeout> | undefined;
  /** The line behind which a draft was found that began unseen. */
  #behind = '';
  /** The position in which the person said no to the forced choice. */
  #letBe = '';

  constructor(table: Table) {
    this.#table = table;
  }

  prefer(habits: TurnHabits): void {
    if (this.#habits.confirm === habits.confirm && this.#habits.auto === habits.auto) return;
    this.#habits = habits;
    this.#watchForced();
    this.#tell();
  }

  /** What the person is doing; the same object until something changes. */
  readonly turn = (): Turn => {
    this.#follow();
    return this.#stale || this.#turn === undefined ? this.#renew() : this.#turn;
  };

  /** Whatever follows the table first, the next look at the turn sees what has changed. */
  #renew(): Turn {
    const now = this.#describe();
    this.#stale = false;
    if (this.#turn === undefined || !sameFields(this.#turn, now)) this.#turn = now;
    return this.#turn;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    if (this.#listeners.size === 1) {
      this.#stopFollowing = this.#table.subscribe(() => {
        this.#follow();
        this.#tell();
      });
      this.#watchForced();
    }
    return () => {
      this.#listeners.delete(changed);
      if (this.#listeners.size > 0) return;
      this.#stopFollowing?.();
      clearTimeout(this.#forcedTimer);
      clearTimeout(this.#hoverTimer);
    };
  };

  /** Tells who listens, if there is anything to tell: a board is drawn anew for each time. */
  #tell(): void {
    const was = this.#turn;
    if (this.#renew() === was) return;
    for (const listener of this.#listeners) listener();
  }

  // The table goes on

  /** Drops everything that belongs to an earlier position. */
  #follow(): void {
    const now = this.#table.snapshot();
    const was = this.#seen;
    if (now === was) return;
    this.#seen = now;
    this.#stale = true;
    const sameLine = was !== undefined && was.n === now.n && was.viewer === now.viewer && was.id === now.id;
    if (!sameLine) {
      this.#undone = [];
      this.#before = [];
      this.#strokes = [];
    }
    if (!sameLine || positionOf(was) !== positionOf(now)) {
      this.#held = NOTHING;
      this.#waiting = undefined;
      this.#hovered = undefined;
      this.#refused = undefined;
      this.#foreseen.clear();
      this.#known.clear();
    }
    this.#remember(now);
    this.#lookBehind(now);
    this.#watchForced();
  }

  /** A page that is opened in the middle of a draft looks at the table before it: changes are told against that. */
  #lookBehind(now: Snapshot): void {
    const line = lineOf(now);
    if (knowsBase(now) || this.#behind === line) return;
    this.#behind = line;
    this.#table.at(now.n).then(
      ({ view }) => {
        if (lineOf(this.#table.snapshot()) !== line) return;
        learnBase(now, view);
        this.#tell();
      },
      () => {
        this.#behind = '';
      },
    );
  }

  /** What is asked now is what will have been asked before the next move of the draft. */
  #remember({ decision, legal, draft: { moves } }: Snapshot): void {
    const last = this.#before[moves.length];
    if (this.#before.length === moves.length + 1 && last?.legal === legal) return;
    const before = Array.from(moves, (_, i) => this.#before[i]);
    this.#before = decision ? [...before, { kind: decision.kind, legal }] : before;
  }

  /**
   * The only legal move is played by itself, but never when
   * - moves of mine wait to be confirmed: they would be confirmed along with it;
   * - other people play: how quickly it came would tell them that there was no choice, which may rest on what they
   *   cannot see. What is forced in plain sight the rules play themselves, so what comes here mostly does.
   */
  #forcedMove(): Wire | undefined {
    const s = this.#snapshot();
    if (!this.#habits.auto || s.decision === undefined || s.legal.length !== 1) return undefined;
    if (s.draft.moves.length > 0 || this.#letBe === lineOf(s)) return undefined;
    const alone = s.seats.every((seat, i) => i === s.viewer || seat.kind === 'bot');
    return alone ? s.legal[0]?.move : undefined;
  }

  #watchForced(): void {
    clearTimeout(this.#forcedTimer);
    const move = this.#listeners.size > 0 ? this.#forcedMove() : undefined;
    if (move === undefined) return;
    this.#forcedTimer = setTimeout(() => {
      if (this.#forcedMove() === move) this.#send(() => this.#table.play(move, true));
    }, FORCED_PAUSE);
  }

  /** The present. A table may tell of a change later than it shows it; nothing is asked or kept for an earlier one. */
  #snapshot(): Snapshot {
    this.#follow();
    return this.#table.snapshot();
  }

  // What the person does

  #describe(): Turn {
    const s = this.#snapshot();
    const drafted = s.draft.moves.length;
    const complete = drafted > 0 && !s.draft.confirmed && s.decision === undefined;
    const forced = this.#forcedMove();
    const considered = this.#considered();
    return {
      asked: s.decision !== undefined,
      legal: s.legal,
      instead: this.#instead(),
      before: this.#before,
      base: baseOf(s),
      rewriting: this.#rewriting > 0,
      ...(this.#waiting ? { waiting: this.#waiting } : {}),
      ...(forced ? { forced } : {}),
      held: this.#held,
      hold: this.#hold,
      play: this.#play,
      pick: this.#pick,
      playSure: this.#playSure,
      swap: this.#play,
      rewrite: this.#rewrite,
      consider: this.#consider,
      ...(considered ? { considered } : {}),
      ask: this.#ask,
      ...(this.#refused ? { refused: this.#refused } : {}),
      ...(this.#problem ? { problem: this.#problem } : {}),
      canUndo: this.#waiting !== undefined || drafted > 0 || forced !== undefined,
      canRedo: this.#undone.length > 0 && s.decision !== undefined,
      canConfirm: this.#waiting !== undefined || complete,
      undo: this.#undo,
      redo: this.#redo,
      restart: this.#restart,
      confirm: this.#confirm,
      cancel: this.#cancel,
      settled: this.settled,
    };
  }

  #instead(): readonly Legal[] {
    const s = this.#snapshot();
    if (this.#waiting) return s.legal;
    if (s.draft.confirmed || s.draft.moves.length === 0) return NONE;
    return this.#before[s.draft.moves.length - 1]?.legal ?? NONE;
  }

  readonly #hold = (part: Wire): void => {
    this.#held = part;
    this.#waiting = undefined;
    this.#refused = undefined;
    this.#tell();
  };

  readonly #play = (move: Wire): void => {
    this.#undone = [];
    this.#make(move);
  };

  readonly #pick = (move: Wire, isOver: (now: Snapshot) => boolean): void => {
    this.#undone = [];
    this.#make(move, isOver);
  };

  readonly #playSure = (move: Wire): void => {
    this.#undone = [];
    this.#send(() => this.#table.play(move, true), move);
  };

  /** Sends a move, or keeps it waiting; one that is not legal any more is explained. Picks have `isOver`. */
  #make(move: Wire, isOver?: (now: Snapshot) => boolean): void {
    this.#letGo();
    // An answer that comes at once is drawn at once; only what takes longer is shown as being thought about.
    clearTimeout(this.#hoverTimer);
    const thinking = setTimeout(() => {
      this.#hovered = move;
      this.#tell();
    }, HOVER_PAUSE);
    this.#queue(
      async () => {
        if (isOver && this.#waiting) return;
        if (!includes(this.#snapshot().legal, move)) {
          if (isOver || !includes(this.#instead(), move)) return this.#explain(move);
          const back = await this.#table.undo(this.#snapshot().draft.moves.length - 1);
          if (back) return this.#failed(back);
        }
        const foreseen = await this.#preview(move);
        if (isRefused(foreseen)) return this.#failed(foreseen, move);
        if (isOver) return this.#addPick(move, foreseen, isOver);
        if (foreseen && this.#sendsAtOnce(foreseen)) {
          const sure = !foreseen.again || this.#habits.confirm === 'each';
          const refused = await this.#table.play(move, sure);
          if (refused) this.#failed(refused, move);
        } else this.#letWait(move);
      },
      () => {
        clearTimeout(thinking);
        if (this.#hovered === move) this.#hovered = undefined;
      },
    );
  }

  readonly #rewrite: Turn['rewrite'] = (keep, next, isOver) => {
    this.#undone = [];
    this.#letGo();
    this.#rewriting += 1;
    this.#tell();
    this.#queue(async () => {
      try {
        await this.#playOn(keep, next, isOver);
      } finally {
        this.#rewriting -= 1;
      }
    });
  };

  async #playOn(...[keep, next, isOver]: Parameters<Turn['rewrite']>): Promise<void> {
    this.#waiting = undefined;
    if (this.#snapshot().draft.moves.length > keep) {
      const back = await this.#table.undo(keep);
      if (back) return this.#failed(back);
    }
    const around = this.#strokes.find(({ from, to }) => from <= keep && keep < to);
    const stroke = { from: around?.from ?? keep, to: keep };
    this.#strokes = [...this.#strokes.filter(({ to }) => to <= keep), stroke];
    for (let move = next(this.#snapshot()); move !== undefined; move = next(this.#snapshot())) {
      const before = this.#snapshot();
      if (!includes(before.legal, move)) return this.#explain(move);
      const foreseen = await this.#preview(move);
      if (isRefused(foreseen)) return this.#failed(foreseen, move);
      stroke.to += 1;
      // What a plan comes to is for the person to confirm, whatever the habits are.
      if (foreseen === undefined || foreseen.opens !== undefined || !foreseen.again)
        return this.#letWait(move);
      const refused = await this.#table.play(move);
      if (refused) return this.#failed(refused, move);
      const after = this.#snapshot();
      const over = isOver ? isOver(after) : after.decision?.kind !== before.decision?.kind;
      if (!over || next(after) !== undefined) continue;
      // The plan is complete, and something else is asked.
      return this.#takeOut(before.draft.moves.length, move);
    }
  }

  async #addPick(
    move: Wire,
    foreseen: Foreseen | undefined,
    isOver: (now: Snapshot) => boolean,
  ): Promise<void> {
    if (foreseen === undefined || foreseen.opens !== undefined || !foreseen.again) return this.#letWait(move);
    const drafted = this.#snapshot().draft.moves.length;
    const refused = await this.#table.play(move);
    if (refused) return this.#failed(refused, move);
    if (isOver(this.#snapshot())) return this.#takeOut(drafted, move);
  }

  /** The move that closed a question waits, so that all its answers can still be changed. */
  async #takeOut(keep: number, move: Wire): Promise<void> {
    const back = await this.#table.undo(keep);
    if (back) return this.#failed(back);
    await this.#preview(move);
    this.#letWait(move);
  }

  #letWait(move: Wire): void {
    if (includes(this.#snapshot().legal, move)) this.#waiting = move;
  }

  #sendsAtOnce({ opens, again }: Foreseen): boolean {
    if (this.#habits.confirm === 'each') return true;
    if (opens === undefined && again) return true;
    if (this.#habits.confirm === 'opens') return opens === undefined;
    return this.#habits.confirm === 'never';
  }

  readonly #confirm = (): void => {
    const move = this.#waiting;
    if (move) this.#send(() => this.#table.play(move, true), move);
    else this.#send(() => this.#table.confirm());
  };

  readonly #undo = (): void => {
    this.#letGo();
    if (this.#waiting === undefined && this.#forcedMove() !== undefined) {
      this.#cancel();
      return;
    }
    const last = this.#snapshot().draft.moves.length - (this.#waiting ? 0 : 1);
    const stroke = this.#strokes.findLast(({ from, to }) => from <= last && last < to);
    if (stroke !== undefined && stroke.from < this.#snapshot().draft.moves.length) {
      if (this.#waiting) this.#undone.push(this.#waiting);
      this.#waiting = undefined;
      this.#takeBack(() => stroke.from);
      return;
    }
    if (this.#waiting) {
      this.#undone.push(this.#waiting);
      this.#waiting = undefined;
      this.#tell();
      return;
    }
    this.#takeBack((drafted) => drafted - 1);
  };

  readonly #restart = (): void => {
    this.#letGo();
    if (this.#waiting) this.#undone.push(this.#waiting);
    this.#waiting = undefined;
    this.#takeBack(() => 0);
  };

  #takeBack(keep: (drafted: number) => number): void {
    this.#queue(async () => {
      const { moves } = this.#snapshot().draft;
      if (moves.length === 0) return;
      const kept = keep(moves.length);
      const refused = await this.#table.undo(kept);
      if (refused) this.#failed(refused);
      else this.#undone.push(...moves.slice(kept).reverse());
    });
  }

  readonly #redo = (): void => {
    const move = this.#undone.pop();
    if (move) this.#make(move);
  };

  readonly #cancel = (): void => {
    this.#letGo();
    this.#held = NOTHING;
    this.#hovered = undefined;
    this.#letBe = lineOf(this.#snapshot());
    clearTimeout(this.#forcedTimer);
    if (this.#waiting) this.#undone.push(this.#waiting);
    this.#waiting = undefined;
    this.#tell();
  };

  #letGo(): void {
    this.#held = NOTHING;
    this.#refused = undefined;
    this.#problem = undefined;
    this.#asking += 1;
  }

  // What a move would do, and why not

  readonly #consider = (move: Wire | undefined): void => {
    clearTimeout(this.#hoverTimer);
    if (move === undefined) {
      this.#hovered = undefined;
      this.#tell();
      return;
    }
    this.#hoverTimer = setTimeout(() => {
      this.#hovered = move;
      // An answer that comes at once is drawn with the question: a board is not drawn twice for one look.
      this.#hoverTimer = setTimeout(() => this.#tell(), HOVER_PAUSE);
      void this.#preview(move);
    }, HOVER_PAUSE);
  };

  #considered(): Turn['considered'] {
    // What cannot be chosen now says nothing, and does not stand in front of what waits: a hand rests where it clicked.
    const hovered = this.#hovered;
    const idle = hovered && this.#waiting && !includes(this.#table.snapshot().legal, hovered);
    const move = idle ? this.#waiting : (hovered ?? this.#waiting);
    if (move === undefined) return undefined;
    const foreseen = this.#known.get(moveKey(move));
    const last = this.#lastConsidered;
    if (last === undefined || last.move !== move || last.foreseen !== foreseen)
      this.#lastConsidered = foreseen ? { move, foreseen } : { move };
    return this.#lastConsidered;
  }

  /**
   * What a legal move would do in the present position: asked once, and anew when the table has gone on meanwhile.
   * Undefined when nobody could say.
   */
  async #preview(move: Wire): Promise<Foreseen | Refused | undefined> {
    const key = moveKey(move);
    while (includes(this.#snapshot().legal, move)) {
      const asked = this.#foreseen.get(key) ?? this.#table.preview(move);
      this.#foreseen.set(key, asked);
      const foreseen = await asked.catch(() => undefined);
      this.#follow();
      if (this.#foreseen.get(key) !== asked) continue;
      if (foreseen === undefined || (isRefused(foreseen) && !foreseen.rule)) {
        // Only the rules can say no; who could not answer has said nothing.
        this.#foreseen.delete(key);
        return undefined;
      }
      if (isRefused(foreseen)) return foreseen;
      this.#known.set(key, foreseen);
      this.#tell();
      return foreseen;
    }
    return undefined;
  }

  readonly #ask = (move: Wire | undefined): void => {
    this.#refused = undefined;
    this.#asking += 1;
    this.#tell();
    if (move) void this.#explain(move);
  };

  async #explain(move: Wire): Promise<void> {
    const asking = ++this.#asking;
    try {
      const why = await this.#table.explain(move);
      if (asking !== this.#asking || why === undefined) return;
      this.#refused = { move, why };
    } catch (error) {
      this.#problem = unreachable(error);
    }
    this.#tell();
  }

  // Requests

  /** One thing after the other: each sees the table that the one before it has left. */
  #queue(work: () => Promise<void>, after?: () => void): void {
    this.#tail = this.#tail.then(async () => {
      try {
        await work();
      } catch (error) {
        this.#problem = unreachable(error);
      }
      after?.();
      this.#tell();
    });
  }

  #send(request: () => Promise<Refused | undefined>, move?: Wire): void {
    this.#letGo();
    this.#queue(async () => {
      const refused = await request();
      if (refused) this.#failed(refused, move);
    });
  }

  #failed(why: Refused, move?: Wire): void {
    this.#waiting = undefined;
    if (why.rule && move) this.#refused = { move, why };
    else if (why.code !== NOT_NOW) this.#problem = why;
  }

  readonly settled = (): Promise<void> => this.#tail;
}

function sameFields(a: Turn, b: Turn): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Turn>;
  for (const key of keys) if (a[key] !== b[key]) return false;
  return true;
}

function includes(list: readonly Legal[], move: Wire): boolean {
  const key = moveKey(move);
  return list.some((legal) => moveKey(legal.move) === key);
}

function positionOf(s: Snapshot): string {
  return `${lineOf(s)} ${JSON.stringify(s.draft.moves)} ${s.draft.confirmed} ${s.decision?.kind}`;
}

function lineOf(s: Snapshot): string {
  return `${s.id} ${s.n} ${s.viewer}`;
}

function unreachable(error: unknown): Refused {
  return { code: 'unreachable', sentence: error instanceof Error ? error.message : String(error) };
}
