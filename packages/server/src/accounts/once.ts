import type { Jobs } from '../jobs/jobs.ts';
import { Conflict, type Storage } from '../storage/storage.ts';
import { hashOf, newToken } from './secrets.ts';

const KIND = 'once';

/** Secrets that open something once, within a time: links in letters, questions to passkeys. */
export class Once {
  readonly #storage: Storage;
  readonly #jobs: Jobs;
  readonly #now: () => number;

  constructor(storage: Storage, jobs: Jobs, now: () => number) {
    this.#storage = storage;
    this.#jobs = jobs;
    this.#now = now;
    jobs.handle('forget-once', async ({ key }) => storage.writeDocs([{ kind: KIND, id: key }]));
  }

  /** A new secret for a purpose, good for some milliseconds. */
  async make(purpose: string, value: unknown, lasts: number): Promise<string> {
    const token = newToken(purpose);
    await this.keep(purpose, token, value, lasts);
    return token;
  }

  /** The same for a secret that somebody else has made. */
  async keep(purpose: string, token: string, value: unknown, lasts: number): Promise<void> {
    const until = this.#now() + lasts;
    const id = hashOf(token);
    await this.#storage.writeDocs([{ kind: KIND, id, value: { purpose, value, until }, basedOn: 0 }]);
    await this.#jobs.put({ kind: 'forget-once', key: id, at: until });
  }

  /**
   * Notes that something is done that may be done so often within a time; false when that was enough. What it was done
   * with is not kept, and the note is forgotten with the time.
   */
  async count(purpose: string, name: string, most: number, within: number): Promise<boolean> {
    const now = this.#now();
    const id = hashOf(`${purpose} ${name}`);
    for (;;) {
      const doc = await this.#storage.doc(KIND, id);
      const { times = [] } = (doc?.value ?? {}) as { times?: readonly number[] };
      const lately = times.filter((at) => at > now - within);
      if (lately.length >= most) return false;
      const value = { purpose, times: [...lately, now] };
      try {
        await this.#storage.writeDocs([{ kind: KIND, id, value, basedOn: doc?.revision ?? 0 }]);
      } catch (error) {
        // Another request of the same name was counted at the same moment; each try lets one of them through.
        if (error instanceof Conflict) continue;
        throw error;
      }
      await this.#jobs.put({ kind: 'forget-once', key: id, at: now + within });
      return true;
    }
  }

  /** What a secret was made for; the second time, or too late, it is nothing. Who is not meant does not use it up. */
  async take<T>(
    purpose: string,
    token: string,
    meant: (value: T) => boolean = () => true,
  ): Promise<T | undefined> {
    const id = hashOf(token);
    const doc = await this.#storage.doc(KIND, id);
    const kept = doc?.value as { purpose: string; value: T; until: number } | undefined;
    if (doc === undefined || kept === undefined) return undefined;
    if (kept.purpose !== purpose || kept.until <= this.#now() || !meant(kept.value)) return undefined;
    try {
      await this.#storage.writeDocs([{ kind: KIND, id, basedOn: doc.revision }]);
    } catch (error) {
      if (error instanceof Conflict) return undefined; // somebody was faster
      throw error;
    }
    return kept.value;
  }
}
