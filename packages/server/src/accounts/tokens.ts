import { newId } from '../ids.ts';
import { notFound, Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from '../table/record.ts';
import { hashOf, newToken } from './secrets.ts';

const KIND = 'token';
/** Programs of one person. */
const MOST = 20;

/** A program that plays; `id` is its id as a person. */
export interface ProgramPlayer {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/**
 * Tokens with which programs come in. Each is a player of its own, with its own name and tables, so that its owner can
 * play against it. A token is shown once; what is kept is its hash.
 */
export class Tokens {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  async create(owner: string, name: string): Promise<ProgramPlayer & { readonly token: string }> {
    if ((await this.list(owner)).length >= MOST)
      throw new Problem(429, 'too-many-tokens', `A person can have ${MOST} tokens at a time.`);
    const program: ProgramPlayer = { id: newId(), name, createdAt: this.#now() };
    const token = newToken('clade');
    await this.#storage.createUser(program);
    await this.#storage.writeDocs([{ kind: KIND, id: hashOf(token), owner, value: program, basedOn: 0 }]);
    return { ...program, token };
  }

  /** Oldest first. */
  async list(owner: string): Promise<readonly ProgramPlayer[]> {
    const docs = await this.#storage.docsOf(KIND, owner);
    return docs.map(({ value }) => value as ProgramPlayer).sort((a, b) => a.createdAt - b.createdAt);
  }

  /** The programs of a guest become those of an account. */
  async move(from: string, to: string): Promise<void> {
    const docs = await this.#storage.docsOf(KIND, from);
    await this.#storage.writeDocs(docs.map(({ id, value }) => ({ kind: KIND, id, owner: to, value })));
  }

  async revoke(owner: string, program: string): Promise<void> {
    const docs = await this.#storage.docsOf(KIND, owner);
    const found = docs.find(({ value }) => (value as ProgramPlayer).id === program);
    if (found === undefined) throw notFound('token');
    await this.#storage.writeDocs([{ kind: KIND, id: found.id }]);
  }

  /** Who comes in with a token; undefined when it is none, or was revoked. */
  async find(token: string): Promise<User | undefined> {
    const doc = await this.#storage.doc(KIND, hashOf(token));
    return doc === undefined ? undefined : { ...(doc.value as ProgramPlayer), program: true };
  }
}
