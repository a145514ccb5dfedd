import type { Storage } from '../storage/storage.ts';

const KIND = 'ban';

/** Somebody who may not do anything here, until a moment or for good. */
export interface Ban {
  readonly user: string;
  readonly at: number;
  readonly until?: number;
  readonly why?: string;
}

/** People who were sent away by those who run the server. They can still take their data along, and remove themselves. */
export class Bans {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  async of(user: string): Promise<Ban | undefined> {
    const ban = (await this.#storage.doc(KIND, user))?.value as Ban | undefined;
    return ban === undefined || (ban.until !== undefined && ban.until <= this.#now()) ? undefined : ban;
  }

  async set({ user, until, why }: Omit<Ban, 'at'>): Promise<void> {
    const value: Ban = {
      user,
      at: this.#now(),
      ...(until === undefined ? {} : { until }),
      ...(why === undefined ? {} : { why }),
    };
    await this.#storage.writeDocs([{ kind: KIND, id: user, value }]);
  }

  async lift(user: string): Promise<void> {
    await this.#storage.writeDocs([{ kind: KIND, id: user }]);
  }

  async list(): Promise<Ban[]> {
    return (await this.#storage.docsOf(KIND, '')).map(({ value }) => value as Ban);
  }
}
