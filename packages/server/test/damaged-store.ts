import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { STORE } from '../src/config.ts';
import { type Client, type Running, tableOfTwo } from './client.ts';

/** Tables with a move of each player in their logs. */
export interface Played {
  readonly a: Client;
  readonly b: Client;
  readonly id: string;
}

export async function played(server: Running): Promise<Played> {
  const table = await tableOfTwo(server);
  for (const client of [table.a, table.b]) {
    const view = await client.table(table.id);
    const moved = await client.move(table.id, view, view.legal[0]!.move);
    await client.confirm(table.id, moved.body);
  }
  return table;
}

/** Writes into a store behind the back of the program that owns it. */
export function alter(data: string, sql: string, ...values: string[]): void {
  const db = new DatabaseSync(join(data, STORE));
  db.exec('PRAGMA foreign_keys = OFF');
  db.prepare(sql).run(...values);
  db.close();
}

/**
 * Overwrites the pages on which a text stands, as a disk does that loses sectors; how many. The first rows stand on the root of
 * their table as well, as it was when it had one page.
 */
export function losePages(file: string, text: string): number {
  const db = new DatabaseSync(file);
  db.exec('VACUUM'); // what was written over still stands on some page
  db.close();
  const bytes = readFileSync(file);
  const size = bytes.readUInt16BE(16);
  const pages = new Set<number>();
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1))
    pages.add(Math.floor(at / size));
  for (const page of pages) bytes.fill(0x5a, page * size, (page + 1) * size);
  writeFileSync(file, bytes);
  return pages.size;
}
