import { Worker } from 'node:worker_threads';
import { Conflict, Unwritable } from './storage.ts';
import type { Outcome, WriterJob } from './writer.ts';

interface Waiting {
  readonly job: WriterJob;
  done(value: unknown): void;
  fail(error: unknown): void;
}

/**
 * Changes on their way to the disk. They are written in a thread of its own, so that nobody waits for the disk but who
 * has asked for the change; those that come in while others are being written share the next commit.
 */
export class Commits {
  readonly #path: string;
  readonly #thread: URL;
  readonly #settling: (jobs: readonly WriterJob[], values: readonly unknown[]) => void;
  #worker: Worker | undefined;
  #queue: Waiting[] = [];
  #written: readonly Waiting[] = [];
  #scheduled = false;
  #closing = false;
  #idle: (() => void) | undefined;

  /** `settling` hears what is on disk now, just before those who wait for it do. `thread` is the module that writes. */
  constructor(
    path: string,
    settling: (jobs: readonly WriterJob[], values: readonly unknown[]) => void,
    thread = new URL('./thread.ts', import.meta.url),
  ) {
    this.#path = path;
    this.#settling = settling;
    this.#thread = thread;
  }

  /** Resolves when the change is on disk. */
  ask<T>(job: WriterJob): Promise<T> {
    return new Promise<T>((done, fail) => {
      if (this.#closing) throw new Error('the store is closed');
      this.#queue.push({ job, done: done as Waiting['done'], fail });
      if (this.#scheduled || this.#written.length > 0) return;
      this.#scheduled = true;
      setImmediate(() => this.#send());
    });
  }

  #send(): void {
    this.#scheduled = false;
    this.#written = this.#queue;
    this.#queue = [];
    if (this.#written.length === 0) {
      this.#worker?.unref();
      this.#idle?.();
      return;
    }
    this.#worker ??= this.#start();
    this.#worker.ref();
    try {
      this.#worker.postMessage(this.#written.map(({ job }) => job));
    } catch (error) {
      // Something that is no data; the thread has not heard of any of it.
      const lost = this.#written;
      this.#send();
      for (const { fail } of lost) fail(error);
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#thread, { workerData: { path: this.#path } });
    worker.on('message', (outcomes: readonly Outcome[]) => {
      const written = this.#written;
      this.#send(); // what has come in meanwhile is written while this is told
      const kept = written.filter((_, i) => 'value' in (outcomes[i] as Outcome));
      this.#settling(
        kept.map(({ job }) => job),
        outcomes.flatMap((outcome) => ('value' in outcome ? [outcome.value] : [])),
      );
      for (const [i, { done, fail }] of written.entries()) {
        const outcome = outcomes[i] as Outcome;
        if ('value' in outcome) done(outcome.value);
        else fail(asError(outcome));
      }
    });
    worker.on('error', (error) => this.#fail(error));
    return worker;
  }

  /** The thread is lost: it could not open the store, or died. The next change has another one. */
  #fail(error: unknown): void {
    const why = error instanceof Error ? error.message : String(error);
    const lost = new Unwritable(`the store cannot be written: ${why}`);
    const waiting = [...this.#written, ...this.#queue];
    this.#worker = undefined;
    this.#written = [];
    this.#queue = [];
    for (const { fail } of waiting) fail(lost);
    this.#idle?.();
  }

  /** Writes what was asked for, and ends. */
  async close(): Promise<void> {
    this.#closing = true;
    if (this.#queue.length > 0 || this.#written.length > 0) {
      await new Promise<void>((done) => {
        this.#idle = done;
      });
    }
    const worker = this.#worker;
    if (worker === undefined) return;
    await new Promise<void>((done) => {
      worker.ref();
      worker.once('exit', () => done());
      worker.postMessage('close');
    });
  }
}

function asError({ failed, why }: Extract<Outcome, { failed: string }>): Error {
  if (why === 'conflict') return new Conflict(failed);
  return why === 'unwritable' ? new Unwritable(`the store cannot be written: ${failed}`) : new Error(failed);
}
