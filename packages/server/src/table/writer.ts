import type { Seat } from '@clade/engine';
import { isQuick } from '../bots/quick.ts';
import type { JobChange } from '../jobs/jobs.ts';
import type { WriteOutcome } from '../metrics/metrics.ts';
import { nextDeadline, paced } from '../pace/pace.ts';
import { Problem } from '../problem.ts';
import {
  type Change,
  Conflict,
  type Later,
  type Loaded,
  type Notice,
  type Storage,
  Unreachable,
} from '../storage/storage.ts';
import { AskedRequests, markOf, type RequestMark } from './asked.ts';
import { botOf, isOrderAsked, type TableRecord } from './record.ts';

/** What a change writes besides the record, and the request that it carries out. */
interface Writing extends Omit<Change, 'table' | 'basedOn' | 'asked'> {
  readonly mark?: RequestMark | undefined;
}

/** Another node has written the table; whoever wanted something opens it anew and tries again. */
export class Overtaken extends Problem {
  constructor() {
    super(409, 'conflict', 'The table has changed in the meantime; ask for it again.');
  }
}

/** What a writer asks of the storage. */
export type LineStorage = Pick<Storage, 'write' | 'shared'>;

/**
 * The one writer of a table on this node: everything that changes it goes through `serial`, one after the other. A change is computed
 * first, then written, and only when it is on disk it becomes the present and is told to anybody.
 */
export class Writer {
  readonly #storage: LineStorage;
  readonly #publish: (notices: readonly Notice[], draftOf: Seat | undefined) => void;
  readonly #now: () => number;
  readonly #wrote: ((outcome: WriteOutcome, seconds: number) => void) | undefined;
  #record: TableRecord;
  #version: number;
  #asked: AskedRequests;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #writing: Promise<unknown> | undefined;
  #overtaken = false;
  /** False when the table must be opened anew. */
  alive = true;

  constructor(
    storage: LineStorage,
    { table, version, asked }: Loaded,
    publish: (notices: readonly Notice[], draftOf: Seat | undefined) => void,
    now: () => number,
    wrote?: (outcome: WriteOutcome, seconds: number) => void,
  ) {
    this.#storage = storage;
    this.#publish = publish;
    this.#now = now;
    this.#wrote = wrote;
    this.#record = table;
    this.#version = version;
    this.#asked = new AskedRequests(asked);
  }

  get record(): TableRecord {
    return this.#record;
  }

  /** Goes up with every change, also one that nobody else hears of. */
  get version(): number {
    return this.#version;
  }

  get busy(): boolean {
    return this.#waiting > 0;
  }

  serial<T>(work: () => Promise<T>): Promise<T> {
    return this.#next(() => {
      if (this.#overtaken) throw new Overtaken();
      return work();
    });
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const next = this.#tail.then(work).finally(() => {
      this.#waiting--;
    });
    this.#tail = next.catch(() => undefined);
    return next;
  }

  /** Takes over what others have written; `take` says whether the rest of the table could follow. */
  catchUp(take: (later: Later) => boolean): Promise<boolean> {
    return this.#next(async () => {
      const { id, n } = this.#record;
      const later = await this.#storage.shared?.later(id, n);
      if (later === undefined || later.version < this.#version || !take(later)) return false;
      this.#record = later.table;
      this.#version = later.version;
      this.#asked = new AskedRequests(later.asked);
      this.#overtaken = false;
      return true;
    });
  }

  /** The same, for a request that may be repeated: the second time its key changes nothing. */
  once(
    user: string,
    key: string | undefined,
    work: (mark: RequestMark | undefined) => Promise<void>,
  ): Promise<void> {
    const mark = key === undefined ? undefined : markOf(user, key);
    return this.serial(async () => {
      if (mark === undefined || !this.#asked.has(mark)) await work(mark);
    });
  }

  /** Is everything here that a version has? What is on disk may be on its way to who wrote it. */
  async has(version: number): Promise<boolean> {
    if (this.#version < version) await this.#writing?.catch(() => undefined);
    return this.#version >= version && !this.#overtaken;
  }

  /** Resolves when nothing is left to be done. */
  async idle(): Promise<void> {
    while (this.#waiting > 0) await this.#tail;
  }

  /** Writes a change and makes it the present; `then` does the rest of that, before anybody is told. */
  async write(
    record: TableRecord,
    { mark, ...more }: Writing,
    then?: () => void,
    draftOf?: Seat,
  ): Promise<void> {
    const asked = mark === undefined ? this.#asked : this.#asked.with(mark);
    const moved = (more.entries ?? []).map(({ seat }) => seat);
    const next = paced(this.#record, record, moved, this.#now());
    const jobs = [
      ...(more.jobs ?? []),
      ...clockJobs(this.#record, next),
      ...(this.#storage.shared ? askJobs(next) : []),
    ];
    const began = performance.now();
    try {
      const writing = this.#storage.write({
        table: next,
        basedOn: this.#version,
        ...more,
        ...(jobs.length === 0 ? {} : { jobs }),
        ...(mark === undefined ? {} : { asked: asked.bytes }),
      });
      this.#writing = writing;
      const { notices } = await writing;
      this.#wrote?.('written', (performance.now() - began) / 1000);
      this.#version++;
      this.#record = next;
      this.#asked = asked;
      then?.();
      this.#publish(notices, draftOf);
    } catch (error) {
      const overtaken = error instanceof Conflict;
      this.#wrote?.(overtaken ? 'overtaken' : 'failed', (performance.now() - began) / 1000);
      const unsure = error instanceof Unreachable; // it may be there or not
      if (!unsure && !overtaken) throw error;
      this.#overtaken = true;
      this.alive &&= this.#storage.shared !== undefined; // who shares can catch up
      throw unsure ? error : new Overtaken();
    }
  }

  /** Writes another record, and tells everybody at the table. */
  change(record: TableRecord, then?: () => void): Promise<void> {
    const { id, n } = record;
    return this.write(record, { seats: true, notices: [{ table: id, kind: 'table', from: n, n }] }, then);
  }
}

/** The work that the clocks of a table make necessary: one look at it, when the next of them runs out. */
function clockJobs(before: TableRecord, next: TableRecord): JobChange[] {
  const at = nextDeadline(next);
  if (at === nextDeadline(before)) return [];
  const name = { kind: 'clock', key: next.id };
  return [at === undefined ? name : { ...name, at }];
}

/** Bots that search, and those that answer at once: the ones do not wait for the others. */
export const BOT_JOBS = { deep: 'bot', quick: 'quick-bot' } as const;

/** The kind of job that lets the bots of a table answer, if one of them is to act. */
export function botsAsked(record: TableRecord): string[] {
  const asked = record.toAct.flatMap((seat) => botOf(record.seats[seat]) ?? []);
  if (record.status !== 'playing' || asked.length === 0) return [];
  return [asked.every(isQuick) ? BOT_JOBS.quick : BOT_JOBS.deep];
}

/** Where several nodes share the work, bots and standing orders are asked by whichever of them takes the job. */
function askJobs(record: TableRecord): JobChange[] {
  const name = { key: record.id, at: 0 };
  return [
    ...botsAsked(record).map((kind) => ({ kind, ...name })),
    ...(isOrderAsked(record) ? [{ kind: 'order', ...name }] : []),
  ];
}
