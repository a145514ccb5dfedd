import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { PoolClient } from 'pg';
import { isOrderAsked, type TableRecord } from '../../table/record.ts';
import { BOT_JOBS, botsAsked } from '../../table/writer.ts';

/** A table that both kinds of store have, with the columns that both have. */
interface Both {
  readonly name: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly order: string;
}

/** Tables come first: others refer to them. */
const BOTH: readonly Both[] = [
  { name: 'users', columns: { id: 'text', name: 'text', created_at: 'bigint' }, order: 'id' },
  {
    name: 'tables',
    columns: {
      id: 'text',
      version: 'int',
      status: 'text',
      visibility: 'text',
      host: 'text',
      told: 'bigint',
      doc: 'text',
      seed: 'text',
      salt: 'text',
      asked: 'bytea',
    },
    order: 'id',
  },
  {
    name: 'members',
    columns: { user_id: 'text', table_id: 'text', over: 'bigint' },
    order: 'user_id, table_id',
  },
  {
    name: 'entries',
    columns: { table_id: 'text', n: 'int', seat: 'int', move: 'text', hash: 'text', at: 'bigint' },
    order: 'table_id, n',
  },
  {
    name: 'drafts',
    columns: { table_id: 'text', seat: 'int', base: 'int', moves: 'text', confirmed: 'boolean' },
    order: 'table_id, seat',
  },
  {
    name: 'chat',
    columns: { id: 'bigint', table_id: 'text', user_id: 'text', name: 'text', text: 'text', at: 'bigint' },
    order: 'id',
  },
  { name: 'notes', columns: { table_id: 'text', user_id: 'text', text: 'text' }, order: 'user_id, table_id' },
  { name: 'mutes', columns: { user_id: 'text', muted_id: 'text' }, order: 'user_id, muted_id' },
  {
    name: 'subscriptions',
    columns: { endpoint: 'text', user_id: 'text', p256dh: 'text', auth: 'text', created_at: 'bigint' },
    order: 'created_at, endpoint',
  },
  {
    name: 'docs',
    columns: { kind: 'text', id: 'text', owner: 'text', revision: 'int', value: 'text' },
    order: 'kind, id',
  },
  {
    name: 'notices',
    columns: { seq: 'bigint', table_id: 'text', kind: 'text', from_n: 'bigint', n: 'bigint' },
    order: 'seq',
  },
];

/** Rows that are carried at a time. */
const BATCH = 1000;

type Row = Readonly<Record<string, unknown>>;

/** Writes everything that a database holds at one moment into an empty store of SQLite, as it is after a backup. */
export async function intoFile(client: PoolClient, db: DatabaseSync): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  db.exec('BEGIN');
  for (const both of BOTH) {
    const more = both.name === 'notices' ? ['previous'] : [];
    const names = [...Object.keys(both.columns), ...more];
    const insert = db.prepare(
      `INSERT INTO ${both.name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    );
    const last = new Map<unknown, number>();
    for await (const row of rowsOf(client, both)) {
      const values = Object.keys(both.columns).map((name) => fileValue(row[name]));
      if (more.length > 0) {
        // A notice names the one before it at the same table.
        values.push(last.get(row.table_id) ?? 0);
        last.set(row.table_id, row.seq as number);
      }
      insert.run(...values);
    }
  }
  const job = db.prepare('INSERT INTO jobs (kind, key, at, data) VALUES (?, ?, ?, ?)');
  for (const { kind, key, at, data } of (await client.query<Row>(JOBS)).rows)
    job.run(kind as string, key as string, at as number, data as string);
  db.exec('CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT');
  const keep = db.prepare('INSERT INTO kept (name, value) VALUES (?, ?)');
  for (const { name, value } of (await client.query<Row>('SELECT name, value FROM kept')).rows)
    keep.run(name as string, value as string);
  db.exec('COMMIT');
  await client.query('COMMIT');
}

/** Bots and standing orders are asked when a single node starts; all other jobs are kept. */
const JOBS = `
  SELECT identifier AS kind, substr(key, length(identifier) + 2) AS key,
    (extract(epoch FROM run_at) * 1000)::bigint AS at, payload::text AS data
  FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  WHERE key IS NOT NULL AND identifier NOT IN ('${BOT_JOBS.deep}', '${BOT_JOBS.quick}', 'order')`;

async function* rowsOf(client: PoolClient, { name, columns, order }: Both): AsyncGenerator<Row> {
  const names = Object.keys(columns).join(', ');
  await client.query(`DECLARE reading CURSOR FOR SELECT ${names} FROM ${name} ORDER BY ${order}`);
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${BATCH} FROM reading`);
    yield* rows;
    if (rows.length < BATCH) break;
  }
  await client.query('CLOSE reading');
}

function fileValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value instanceof Uint8Array ? new Uint8Array(value) : (value as SQLInputValue);
}

/** Writes everything of a backup into an empty database: all of it, or nothing. */
export async function intoDatabase(db: DatabaseSync, client: PoolClient): Promise<void> {
  await client.query('BEGIN');
  for (const both of BOTH) {
    const names = Object.keys(both.columns);
    const text = insertion(both, names);
    let batch: Row[] = [];
    const send = async (): Promise<void> => {
      await client.query(
        text,
        names.map((name) => batch.map((row) => databaseValue(row[name], both.columns[name]))),
      );
      batch = [];
    };
    for (const row of db
      .prepare(`SELECT ${names.join(', ')} FROM ${both.name} ORDER BY ${both.order}`)
      .iterate()) {
      batch.push(row);
      if (batch.length === BATCH) await send();
    }
    await send();
  }
  await client.query('UPDATE numbers SET last = (SELECT coalesce(max(seq), 0) FROM notices)');
  await client.query(
    "SELECT setval(pg_get_serial_sequence('clade.chat', 'id'), greatest((SELECT max(id) FROM chat), 1), (SELECT count(*) > 0 FROM chat))",
  );
  for (const { kind, key, at, data } of db.prepare('SELECT kind, key, at, data FROM jobs').all())
    await client.query(PUT, [kind, key, at, data]);
  for (const { doc } of db.prepare("SELECT doc FROM tables WHERE status = 'playing'").all()) {
    const record = JSON.parse(String(doc)) as TableRecord;
    for (const kind of botsAsked(record)) await client.query(PUT, [kind, record.id, 0, 'null']);
    if (isOrderAsked(record)) await client.query(PUT, ['order', record.id, 0, 'null']);
  }
  for (const { name, value } of db.prepare('SELECT name, value FROM kept').all()) {
    const keep = 'INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2';
    await client.query(keep, [name, value]);
  }
  await client.query('COMMIT');
}

const PUT = 'SELECT put_job($1, $2, to_timestamp($3 / 1000.0), $4::json)::text';

/** What a database has besides follows from the rest. */
function insertion({ name, columns }: Both, names: readonly string[]): string {
  const types = names.map((column, i) => `$${i + 1}::${columns[column]}[]`);
  const from = `FROM unnest(${types.join(', ')}) AS given (${names.join(', ')})`;
  const more =
    name === 'tables'
      ? { column: ', listed', value: ', told', join: '' }
      : name === 'notices'
        ? { column: ', version', value: ', tables.version', join: ' JOIN tables ON tables.id = table_id' }
        : { column: '', value: '', join: '' };
  const given = names.map((column) => `given.${column}`).join(', ');
  const overriding = name === 'chat' ? ' OVERRIDING SYSTEM VALUE' : '';
  return `INSERT INTO ${name} (${names.join(', ')}${more.column})${overriding} SELECT ${given}${more.value} ${from}${more.join}`;
}

function databaseValue(value: unknown, type: string | undefined): unknown {
  if (type === 'boolean') return value === 1;
  return value instanceof Uint8Array ? Buffer.from(value) : value;
}
