import { type Handler, type Job, type JobName, type Jobs, patience } from './jobs.ts';

/** A job as a store keeps it; putting it anew gives it another number. */
export interface StoredJob extends Job {
  readonly id: number;
  readonly failures: number;
}

/** A store that keeps jobs itself. */
export interface JobStore {
  putJob(job: Job): Promise<void>;
  dropJob(name: JobName): Promise<void>;
  /** Jobs whose time has come, the oldest first, without some that are being carried out. */
  dueJobs(now: number, limit: number, but: readonly number[]): Promise<readonly StoredJob[]>;
  /** When the next job is due, apart from some that are being carried out. */
  nextJob(but: readonly number[]): Promise<number | undefined>;
  /** The job of this number is done. */
  finishJob(id: number): Promise<void>;
  /** It has failed, and is tried again. */
  postponeJob(id: number, at: number): Promise<void>;
  /** `changed` is called when jobs were put, by whatever way. */
  watchJobs(changed: () => void): void;
}

export interface LocalJobsOptions {
  readonly store: JobStore;
  alarm(error: unknown, job: Job): void;
  /** Measures what a handler does. */
  timed?(kind: string, handler: Handler): Handler;
  now?(): number;
}

/** Jobs that are carried out at a time. */
const MOST = 16;
/** Milliseconds that the clock is trusted for; a machine may have slept. */
const LONGEST_WAIT = 60_000;

/** The jobs of a single node: kept in its store, carried out in its process. */
export class LocalJobs implements Jobs {
  readonly #options: LocalJobsOptions;
  readonly #handlers = new Map<string, Handler>();
  readonly #running = new Map<number, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;
  #open = false;

  constructor(options: LocalJobsOptions) {
    this.#options = options;
    options.store.watchJobs(() => this.#look());
  }

  handle(kind: string, handler: Handler): void {
    this.#handlers.set(kind, this.#options.timed?.(kind, handler) ?? handler);
  }

  put(job: Job): Promise<void> {
    return this.#options.store.putJob(job);
  }

  drop(name: JobName): Promise<void> {
    return this.#options.store.dropJob(name);
  }

  async start(): Promise<void> {
    this.#open = true;
    this.#look();
  }

  /** Resolves when nothing that is due now is left to do; for clocks that are moved by hand. */
  async settle(): Promise<void> {
    do {
      this.#look();
      await this.#looking;
      await Promise.all(this.#running.values());
    } while (this.#again || this.#looking !== undefined || this.#running.size > 0);
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now();
  }

  #look(): void {
    if (!this.#open) return;
    this.#again = true;
    this.#looking ??= this.#begin().finally(() => {
      this.#looking = undefined;
    });
  }

  async #begin(): Promise<void> {
    const { store } = this.#options;
    while (this.#again && this.#open) {
      this.#again = false;
      clearTimeout(this.#timer);
      const room = MOST - this.#running.size;
      if (room <= 0) return; // the end of one of them looks again
      const due = await store.dueJobs(this.#now(), room, [...this.#running.keys()]);
      for (const job of due) this.#running.set(job.id, this.#run(job));
      if (due.length > 0) continue;
      const next = await store.nextJob([...this.#running.keys()]);
      if (next === undefined || !this.#open) continue;
      const wait = Math.min(Math.max(next - this.#now(), 0), LONGEST_WAIT);
      this.#timer = setTimeout(() => this.#look(), wait);
      this.#timer.unref();
    }
  }

  async #run({ id, failures, ...job }: StoredJob): Promise<void> {
    const { store, alarm } = this.#options;
    try {
      const handler = this.#handlers.get(job.kind);
      if (handler === undefined) throw new Error(`nobody carries out "${job.kind}"`);
      await handler(job);
      await store.finishJob(id);
    } catch (error) {
      alarm(error, job);
      await store.postponeJob(id, this.#now() + patience(failures)).catch(() => undefined); // it is there anyhow
    } finally {
      this.#running.delete(id);
      this.#look();
    }
  }

  async close(): Promise<void> {
    this.#open = false;
    clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#running.values());
  }
}
