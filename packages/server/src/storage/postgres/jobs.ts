import { EventEmitter } from 'node:events';
import { type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Handler, Job, JobName, Jobs } from '../../jobs/jobs.ts';
import { QUIET } from '../../jobs/quiet.ts';
import { Unreachable } from '../storage.ts';
import type { PostgresStorage } from './storage.ts';

export interface PostgresJobsOptions {
  readonly store: PostgresStorage;
  /** Jobs that are carried out at a time. */
  readonly most: number;
  /** Kinds that do not wait behind the others, and how many of their jobs are carried out at a time. */
  readonly express?: { readonly kinds: readonly string[]; readonly most: number };
  alarm(error: unknown, job: JobName): void;
  /** Measures what a handler does. */
  timed?(kind: string, handler: Handler): Handler;
}

/** Milliseconds between looks at what has become due; what is due at once is heard of at once. */
const LOOK = 1000;
const MOST_CONNECTIONS = 4;
/** Milliseconds that the queue gets to write down what was done. */
const LONGEST_END = 3000;
/** Milliseconds between looks for jobs of nodes that have died. */
const BURY = 2000;

/** Jobs of the express lane never wait behind those of the usual one. */
type Lane = 'usual' | 'express';
const NOTHING: NonNullable<PostgresJobsOptions['express']> = { kinds: [], most: 0 };

/** Somebody else has the job now. */
class Lost extends Error {}

/**
 * Jobs of several nodes, in the queue of graphile-worker in the same database: a change of a table and the jobs it makes
 * necessary are one commit. Every node carries out the kinds that it has handlers for.
 */
export class PostgresJobs implements Jobs {
  readonly #options: PostgresJobsOptions;
  readonly #handlers = new Map<string, Handler>();
  readonly #runners = new Map<Lane, Runner>();
  /** In whose names the jobs of a lane are taken. */
  readonly #names = new Map<Lane, readonly string[]>();
  #burying: NodeJS.Timeout | undefined;
  #pool: Pool | undefined;
  #closed = false;

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
    const { store, most, express = NOTHING } = this.#options;
    // Each job takes a connection when it begins and when it ends; one more of each lane hears of new ones.
    this.#pool ??= store.queuePool(Math.min(most + express.most, MOST_CONNECTIONS) + 2);
    await this.#run('usual');
    await this.#run('express');
    const { nodes } = store;
    this.#burying = setInterval(() => {
      nodes.bury().catch(() => undefined); // the database is away; the next look comes
    }, BURY).unref();
  }

  async #run(lane: Lane): Promise<void> {
    const { store, most, express = NOTHING, alarm } = this.#options;
    const taskList = this.#tasks(lane);
    if (Object.keys(taskList).length === 0) return;
    const events = new EventEmitter() as WorkerEvents;
    // Jobs are taken in the name of the pool.
    const names: string[] = [];
    events.on('pool:create', ({ workerPool }) => names.push(workerPool.id));
    events.on('job:error', ({ error, job }) => {
      if (!(error instanceof Lost)) alarm(error, nameOf(job.task_identifier, job.key));
    });
    const runner = await run({
      pgPool: this.#pool as Pool,
      taskList,
      concurrency: lane === 'express' ? express.most : most,
      pollInterval: LOOK,
      parsedCronItems: [],
      noHandleSignals: true,
      logger: QUIET,
      events,
    });
    this.#runners.set(lane, runner);
    // It gives up when the database is away for long; we do not.
    const again = (): void => this.#again(lane, runner);
    runner.promise.then(again, again);
    this.#names.set(lane, names);
    await store.nodes.enter([...this.#names.values()].flat());
  }

  #again(lane: Lane, ended: Runner): void {
    if (this.#closed || this.#runners.get(lane) !== ended) return;
    setTimeout(() => {
      if (!this.#closed) this.#run(lane).catch(() => this.#again(lane, ended));
    }, LOOK).unref();
  }

  #tasks(lane: Lane): TaskList {
    const { kinds } = this.#options.express ?? NOTHING;
    const tasks: TaskList = {};
    for (const [kind, handler] of this.#handlers) {
      if (kinds.includes(kind) !== (lane === 'express')) continue;
      tasks[kind] = (data, { job }) =>
        this.#insist(async () => {
          await handler({ ...nameOf(kind, job.key), at: job.run_at.getTime(), data: data ?? undefined });
          // What is finished is removed by its number. If others took us for dead, the job of that number may be a
          // newer one by now, and is left to them.
          if (!(await this.#options.store.hasJob(job.id, job.locked_by))) throw new Lost();
        });
    }
    return tasks;
  }

  /** A database that is away is no failure of the job, which would be put off for longer each time. */
  async #insist(work: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await work();
        return;
      } catch (error) {
        if (this.#closed || !(error instanceof Unreachable)) throw error;
        await new Promise((done) => setTimeout(done, LOOK));
      }
    }
  }

  /** The last ones write down that they are done. */
  async #quiet(): Promise<void> {
    const until = Date.now() + LONGEST_END;
    do await new Promise((done) => setTimeout(done, 10));
    while (this.#pool && this.#pool.totalCount > this.#pool.idleCount && Date.now() < until);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#burying);
    // One that has ended by itself has nothing to stop.
    await Promise.all([...this.#runners.values()].map((runner) => runner.stop().catch(() => undefined)));
    await this.#quiet();
    await this.#pool?.end();
  }
}

/** A job that was put again while it was carried out has lost its key; nobody carries that one out. */
function nameOf(kind: string, key: string | null): JobName {
  return { kind, key: (key ?? '').slice(kind.length + 1) };
}
