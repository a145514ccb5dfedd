import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';

const KIND = 'report';
const COUNT = 'reported';
const DAY = 24 * 3600_000;
/** Reports of one person in a day. */
const MOST = 10;
/** Milliseconds that a report is kept. */
const KEPT = 180 * DAY;

export const REASONS = ['insult', 'spam', 'cheating', 'stalling', 'name', 'other'] as const;
export type Grievance = (typeof REASONS)[number];

/** What somebody tells those who run the server about another person. */
export interface PersonReport {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly about: string;
  readonly table: string;
  /** The line of chat that it is about, if it is about one. */
  readonly line?: number;
  readonly reason: Grievance;
  readonly text?: string;
}

/** Reports of people about others: for those who run the server, who read them by `clade admin reports`. */
export class Reports {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  async make(report: Omit<PersonReport, 'id' | 'at'>): Promise<void> {
    const now = this.#now();
    const count = await this.#storage.doc(COUNT, report.by);
    const times = ((count?.value ?? []) as number[]).filter((at) => at > now - DAY);
    if (times.length >= MOST)
      throw new Problem(429, 'too-many-reports', `A person can make ${MOST} reports in a day.`, {
        facts: { most: MOST },
      });
    const id = newId();
    await this.#storage.writeDocs([
      { kind: KIND, id, owner: '', value: { ...report, id, at: now } satisfies PersonReport },
      {
        kind: COUNT,
        id: report.by,
        owner: report.by,
        value: [...times, now],
        basedOn: count?.revision ?? 0,
      },
    ]);
  }

  /** Oldest first; those that nobody has looked at for half a year are forgotten. */
  async list(): Promise<PersonReport[]> {
    const all = (await this.#storage.docsOf(KIND, '')).map(({ value }) => value as PersonReport);
    const old = all.filter(({ at }) => at < this.#now() - KEPT);
    if (old.length > 0) await this.#storage.writeDocs(old.map(({ id }) => ({ kind: KIND, id })));
    return all.filter((report) => !old.includes(report)).sort((a, b) => a.at - b.at);
  }

  async remove(id: string): Promise<boolean> {
    const found = await this.#storage.doc(KIND, id);
    if (found !== undefined) await this.#storage.writeDocs([{ kind: KIND, id }]);
    return found !== undefined;
  }

  /** A person is removed: reports by them and about them are, too. */
  async forget(user: string): Promise<void> {
    const own = (await this.list()).filter(({ by, about }) => by === user || about === user);
    if (own.length > 0) await this.#storage.writeDocs(own.map(({ id }) => ({ kind: KIND, id })));
  }

  /** What a guest has reported becomes what the account has; and so does what was said of the guest. */
  async move(from: string, to: string): Promise<void> {
    const own = (await this.list()).filter(({ by, about }) => by === from || about === from);
    if (own.length === 0) return;
    const moved = (user: string): string => (user === from ? to : user);
    await this.#storage.writeDocs(
      own.map((report) => ({
        kind: KIND,
        id: report.id,
        owner: '',
        value: { ...report, by: moved(report.by), about: moved(report.about) },
      })),
    );
  }
}
