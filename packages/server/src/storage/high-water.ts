import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/** Milliseconds between two writes of the mark. */
const OFTEN = 1000;

/**
 * The last notice that was told, in a file beside the store: a store that ends before it has lost its end, and nothing in
 * the store itself could tell. The mark follows what is on disk within a second, so it is never ahead of it.
 */
export class HighWater {
  readonly #path: string;
  #mark = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: string) {
    this.#path = `${store}.mark`;
  }

  /** Undefined when there is none yet, or it cannot be read. */
  read(): number | undefined {
    try {
      const text = readFileSync(this.#path, 'utf8');
      return /^\d{1,15}\n$/.test(text) ? Number(text) : undefined;
    } catch {
      return undefined;
    }
  }

  raise(mark: number): void {
    this.#mark = mark;
    this.#timer ??= setTimeout(() => this.#write(), OFTEN).unref();
  }

  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      writeFileSync(this.#path, `${this.#mark}\n`, { mode: 0o600 });
    } catch {
      // A full disk: the next one may be written.
    }
  }

  /** Another store takes the place of the one that it belongs to. */
  forget(): void {
    rmSync(this.#path, { force: true });
  }

  close(): void {
    if (this.#timer !== undefined) this.#write();
  }
}

/** The number of the last notice in a store. */
export function lastSeq(db: DatabaseSync): number {
  return Number(db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM notices').get()?.seq);
}

/** No number up to `mark` is given again: a client that has seen it would take the new notice for the old one. */
export function passOverSeqs(db: DatabaseSync, mark: number): void {
  const raised = db.prepare("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'notices'").run(mark);
  if (raised.changes === 0)
    db.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES ('notices', ?)").run(mark);
}
