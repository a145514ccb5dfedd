import { newId } from '../ids.ts';
import { notFound } from '../problem.ts';
import type { Doc, Storage } from '../storage/storage.ts';
import { hashOf, newToken } from './secrets.ts';

const KIND = 'session';
const DAY = 24 * 3600_000;
/** A session that was not used for so long is over. */
const LONGEST = 365 * DAY;

/** A device on which somebody has signed in. */
export interface DeviceSession {
  readonly id: string;
  readonly createdAt: number;
  /** The last day on which it was used. */
  readonly seenAt: number;
  /** What the browser says it is. */
  readonly agent: string;
}

/** Who is signed in where. A browser holds a secret; what is kept is its hash. */
export class Sessions {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** The secret for the cookie. */
  async open(user: string, agent: string): Promise<string> {
    const token = newToken('s');
    const now = this.#now();
    const session: DeviceSession = { id: newId(), createdAt: now, seenAt: now, agent: agent.slice(0, 200) };
    await this.#storage.writeDocs([
      { kind: KIND, id: hashOf(token), owner: user, value: session, basedOn: 0 },
    ]);
    return token;
  }

  /** Whose session this is; undefined when it is over. */
  async user(token: string): Promise<string | undefined> {
    const doc = await this.#storage.doc(KIND, hashOf(token));
    if (doc === undefined) return undefined;
    const session = doc.value as DeviceSession;
    const now = this.#now();
    if (now - session.seenAt > LONGEST) return undefined;
    if (now - session.seenAt > DAY) await this.#see(doc, now);
    return doc.owner;
  }

  async #see({ id, owner, value, revision }: Doc, now: number): Promise<void> {
    const seen: DeviceSession = { ...(value as DeviceSession), seenAt: now };
    // Another request may have been faster; one of them is enough.
    await this.#storage
      .writeDocs([{ kind: KIND, id, owner, value: seen, basedOn: revision }])
      .catch(() => undefined);
  }

  /** The latest first; `here` is the one of this token. */
  async list(
    user: string,
    token: string | undefined,
  ): Promise<(DeviceSession & { readonly here: boolean })[]> {
    const own = token === undefined ? undefined : hashOf(token);
    const docs = await this.#storage.docsOf(KIND, user);
    return docs
      .map(({ id, value }) => ({ ...(value as DeviceSession), here: id === own }))
      .sort((a, b) => b.seenAt - a.seenAt || b.createdAt - a.createdAt);
  }

  async revoke(user: string, session: string): Promise<void> {
    const docs = await this.#storage.docsOf(KIND, user);
    const found = docs.find(({ value }) => (value as DeviceSession).id === session);
    if (found === undefined) throw notFound('session');
    await this.#storage.writeDocs([{ kind: KIND, id: found.id }]);
  }

  async close(token: string): Promise<void> {
    await this.#storage.writeDocs([{ kind: KIND, id: hashOf(token) }]);
  }
}
