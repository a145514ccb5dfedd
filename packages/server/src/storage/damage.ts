import type { Wire } from '@clade/engine';
import type { TableRecord } from '../table/record.ts';
import { Damaged } from './storage.ts';

/** SQLite's codes for a file, or a page of it, that is not what was written. */
const CORRUPT = [11, 26];

/** The same error, as damage where it is one: SQLite has met a page that is not what was written. */
export function asDamage(error: unknown): unknown {
  const { errcode = 0, message } = error as { errcode?: number; message: string };
  return CORRUPT.includes(errcode & 0xff) ? new Damaged(message) : error;
}

/** What `read` finds, or what is damaged there. */
export function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw asDamage(error);
  }
}

/** What stands as JSON in a row. */
export function readJson<T>(text: unknown): T {
  try {
    return JSON.parse(String(text)) as T;
  } catch {
    throw new Damaged('a row holds what is no JSON');
  }
}

export function readRecord(doc: unknown): TableRecord {
  const record = readJson<TableRecord | null>(doc);
  if (typeof record?.id !== 'string' || !Array.isArray(record.seats))
    throw new Damaged('a row holds no record of a table');
  return record;
}

export function readWire(move: unknown): Wire {
  return readJson<Wire>(move);
}

/** What `read` makes of each row; rows that are damaged are left out, and the others are read all the same. */
export function sound<Row, T>(rows: readonly Row[], read: (row: Row) => T): T[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      if (asDamage(error) instanceof Damaged) return [];
      throw error;
    }
  });
}
