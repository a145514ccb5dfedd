import { setTimeout as pause } from 'node:timers/promises';
import { type Storage, Unwritable } from './storage.ts';

/** Milliseconds that the store may take to answer. */
const LONGEST = 2000;
/** Milliseconds that a good answer holds: however often it is asked for, the store is asked once in that time. */
const GOOD = 1000;

/** What is wrong with the store: it takes no changes, does not answer in time, or answers with a failure. */
export type Trouble = 'unwritable' | 'slow' | 'failing';

/** Looks whether the store can be read and written, within a time. */
export class Health {
  readonly #storage: Pick<Storage, 'check'>;
  readonly #longest: number;
  #asked: Promise<Trouble | undefined> | undefined;

  constructor(storage: Pick<Storage, 'check'>, longest = LONGEST) {
    this.#storage = storage;
    this.#longest = longest;
  }

  /** Undefined when all is well. */
  trouble(): Promise<Trouble | undefined> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  async #ask(): Promise<Trouble | undefined> {
    const trouble = await this.#look();
    const forget = (): void => {
      this.#asked = undefined;
    };
    if (trouble === undefined) setTimeout(forget, GOOD).unref();
    else forget();
    return trouble;
  }

  async #look(): Promise<Trouble | undefined> {
    const ended = new AbortController();
    const answer = this.#storage.check().then(
      () => undefined,
      (error: unknown) => (error instanceof Unwritable ? 'unwritable' : 'failing'),
    );
    const late = pause(this.#longest, 'slow' as const, { signal: ended.signal });
    late.catch(() => undefined); // the answer was there before
    try {
      return await Promise.race([answer, late]);
    } finally {
      ended.abort();
    }
  }
}
