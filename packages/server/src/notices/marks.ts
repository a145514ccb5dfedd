import { Conflict, type Storage } from '../storage/storage.ts';

const KIND = 'told';

/**
 * Which turns people have been told of: the line since which they were waited for, by person and table. A mark is made
 * before the notice is sent, by one node alone; a notice may get lost when that node dies, but never comes twice.
 */
export class Marks {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async has(user: string, table: string, since: number): Promise<boolean> {
    const doc = await this.#storage.doc(KIND, `${user}/${table}`);
    return doc !== undefined && (doc.value as { since: number }).since >= since;
  }

  /** True for the one who may tell it. */
  async make(user: string, table: string, since: number): Promise<boolean> {
    const id = `${user}/${table}`;
    const doc = await this.#storage.doc(KIND, id);
    if (doc !== undefined && (doc.value as { since: number }).since >= since) return false;
    try {
      const basedOn = doc?.revision ?? 0;
      await this.#storage.writeDocs([{ kind: KIND, id, owner: user, value: { since }, basedOn }]);
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }
}
