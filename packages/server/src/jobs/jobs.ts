/** What a job is called: there is one of a kind and key at a time. */
export interface JobName {
  readonly kind: string;
  readonly key: string;
}

/** Work for later: what is to be done, about what, and when. */
export interface Job extends JobName {
  /** Milliseconds since 1970; what lies in the past is done at once. */
  readonly at: number;
  /** Anything that is JSON; what the store knows better is looked up when the job runs. */
  readonly data?: unknown;
}

/** A job to be put, or, without a time, one to be dropped. */
export type JobChange = Job | JobName;

export function isJob(change: JobChange): change is Job {
  return 'at' in change;
}

/**
 * Carries out a job. It may be called again after a crash, or on two nodes at the same moment: what it does becomes
 * exactly-once by what it writes (the version of a table, a number of the log, a document that must not exist yet).
 * When it throws, it is called again later.
 */
export type Handler = (job: Job) => Promise<void>;

/**
 * Timed and queued work. A job is durable when `put` returns, or when the change of a table that carries it does
 * (`Change.jobs`); it is carried out at least once, on some node. Putting a job again takes the place of the one that
 * was there, also of one that is being carried out.
 */
export interface Jobs {
  /** Says who carries out a kind; before `start`. */
  handle(kind: string, handler: Handler): void;
  put(job: Job): Promise<void>;
  drop(name: JobName): Promise<void>;
  /** Begins to carry out what is due, also what was left from before. */
  start(): Promise<void>;
  /** Begins nothing more, and waits for what is being carried out. */
  close(): Promise<void>;
}

/** Milliseconds until a job that failed so often is tried again. */
export function patience(failures: number): number {
  return Math.min(1000 * 2 ** failures, 3_600_000);
}
