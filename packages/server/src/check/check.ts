import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadSetup, STORE } from '../config.ts';
import { Games } from '../games.ts';
import { Connection } from '../storage/connection.ts';
import { HighWater } from '../storage/high-water.ts';
import { migrate, STORE_VERSION } from '../storage/migrations.ts';
import { wrongReferences } from './references.ts';
import { type CheckedStore, databaseSource, fileSource, versionOf } from './source.ts';
import { readTable, wrongAbout } from './table.ts';

/** What a check of a whole store has seen. */
export interface CheckReport {
  readonly tables: number;
  readonly lines: number;
  /** Tables by versions of the rules that this program does not know: their rows were read, their games not played. */
  readonly unknown: number;
  readonly wrong: readonly FoundWrong[];
}

export interface FoundWrong {
  /** The table that it is about, if it is about one. */
  readonly table?: string;
  readonly what: string;
}

/** Ids that are read at a time. */
const PAGE = 500;

/** The store of a data folder, also while a server is at work with it. */
export function checkStore(data: string): Promise<CheckReport> {
  const path = join(data, STORE);
  if (!existsSync(path)) throw new BadSetup(`There is no store in "${data}".`);
  return checkFile(path);
}

/** A store in a file: that of a server, or a backup, also one of an older program. */
export async function checkFile(path: string): Promise<CheckReport> {
  if (!existsSync(path)) throw new BadSetup(`There is no file "${path}".`);
  const version = readable(path);
  if (typeof version === 'string') return nothingBut(version);
  if (version === 0) throw new BadSetup(`The file "${path}" is no store of Clade.`);
  if (version === STORE_VERSION) return check(fileSource(path), new HighWater(path).read());
  const folder = mkdtempSync(join(tmpdir(), 'clade-check-'));
  try {
    const copy = join(folder, STORE);
    copyFileSync(path, copy);
    if (existsSync(`${path}-wal`)) copyFileSync(`${path}-wal`, `${copy}-wal`);
    const connection = new Connection(copy, 64 * 1024);
    migrate(connection.db);
    connection.close();
    return await check(fileSource(copy), undefined);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The version of a store, or why it cannot even be opened. */
function readable(path: string): number | string {
  try {
    return versionOf(path);
  } catch (error) {
    if (error instanceof BadSetup) throw error;
    return `it cannot be opened: ${(error as Error).message}`;
  }
}

function nothingBut(what: string): CheckReport {
  return { tables: 0, lines: 0, unknown: 0, wrong: [{ what }] };
}

/** The database that nodes share. */
export async function checkDatabase(url: string): Promise<CheckReport> {
  return check(await databaseSource(url), undefined);
}

/** Every log is played, every hash compared, every reference followed. `mark`: the last notice that was ever told. */
async function check(source: CheckedStore, mark: number | undefined): Promise<CheckReport> {
  try {
    return await new Check(source).all(mark);
  } finally {
    await source.close();
  }
}

class Check {
  readonly #source: CheckedStore;
  readonly #games = new Games();
  readonly #wrong: FoundWrong[] = [];
  #tables = 0;
  #lines = 0;
  #unknown = 0;

  constructor(source: CheckedStore) {
    this.#source = source;
  }

  async all(mark: number | undefined): Promise<CheckReport> {
    for (const what of this.#source.pages()) this.#wrong.push({ what });
    await this.#end(mark);
    await this.#eachTable();
    for (const what of await wrongReferences(this.#source)) this.#wrong.push({ what });
    return { tables: this.#tables, lines: this.#lines, unknown: this.#unknown, wrong: this.#wrong };
  }

  async #end(mark: number | undefined): Promise<void> {
    if (mark === undefined) return;
    const [row] = await this.#source
      .rows('SELECT coalesce(max(seq), 0) AS last FROM notices')
      .catch(() => []);
    if (row !== undefined && Number(row.last) < mark)
      this.#wrong.push({ what: `the end of the store is lost: it has ${row.last} notices of ${mark}` });
  }

  async #eachTable(): Promise<void> {
    for (let after = ''; ; ) {
      const ids = await this.#source.rows(
        'SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2',
        after,
        PAGE,
      );
      for (const { id } of ids) await this.#table(String(id));
      if (ids.length < PAGE) return;
      after = String(ids.at(-1)?.id);
    }
  }

  async #table(id: string): Promise<void> {
    this.#tables++;
    try {
      const stored = await readTable(this.#source, id);
      this.#lines += stored.loaded.entries.length;
      const { game: name, rules } = stored.loaded.table;
      const game = this.#games.find(name, rules);
      if (game === undefined) this.#unknown++;
      else for (const what of await wrongAbout(stored, game)) this.#wrong.push({ table: id, what });
    } catch (error) {
      this.#wrong.push({ table: id, what: (error as Error).message });
    }
  }
}
