import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type LocalRecord, type LocalSummary, summaryOf } from './record.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: LocalRecord };
  /** What lists show, so that they need not read whole logs. */
  summaries: { key: string; value: LocalSummary; indexes: { changed: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('clade', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('summaries', { keyPath: 'id' }).createIndex('changed', 'changedAt');
    },
    terminated() {
      opened = undefined;
    },
  });
  return opened;
}

export async function openStore(): Promise<void> {
  await database();
}

/** Keeps a table; false when somebody else has kept a newer version, and then nothing is changed. */
export async function saveRecord(record: LocalRecord): Promise<boolean> {
  const tx = (await database()).transaction(['tables', 'summaries'], 'readwrite', { durability: 'strict' });
  const stored = await tx.objectStore('tables').get(record.id);
  const fits = (stored?.version ?? 0) === record.version - 1;
  if (fits) {
    await tx.objectStore('tables').put(record);
    await tx.objectStore('summaries').put(summaryOf(record));
  }
  await tx.done;
  return fits;
}

export async function readRecord(id: string): Promise<LocalRecord | undefined> {
  return (await database()).get('tables', id);
}

/** Latest first. */
export async function listRecords(): Promise<LocalSummary[]> {
  return (await (await database()).getAllFromIndex('summaries', 'changed')).reverse();
}

export async function removeRecord(id: string): Promise<void> {
  const tx = (await database()).transaction(['tables', 'summaries'], 'readwrite');
  await tx.objectStore('tables').delete(id);
  await tx.objectStore('summaries').delete(id);
  await tx.done;
}
