import { runMigrations } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import { QUIET } from '../../jobs/quiet.ts';

/**
 * Steps forward, one for each version of the store; a released one is never changed. Rows of tables are updated with
 * every move: no index holds anything that a move changes, and pages leave room, so that an update stays on its page.
 * Lines and drafts refer to nothing: they are only ever written together with the row of their table.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE users (id text PRIMARY KEY, name text NOT NULL, created_at bigint NOT NULL);
  CREATE TABLE tables (
    id text PRIMARY KEY,
    version integer NOT NULL,
    status text NOT NULL,
    visibility text NOT NULL,
    host text NOT NULL,
    told bigint NOT NULL,
    -- The same as told, but left as it is while a game is going on: lists of other tables go by it.
    listed bigint NOT NULL,
    doc text NOT NULL,
    seed text NOT NULL,
    salt text NOT NULL,
    asked bytea NOT NULL DEFAULT ''
  ) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
  ALTER TABLE tables ALTER COLUMN doc SET STORAGE MAIN, ALTER COLUMN asked SET STORAGE MAIN;
  CREATE INDEX tables_open ON tables (visibility, listed) WHERE status = 'open';
  CREATE INDEX tables_finished ON tables (visibility, listed) WHERE status = 'finished';
  CREATE INDEX tables_playing ON tables (id) WHERE status = 'playing';
  CREATE INDEX tables_by_host ON tables (host, status);
  CREATE TABLE members (user_id text NOT NULL, table_id text NOT NULL, PRIMARY KEY (user_id, table_id));
  CREATE INDEX members_by_table ON members (table_id);
  CREATE TABLE entries (
    table_id text NOT NULL,
    n integer NOT NULL,
    seat integer NOT NULL,
    move text NOT NULL,
    hash text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (table_id, n)
  );
  CREATE TABLE drafts (
    table_id text NOT NULL,
    seat integer NOT NULL,
    base integer NOT NULL,
    moves text NOT NULL,
    confirmed boolean NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) WITH (fillfactor = 50);
  CREATE TABLE chat (
    id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    table_id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
  );
  CREATE INDEX chat_by_table ON chat (table_id, id);
  CREATE INDEX chat_by_user ON chat (user_id);
  CREATE TABLE notes (table_id text NOT NULL, user_id text NOT NULL, text text NOT NULL, PRIMARY KEY (user_id, table_id));
  CREATE TABLE notices (
    seq bigint PRIMARY KEY,
    table_id text NOT NULL,
    kind text NOT NULL,
    from_n bigint NOT NULL,
    n bigint NOT NULL,
    version integer NOT NULL
  );
  CREATE INDEX notices_by_table ON notices (table_id, seq);
  CREATE TABLE snapshots (table_id text PRIMARY KEY, n integer NOT NULL, words bytea NOT NULL);
  CREATE TABLE mutes (user_id text NOT NULL, muted_id text NOT NULL, PRIMARY KEY (user_id, muted_id));
  CREATE INDEX mutes_by_muted ON mutes (muted_id);
  CREATE TABLE subscriptions (
    endpoint text PRIMARY KEY,
    user_id text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at bigint NOT NULL,
    -- The later of two that were made at the same time.
    nth bigint NOT NULL GENERATED ALWAYS AS IDENTITY
  );
  CREATE INDEX subscriptions_by_user ON subscriptions (user_id, created_at);
  CREATE TABLE docs (
    kind text NOT NULL,
    id text NOT NULL,
    owner text NOT NULL,
    revision integer NOT NULL,
    value text NOT NULL,
    PRIMARY KEY (kind, id)
  );
  CREATE INDEX docs_by_owner ON docs (owner, kind);
  -- The number of the last notice. Who gives numbers holds this row until the commit: numbers come in their order.
  CREATE TABLE numbers (last bigint NOT NULL) WITH (fillfactor = 10);
  INSERT INTO numbers VALUES (0);
  -- What every node of an installation shares: the secret of the cookies, the keys of notices.
  CREATE TABLE kept (name text PRIMARY KEY, value text NOT NULL);
  -- Programs at work; each holds an advisory lock of its number as long as it lives.
  CREATE TABLE nodes (id text PRIMARY KEY, lock bigint NOT NULL, workers text[] NOT NULL);

  -- The queue may find the job of a key locked that was free a moment before, and then adds nothing; once more does it.
  CREATE FUNCTION put_job(kind text, key text, due timestamptz, data json) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    job graphile_worker._private_jobs;
  BEGIN
    LOOP
      job := graphile_worker.add_job(kind, data, run_at => due, job_key => kind || ':' || key);
      EXIT WHEN job.id IS NOT NULL;
    END LOOP;
  END $$;
  `,
  // Lists of a person go by their own rows, as in the other store.
  `
  INSERT INTO members (user_id, table_id) SELECT host, id FROM tables WHERE host <> '' ON CONFLICT DO NOTHING;
  DELETE FROM members WHERE user_id = '';
  ALTER TABLE members ADD COLUMN over bigint NOT NULL DEFAULT 0;
  UPDATE members SET over = told FROM tables WHERE id = table_id AND status IN ('finished', 'cancelled');
  CREATE INDEX members_by_end ON members (user_id, over);
  `,
];

/** The schema in which everything of ours lives. */
export const SCHEMA = 'clade';

/** Any number: two nodes that start together do not both build. */
const BUILDING = 0x636c6164;

/** Brings a database of any released version, or an empty one, up to the present version; a newer one is refused. */
export async function migratePostgres(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [BUILDING]);
    await runMigrations({ pgPool: pool, logger: QUIET });
    await steps(client);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [BUILDING]).catch(() => undefined);
    client.release();
  }
}

async function steps(client: PoolClient): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
  await client.query(`CREATE TABLE IF NOT EXISTS ${SCHEMA}.version (version integer NOT NULL)`);
  const { rows } = await client.query<{ version: number }>(`SELECT version FROM ${SCHEMA}.version`);
  const version = rows[0]?.version ?? 0;
  if (version > MIGRATIONS.length) {
    throw new Error(`the store has version ${version}, and this program knows ${MIGRATIONS.length}`);
  }
  for (let v = version; v < MIGRATIONS.length; v++) {
    await client.query('BEGIN');
    try {
      await client.query(MIGRATIONS[v] as string);
      await client.query(`DELETE FROM ${SCHEMA}.version`);
      await client.query(`INSERT INTO ${SCHEMA}.version VALUES ($1)`, [v + 1]);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
  }
}
