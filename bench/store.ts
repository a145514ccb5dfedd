import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PostgresStorage } from '../packages/server/src/storage/postgres/storage.ts';
import { SqliteStorage } from '../packages/server/src/storage/sqlite.ts';
import type { Storage } from '../packages/server/src/storage/storage.ts';
import { Postgres } from '../packages/server/test/postgres/database.ts';

/** Finished games in the store; of each ten, one is Ada's. */
const SIZES = [1_000, 1_000_000];
/** Tables of hers that are not over. */
const RUNNING = 50;
const CALLS = 200;
const PAGE = 50;

interface Filled {
  readonly store: Storage;
  close(): Promise<void>;
}

/** `npm run bench -- store`: what lists cost with few finished games and with many, in both kinds of store. */
export async function benchStore({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const sizes = quick ? SIZES.map((size) => size / 10) : SIZES;
  const rows = [];
  for (const [kind, fill] of [['SQLite', inFile] as const, ['PostgreSQL', inDatabase] as const]) {
    const costs: Record<string, number[]> = {};
    for (const size of sizes) {
      const { store, close } = await fill(size);
      for (const [name, list] of Object.entries(lists(store)))
        costs[name] = [...(costs[name] ?? []), await cost(list)];
      await close();
    }
    for (const [name, [few = 0, many = 0]] of Object.entries(costs))
      rows.push({ store: kind, list: name, few, many, ratio: many / few });
  }
  if (json) process.stdout.write(`${JSON.stringify({ sizes, rows }, null, 2)}\n`);
  else {
    const number = (value: number): string => value.toFixed(2).padStart(10);
    process.stdout.write(
      `milliseconds of this process for a page of ${PAGE}, with ${sizes.join(' and ')} finished games\n`,
    );
    for (const { store, list, few, many, ratio } of rows)
      process.stdout.write(
        `${store.padEnd(12)}${list.padEnd(28)}${number(few)}${number(many)}  x${ratio.toFixed(2)}\n`,
      );
  }
}

function lists(store: Storage): Record<string, () => Promise<unknown>> {
  const page = { limit: PAGE };
  return {
    'mine, not over': () => store.list({ kind: 'mine', user: 'ada' }, { limit: 200 }),
    'mine, finished': () => store.list({ kind: 'archive', user: 'ada' }, page),
    'mine, finished, far back': () => store.list({ kind: 'archive', user: 'ada' }, { ...page, before: 600 }),
    lobby: () => store.list({ kind: 'lobby' }, page),
    'archive of everybody': () => store.list({ kind: 'archive' }, page),
    'count of mine': () => store.seated('ada'),
  };
}

/** Processor time of one call: the median of batches, because machines have other things to do. */
async function cost(list: () => Promise<unknown>): Promise<number> {
  for (let i = 0; i < 20; i++) await list();
  const batches = [];
  for (let batch = 0; batch < 9; batch++) {
    const before = process.cpuUsage();
    for (let i = 0; i < CALLS; i++) await list();
    const { user, system } = process.cpuUsage(before);
    batches.push((user + system) / 1000 / CALLS);
  }
  return batches.sort((a, b) => a - b)[4] as number;
}

/** A record as long as a real one. */
const DOC = JSON.stringify({ id: 'x'.repeat(22), seats: [], status: 'finished', filler: 'x'.repeat(1500) });

async function inFile(size: number): Promise<Filled> {
  const folder = mkdtempSync(join(tmpdir(), 'clade-bench-'));
  const path = join(folder, 'store.sqlite');
  await new SqliteStorage(path).close();
  const db = new DatabaseSync(path);
  db.exec('PRAGMA synchronous = OFF; BEGIN');
  const table = db.prepare(
    "INSERT INTO tables (id, version, status, visibility, host, told, doc, seed, salt) VALUES (?, 1, ?, ?, ?, ?, ?, '', '')",
  );
  const member = db.prepare('INSERT INTO members (user_id, table_id, over) VALUES (?, ?, ?)');
  each(size, (id, status, visibility, host, told, over) => {
    table.run(id, status, visibility, host, told, DOC);
    member.run(host, id, over);
  });
  db.exec('COMMIT');
  db.close();
  const store = new SqliteStorage(path);
  return {
    store,
    async close() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function inDatabase(size: number): Promise<Filled> {
  const postgres = await Postgres.start();
  const url = await postgres.database();
  const store = await PostgresStorage.open(url);
  let rows: (readonly [string, string, string, string, number, number])[] = [];
  const send = async (): Promise<void> => {
    const column = (i: number): unknown[] => rows.map((row) => row[i]);
    await store.pool.query(
      `WITH row AS (SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[])
         AS r (id, status, visibility, host, told, over)), t AS (
       INSERT INTO tables (id, version, status, visibility, host, told, listed, doc, seed, salt)
       SELECT id, 1, status, visibility, host, told, told, $7, '', '' FROM row)
       INSERT INTO members (user_id, table_id, over) SELECT host, id, over FROM row`,
      [...[0, 1, 2, 3, 4, 5].map(column), DOC],
    );
    rows = [];
  };
  const all: (typeof rows)[number][] = [];
  each(size, (...row) => all.push(row));
  for (let i = 0; i < all.length; i += 10_000) {
    rows = all.slice(i, i + 10_000);
    await send();
  }
  await store.pool.query('ANALYZE tables; ANALYZE members');
  return {
    store,
    async close() {
      await store.close();
      await postgres.stop();
    },
  };
}

function each(
  size: number,
  add: (id: string, status: string, visibility: string, host: string, told: number, over: number) => void,
): void {
  for (let i = 1; i <= size; i++)
    add(`over-${i}`, 'finished', i % 2 === 0 ? 'public' : 'link', i % 10 === 0 ? 'ada' : `p${i % 997}`, i, i);
  for (let i = 1; i <= RUNNING; i++) {
    add(`mine-${i}`, 'playing', 'link', 'ada', size + i, 0);
    add(`open-${i}`, 'open', 'public', `p${i}`, size + RUNNING + i, 0);
  }
}
