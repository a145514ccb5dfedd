import { DatabaseSync } from 'node:sqlite';

/** A process that looks at every page of a store, and writes what is wrong as JSON; it may be ended at any moment. */
const [, , path = ''] = process.argv;

function look(): string[] {
  try {
    const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
    return db
      .prepare('PRAGMA quick_check(5)')
      .all()
      .map((row) => String(Object.values(row)[0]))
      .filter((line) => line !== 'ok');
  } catch (error) {
    return [(error as Error).message];
  }
}

process.stdout.write(JSON.stringify(look()));
