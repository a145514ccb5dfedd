import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadSetup } from '../config.ts';

const BUSY = 5; // SQLITE_BUSY

export interface Hold {
  release(): void;
}

/**
 * One program at a time on a data folder. The lock is one of SQLite's on an empty file of its own: the system lets go
 * of it when the process ends, however it ends, and no number of a process can be mistaken for another.
 */
export function holdStore(data: string): Hold {
  const db = new DatabaseSync(join(data, 'lock'));
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new BadSetup(`A server is running on the data in "${data}".`);
  }
  return { release: () => db.close() };
}
