import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadSetup } from '../config.ts';

const BUSY = 5; // SQLITE_BUSY

export interface Hold {
  /** Says to whoever finds the data taken where the server is. */
  announce(address: string): void;
  release(): void;
}

/**
 * One program at a time on a data folder. The lock is one of SQLite's on an empty file of its own: the system lets go
 * of it when the process ends, however it ends, and no number of a process can be mistaken for another.
 */
export function holdStore(data: string): Hold {
  const where = join(data, 'address');
  const db = new DatabaseSync(join(data, 'lock'));
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    const at = existsSync(where) ? `, at ${readFileSync(where, 'utf8')}` : '';
    throw new BadSetup(`A server is running on the data in "${data}"${at}.`);
  }
  // Of a server that was killed.
  rmSync(where, { force: true });
  return {
    announce: (address) => writeFileSync(where, address, { mode: 0o600 }),
    release() {
      rmSync(where, { force: true });
      db.close();
    },
  };
}
