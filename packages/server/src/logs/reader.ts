import { Worker } from 'node:worker_threads';
import { Problem } from '../problem.ts';
import type { ReadLog } from './read-log.ts';
import type { ReadReply } from './reader.worker.ts';

/** Milliseconds that a log may take; the longest games take less than one of them a line. */
const LONGEST = 30_000;
/** MiB of memory for a log of 4. */
const MOST_MEMORY = 512;

/** Reads logs, each in a thread of its own that is gone afterwards, one after the other: no request waits for one. */
export class LogReader {
  readonly #limit: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(limit = LONGEST) {
    this.#limit = limit;
  }

  read(text: string): Promise<ReadLog> {
    const reading = this.#last.then(() => this.#read(text));
    this.#last = reading.catch(() => undefined);
    return reading;
  }

  async #read(text: string): Promise<ReadLog> {
    const reply = await this.#ask(text);
    if (reply === undefined) throw new Problem(422, 'bad-log', 'This log takes too long to read.');
    if ('read' in reply) return reply.read;
    const { status, code, message, rule, facts } = reply.refused;
    throw new Problem(status, code, message, { ...(rule ? { rule } : {}), ...(facts ? { facts } : {}) });
  }

  /** Undefined when it takes too long, or more memory than any game. */
  #ask(text: string): Promise<ReadReply | undefined> {
    const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), {
      workerData: text,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    worker.unref();
    return new Promise((done) => {
      const end = (reply: ReadReply | undefined): void => {
        clearTimeout(timer);
        void worker.terminate();
        done(reply);
      };
      const timer = setTimeout(() => end(undefined), this.#limit);
      worker.once('message', end);
      worker.once('error', () => end(undefined));
    });
  }
}
