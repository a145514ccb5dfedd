import type { Pool } from 'pg';

/** Milliseconds in which others are not taken for dead after our own connection was made. */
const PATIENCE = 3000;

/**
 * The nodes and workers that are at work. Each holds an advisory lock of its own number on the connection on which it
 * hears news; the database lets go of it when that connection ends, however it ends. Who can take the lock of another
 * one has found a dead one, and gives back the jobs that it had taken.
 */
export class Nodes {
  readonly #pool: Pool;
  readonly #id: string;
  readonly #lock: number;
  #workers: readonly string[] = [];
  #entered = 0;

  constructor(pool: Pool, id: string, lock: number) {
    this.#pool = pool;
    this.#id = id;
    this.#lock = lock;
  }

  /** Writes this node down, with the names under which it takes jobs. */
  async enter(workers: readonly string[] = this.#workers): Promise<void> {
    this.#workers = workers;
    this.#entered = Date.now();
    await this.#pool
      .query(
        'INSERT INTO nodes (id, lock, workers) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET workers = excluded.workers',
        [this.#id, this.#lock, workers],
      )
      .catch(() => undefined); // the next look of another node finds nothing to give back, and the next entry comes
  }

  async leave(): Promise<void> {
    await this.#pool.query('DELETE FROM nodes WHERE id = $1', [this.#id]).catch(() => undefined);
  }

  async alive(): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ id: string }>('SELECT id FROM nodes');
    return rows.map(({ id }) => id);
  }

  /** Buries nodes that have died: their jobs are free again. Says which. */
  async bury(): Promise<readonly string[]> {
    // When the database was away, the others come back as we have, each in its time.
    if (Date.now() - this.#entered < PATIENCE) return [];
    const { rows } = await this.#pool.query<{ dead: string[] | null }>(BURY, [this.#id]);
    await this.#pool.query(SWEEP);
    return rows[0]?.dead ?? [];
  }
}

// The lock is taken for the length of the statement only. A node whose connection broke for a moment loses its jobs
// too: they are done twice, which jobs are made for. A node that starts takes its first jobs before its names are
// written down, so fresh ones are left alone.
const BURY = `
WITH dead AS (
  DELETE FROM nodes WHERE id <> $1 AND pg_try_advisory_xact_lock(lock) RETURNING id
), orphan AS (
  SELECT DISTINCT locked_by FROM graphile_worker._private_jobs
  WHERE locked_by IS NOT NULL AND locked_at < now() - interval '3 seconds' AND locked_by <> ALL (
    SELECT unnest(workers) FROM nodes WHERE id NOT IN (SELECT id FROM dead)
  )
), freed AS (
  SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM orphan HAVING count(*) > 0
)
SELECT array_agg(id) AS dead, (SELECT count(*) FROM freed) AS freed FROM dead`;

// Every job has a key. One without was put anew while it was carried out, by a node that then died: the new one counts.
const SWEEP = 'DELETE FROM graphile_worker._private_jobs WHERE key IS NULL AND locked_at IS NULL';
