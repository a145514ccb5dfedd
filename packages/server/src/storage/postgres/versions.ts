import type { Pool } from 'pg';
import { failure } from './connection.ts';

interface Waiting {
  done(version: number | undefined): void;
  fail(error: unknown): void;
}

/** Versions of tables as they are in the store: what is asked for at the same time is one question. */
export class Versions {
  readonly #pool: Pool;
  #asked = new Map<string, Waiting[]>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  of(table: string): Promise<number | undefined> {
    return new Promise((done, fail) => {
      if (this.#asked.size === 0) setImmediate(() => void this.#ask());
      const waiting = this.#asked.get(table);
      if (waiting) waiting.push({ done, fail });
      else this.#asked.set(table, [{ done, fail }]);
    });
  }

  async #ask(): Promise<void> {
    const asked = this.#asked;
    this.#asked = new Map();
    try {
      const { rows } = await this.#pool.query<{ id: string; version: number }>({
        name: 'versions',
        text: 'SELECT id, version FROM tables WHERE id = ANY ($1)',
        values: [[...asked.keys()]],
      });
      const found = new Map(rows.map(({ id, version }) => [id, version]));
      for (const [id, waiting] of asked) for (const { done } of waiting) done(found.get(id));
    } catch (error) {
      const why = failure(error);
      for (const waiting of asked.values()) for (const { fail } of waiting) fail(why);
    }
  }
}
