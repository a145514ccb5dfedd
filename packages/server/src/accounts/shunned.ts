import { notFound } from '../problem.ts';
import type { DocChange, Storage } from '../storage/storage.ts';
import { peopleAt, type TableRecord } from '../table/record.ts';
import { hashOf } from './secrets.ts';

/** Whom a person has blocked, by that person; and the same by who was blocked, so that both are found. */
const KIND = 'block';
const TWIN = 'blocked-by';

/** Somebody whom a person does not want to hear, or to play with; the id is of this list alone. */
export interface ShunnedPerson {
  readonly id: string;
  readonly name: string;
  readonly muted: boolean;
  readonly blocked: boolean;
}

/**
 * People whom a person does not want to hear (muted), and with whom they do not want to sit at a table either (blocked).
 * Nobody learns who has done so.
 */
export class Shunned {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Who is blocked is not heard either. */
  async block(user: string, other: string, blocked: boolean): Promise<void> {
    await this.#storage.writeDocs(blocked ? blocking(user, other) : unblocking(user, other));
    await this.#storage.mute(user, other, blocked);
  }

  async mute(user: string, other: string, muted: boolean): Promise<void> {
    await this.#storage.mute(user, other, muted);
  }

  async list(user: string): Promise<ShunnedPerson[]> {
    const blocked = await this.#blocked(user);
    const muted = await this.#storage.muted(user);
    const people: ShunnedPerson[] = [];
    for (const other of new Set([...blocked, ...muted])) {
      // Who was removed is nobody any more.
      const name = (await this.#storage.user(other))?.name;
      if (name === undefined) continue;
      people.push({ id: idOf(user, other), name, muted: muted.has(other), blocked: blocked.has(other) });
    }
    return people.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Makes peace with one of the list. */
  async forgive(user: string, id: string): Promise<void> {
    const all = new Set([...(await this.#blocked(user)), ...(await this.#storage.muted(user))]);
    const other = [...all].find((one) => idOf(user, one) === id);
    if (other === undefined) throw notFound('person');
    await this.block(user, other, false);
  }

  async #blocked(user: string): Promise<Set<string>> {
    const docs = await this.#storage.docsOf(KIND, user);
    return new Set(docs.map(({ value }) => (value as { readonly other: string }).other));
  }

  /** With whom a person cannot sit, whoever of the two wants it so. */
  async apart(user: string): Promise<ReadonlySet<string>> {
    const by = (await this.#storage.docsOf(TWIN, user)).map(
      ({ value }) => (value as { readonly user: string }).user,
    );
    return new Set([...by, ...(await this.#blocked(user))]);
  }

  /** Does somebody who hosts a table, or sits at it, want a person not to come? */
  async isUnwelcome(user: string, table: Pick<TableRecord, 'host' | 'seats'>): Promise<boolean> {
    const docs = await this.#storage.docsOf(TWIN, user);
    if (docs.length === 0) return false;
    const there = new Set([table.host, ...peopleAt(table)]);
    return docs.some(({ value }) => there.has((value as { readonly user: string }).user));
  }

  /** What a guest wanted, and what others wanted of the guest, goes to the account. */
  async move(from: string, to: string): Promise<void> {
    const own = await this.#blocked(from);
    const by = (await this.#storage.docsOf(TWIN, from)).map(
      ({ value }) => (value as { readonly user: string }).user,
    );
    const changes = [
      ...[...own].flatMap((other) => [...unblocking(from, other), ...blocking(to, other)]),
      ...by.flatMap((user) => [...unblocking(user, from), ...blocking(user, to)]),
    ];
    if (changes.length > 0) await this.#storage.writeDocs(changes);
  }

  /** A person is removed: nothing names them. */
  async forget(user: string): Promise<void> {
    const own = await this.#blocked(user);
    const by = await this.#storage.docsOf(TWIN, user);
    const changes = [
      ...[...own].flatMap((other) => unblocking(user, other)),
      ...by.flatMap(({ value }) => unblocking((value as { readonly user: string }).user, user)),
    ];
    if (changes.length > 0) await this.#storage.writeDocs(changes);
  }
}

function blocking(user: string, other: string): DocChange[] {
  return [
    { kind: KIND, id: `${user}/${other}`, owner: user, value: { other } },
    { kind: TWIN, id: `${other}/${user}`, owner: other, value: { user } },
  ];
}

function unblocking(user: string, other: string): DocChange[] {
  return [
    { kind: KIND, id: `${user}/${other}` },
    { kind: TWIN, id: `${other}/${user}` },
  ];
}

/** The id of a person is for that person alone; this one says nothing to anybody else. */
function idOf(user: string, other: string): string {
  return hashOf(`${user}/${other}`).slice(0, 22);
}
