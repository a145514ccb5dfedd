import type { Seat, Wire } from '@clade/engine';
import { snapshotAt } from '../history/moment.ts';
import type {
  Company,
  Course,
  Foreseen,
  Line,
  Moment,
  Pacing,
  Proof,
  Refused,
  Snapshot,
  Table,
  Watching,
} from '../table.ts';
import { type Beat, nextStep, skipStep, timeLeft, type WatchStep } from './steps.ts';

export interface PaceEnv {
  /** What a line deserves, by its game. */
  beat(line: Line, snapshot: Snapshot): Beat;
  /** By what pauses are multiplied now; 0 shows everything at once. */
  factor(): number;
  /** Calls back after so many milliseconds; returns how to stop that. */
  after(milliseconds: number, work: () => void): () => void;
}

/** The table as it was opened is looked at before it goes on. */
const FIRST_LOOK: WatchStep = { to: 0, pause: 800, beat: 'moment' };

/** How much faster it goes while a key or a finger is held. */
export const HURRY = 8;

/**
 * A table whose lines are shown one step after the other, so that people can follow what bots do. The table itself goes
 * on as fast as it can, here or on a server; what is shown lags behind it and ends where I am asked. Nothing is asked
 * of anybody at a line that is not the last.
 */
export class PacedTable implements Table {
  readonly #table: Table;
  readonly #env: PaceEnv;
  readonly #listeners = new Set<() => void>();
  /** Views of lines that were heard of one by one; others are asked for. */
  readonly #moments = new Map<number, Moment>();
  /** The present of the table when it was last looked at, and what is shown of it. */
  #seen: Snapshot;
  #current: Snapshot;
  /** The step that is shown: behind line `from` up to the shown one. */
  #from: number;
  #mode: Watching['mode'] = 'plays';
  #hurries = false;
  /** Stops the pause of the step that is shown; undefined when it is over. */
  #rest: (() => void) | undefined;
  /** The line that is asked for; another object for every time. */
  #awaited: { readonly to: number } | undefined;

  /** `begun`: the table as it was opened, where it has gone on since. */
  constructor(table: Table, env: PaceEnv, begun?: Moment) {
    this.#table = table;
    this.#env = env;
    this.#seen = table.snapshot();
    this.#from = begun?.n ?? this.#seen.n;
    this.#current = this.#seen;
    if (begun && begun.n < this.#seen.n) this.#show(this.#behind(this.#seen, begun), FIRST_LOOK);
    else this.#show(this.#seen, undefined);
    table.subscribe(() => {
      this.#look();
      this.#tell();
    });
  }

  snapshot(): Snapshot {
    // A table may tell of a change later than it shows it.
    if (this.#table.snapshot() !== this.#seen) this.#look();
    return this.#current;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  readonly pacing: Pacing = {
    pause: (paused) => {
      this.#mode = paused ? 'paused' : 'plays';
      this.#again();
    },
    skip: () => {
      this.#mode = 'skips';
      this.#again();
    },
    hurry: (hurries) => {
      if (hurries === this.#hurries) return;
      this.#hurries = hurries;
      if (hurries && this.#mode === 'paused') this.#mode = 'plays';
      this.#again();
    },
    retime: () => this.#again(),
  };

  #again(): void {
    this.#rest?.();
    this.#rest = undefined;
    this.#look();
    this.#mark();
    this.#tell();
  }

  // What is shown

  #factor(): number {
    const factor = this.#env.factor();
    return this.#hurries ? factor / HURRY : factor;
  }

  /** Shows what is due now, and sees to it that the rest is looked at in time. */
  #look(): void {
    const now = this.#table.snapshot();
    // Behind where a table goes back to, the same number may tell of something else later.
    if (now.viewer !== this.#seen.viewer || now.n < this.#seen.n) {
      this.#moments.clear();
      this.#awaited = undefined;
    }
    this.#seen = now;
    if (now.n <= this.#current.n || this.#lacksLines(now)) {
      this.#show(now, undefined);
      return;
    }
    if (now.draft.moves.length === 0) this.#moments.set(now.n, now);
    const skips = this.#mode === 'skips';
    if (this.#factor() === 0 || this.#presses(now)) this.#show(now, undefined);
    else if ((this.#rest !== undefined && !skips) || this.#mode === 'paused') this.#cover();
    else {
      const step = (skips ? skipStep : nextStep)(this.#current.n, now, this.#env.beat);
      if (step === undefined || step.to >= now.n) this.#show(now, step);
      else this.#reach(now, step);
    }
  }

  /** Before the start there is nothing to follow, and lines may come later than the table. */
  #lacksLines({ view, lines, n }: Snapshot): boolean {
    return view === null || this.#current.view === null || (lines.at(-1)?.n ?? 0) < n;
  }

  /** My clock runs: nothing is held back. */
  #presses({ clocks, viewer, decision }: Snapshot): boolean {
    return decision !== undefined && clocks?.[viewer]?.until !== undefined;
  }

  /** Shows a line that is not the last; where it was not heard of by itself, it is asked for first. */
  #reach(now: Snapshot, step: WatchStep): void {
    const known = this.#moments.get(step.to);
    if (known) {
      this.#show(this.#behind(now, known), step);
      return;
    }
    this.#cover();
    if (this.#awaited?.to === step.to) return;
    const asked = { to: step.to };
    this.#awaited = asked;
    const done = (moment: Moment | undefined): void => {
      if (this.#awaited !== asked) return;
      this.#awaited = undefined;
      const after = this.#table.snapshot();
      // What cannot be shown is passed over.
      if (moment === undefined) this.#show(after, undefined);
      else if (after.viewer === now.viewer) this.#moments.set(step.to, moment);
      this.#look();
      this.#tell();
    };
    this.#table.at(step.to).then(done, () => done(undefined));
  }

  /** What was on the screen stays, but nothing of it can be decided any more. */
  #cover(): void {
    if (this.#current.decision === undefined && this.#current.draft.moves.length === 0) return;
    this.#current = this.#watched({ ...snapshotAt(this.#current, this.#current), busy: true });
  }

  #behind(now: Snapshot, moment: Pick<Moment, 'n' | 'view' | 'scores'>): Snapshot {
    const { result: _, ...rest } = snapshotAt(now, moment);
    const next = now.lines.find((line) => line.n > moment.n && line.seat >= 0);
    return { ...rest, status: 'playing', waitingFor: next ? [next.seat] : [], busy: true };
  }

  #show(shown: Snapshot, step: WatchStep | undefined): void {
    const before = this.#current.n;
    if (shown.n !== before) {
      this.#from = before;
      for (const n of this.#moments.keys()) if (n <= shown.n) this.#moments.delete(n);
      this.#awaited = undefined;
    }
    if (step?.beat === 'mine' || isMyMatter(shown)) {
      if (this.#mode === 'skips') this.#mode = 'plays';
    }
    this.#current = shown;
    if (step) this.#pause(step);
    this.#current = this.#watched(shown);
  }

  #pause({ pause }: WatchStep): void {
    this.#rest?.();
    this.#rest = undefined;
    if (this.#mode === 'skips') return;
    const over = (): void => {
      this.#rest = undefined;
      this.#look();
      this.#tell();
    };
    if (pause > 0) this.#rest = this.#env.after(pause * this.#factor(), over);
    else if (this.#current.n < this.#seen.n) this.#rest = this.#env.after(0, over);
  }

  /** Says how it is watched, where there is anything to watch. */
  #watched(shown: Snapshot): Snapshot {
    const now = this.#table.snapshot();
    const behind = shown.n < now.n;
    const stands = shown.draft.moves.length > 0;
    if (this.#env.factor() === 0 || (!behind && (stands || isMyMatter(shown) || !botsAct(shown))))
      return shown;
    const asks = behind && isMyMatter(now);
    return {
      ...shown,
      watching: {
        mode: this.#mode,
        hurries: this.#hurries,
        from: this.#from,
        ...(asks ? { left: timeLeft(shown.n, now, this.#env.beat) * this.#env.factor() } : {}),
      },
    };
  }

  /** The mode has changed, and perhaps nothing else. */
  #mark(): void {
    const { watching: _, ...shown } = this.#current;
    this.#current = this.#watched(shown);
  }

  // What it is asked is asked of the table itself

  get company(): Company | undefined {
    return this.#table.company;
  }

  get hint(): Table['hint'] {
    const { hint } = this.#table;
    return hint && ((n, mine) => hint.call(this.#table, n, mine));
  }

  play(move: Wire, sure?: boolean): Promise<Refused | undefined> {
    return this.#table.play(move, sure);
  }

  confirm(): Promise<Refused | undefined> {
    return this.#table.confirm();
  }

  undo(keep: number): Promise<Refused | undefined> {
    return this.#table.undo(keep);
  }

  preview(move: Wire): Promise<Foreseen | Refused> {
    return this.#table.preview(move);
  }

  explain(move: Wire): Promise<Refused | undefined> {
    return this.#table.explain(move);
  }

  at(n: number): Promise<Moment> {
    return this.#table.at(n);
  }

  course(): Promise<Course | undefined> {
    return this.#table.course();
  }

  exportLog(): Promise<string | undefined> {
    return this.#table.exportLog();
  }

  verify(): Promise<Proof | Refused> {
    return this.#table.verify();
  }

  sit(seat: Seat): void {
    this.#table.sit(seat);
  }

  close(): void {
    this.#rest?.();
    this.#listeners.clear();
    this.#table.close();
  }
}

/** I am asked, the device changes hands, or nothing more comes. */
function isMyMatter({ decision, handTo, status }: Snapshot): boolean {
  return decision !== undefined || handTo !== undefined || status !== 'playing';
}

function botsAct({ seats, waitingFor }: Snapshot): boolean {
  return waitingFor.some((seat) => seats[seat]?.kind === 'bot' || seats[seat]?.standIn !== undefined);
}
