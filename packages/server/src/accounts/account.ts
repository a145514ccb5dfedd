import { Conflict, type DocChange, type Storage } from '../storage/storage.ts';

const ACCOUNT = 'account';
const MAIL = 'mail';

/** What a person has who wants to be known on more than one device. */
export interface Account {
  /** An address that the person has shown to be theirs. */
  readonly mail?: string;
  readonly createdAt: number;
}

/** The accounts of people, and their addresses: one address belongs to one person. */
export class Accounts {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  async of(user: string): Promise<Account | undefined> {
    return (await this.#storage.doc(ACCOUNT, user))?.value as Account | undefined;
  }

  async address(user: string): Promise<string | undefined> {
    return (await this.of(user))?.mail;
  }

  /** Whose address this is. */
  async owner(mail: string): Promise<string | undefined> {
    return (await this.#storage.doc(MAIL, mail))?.owner;
  }

  /** Makes a guest somebody with an account; `more` is written with it, or nothing is. */
  async open(user: string, more: readonly DocChange[] = []): Promise<void> {
    const doc = await this.#storage.doc(ACCOUNT, user);
    const account: Account = { createdAt: this.#now(), ...(doc?.value as Partial<Account> | undefined) };
    const change = { kind: ACCOUNT, id: user, owner: user, value: account, basedOn: doc?.revision ?? 0 };
    await this.#storage.writeDocs([change, ...more]);
  }

  /** Gives a person an address, in place of the one they had; false when it is somebody else's. */
  async setAddress(user: string, mail: string): Promise<boolean> {
    const doc = await this.#storage.doc(ACCOUNT, user);
    const before = doc?.value as Account | undefined;
    if (before?.mail === mail) return true;
    const account: Account = { createdAt: this.#now(), ...before, mail };
    try {
      await this.#storage.writeDocs([
        { kind: MAIL, id: mail, owner: user, value: {}, basedOn: 0 },
        { kind: ACCOUNT, id: user, owner: user, value: account, basedOn: doc?.revision ?? 0 },
        ...(before?.mail === undefined ? [] : [{ kind: MAIL, id: before.mail }]),
      ]);
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }
}

/** Addresses that differ only in case are one. */
export function sameAddress(mail: string): string {
  return mail.trim().toLowerCase();
}
