import { EventEmitter } from 'node:events';
import { type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { PostgresStorage } from '../storage/postgres/storage.ts';
import type { Handler, Job, JobName, Jobs } from './jobs.ts';
import { QUIET } from './quiet.ts';

export interface PostgresJobsOptions {
  readonly store: PostgresStorage;
  /** Jobs that are carried out at a time. */
  readonly most: number;
  alarm(error: unknown, job: JobName): void;
  /** Measures what a handler does. */
  timed?(kind: string, handler: Handler): Handler;
}

/** Milliseconds between looks at what has become due; what is due at once is heard of at once. */
const LOOK = 1000;
/** Milliseconds between looks for jobs of nodes that have died. */
const BURY = 2000;

/**
 * Jobs of several nodes, in the queue of graphile-worker in the same database: a change of a table and the jobs it makes
 * necessary are one commit. Every node carries out the kinds that it has handlers for.
 */
export class PostgresJobs implements Jobs {
  readonly #options: PostgresJobsOptions;
  readonly #handlers = new Map<string, Handler>();
  #runner: Runner | undefined;
  #burying: NodeJS.Timeout | undefined;

  constructor(options: PostgresJobsOptions) {
    this.#options = options;
  }

  handle(kind: string, handler: Handler): void {
    this.#handlers.set(kind, this.#options.timed?.(kind, handler) ?? handler);
  }

  put({ kind, key, at, data }: Job): Promise<void> {
    return this.#options.store.putJob({ kind, key, at, data });
  }

  drop(name: JobName): Promise<void> {
    return this.#options.store.dropJob(name);
  }

  async start(): Promise<void> {
    const { store, most, alarm } = this.#options;
    const events = new EventEmitter() as WorkerEvents;
    const workers: string[] = [];
    events.on('worker:create', ({ worker }) => workers.push(worker.workerId));
    events.on('job:error', ({ error, job }) => alarm(error, nameOf(job.task_identifier, job.key)));
    this.#runner = await run({
      pgPool: store.pool,
      taskList: this.#tasks(),
      concurrency: most,
      pollInterval: LOOK,
      parsedCronItems: [],
      noHandleSignals: true,
      logger: QUIET,
      events,
    });
    await store.nodes.enter(workers);
    this.#burying = setInterval(() => {
      store.nodes.bury().catch(() => undefined); // the database is away; the next look comes
    }, BURY).unref();
  }

  #tasks(): TaskList {
    const tasks: TaskList = {};
    for (const [kind, handler] of this.#handlers) {
      tasks[kind] = (data, { job }) =>
        handler({ ...nameOf(kind, job.key), at: job.run_at.getTime(), data: data ?? undefined });
    }
    return tasks;
  }

  async close(): Promise<void> {
    clearInterval(this.#burying);
    await this.#runner?.stop();
    this.#runner = undefined;
  }
}

/** A job that was put again while it was carried out has lost its key; nobody carries that one out. */
function nameOf(kind: string, key: string | null): JobName {
  return { kind, key: (key ?? '').slice(kind.length + 1) };
}
