import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { notFound, Problem } from '../problem.ts';
import type { DocChange, Storage } from '../storage/storage.ts';
import type { User } from '../table/record.ts';
import type { Once } from './once.ts';

const KIND = 'passkey';
/** Milliseconds that a person has to answer the device's question. */
const PATIENCE = 10 * 60_000;
const MOST = 20;
/** Signatures that devices make: ES256, EdDSA, RS256. */
const ALGORITHMS = [-7, -8, -257];

/** A key that a device keeps for a person. */
interface Passkey {
  readonly name: string;
  readonly createdAt: number;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports?: readonly string[];
}

/** Where the page is, as the browser signs it. */
export interface Site {
  readonly origin: string;
}

const BAD = new Problem(403, 'bad-passkey', 'This passkey does not open anything here.');

/** Keys of devices with which people sign in, instead of a password that could be stolen. */
export class Passkeys {
  readonly #storage: Storage;
  readonly #once: Once;
  readonly #now: () => number;

  constructor(storage: Storage, once: Once, now: () => number) {
    this.#storage = storage;
    this.#once = once;
    this.#now = now;
  }

  async list(user: string): Promise<{ id: string; name: string; createdAt: number }[]> {
    const docs = await this.#storage.docsOf(KIND, user);
    return docs
      .map(({ id, value }) => ({
        id,
        name: (value as Passkey).name,
        createdAt: (value as Passkey).createdAt,
      }))
      .sort((a, b) => a.createdAt - b.createdAt);
  }

  /** What the browser needs to make a key for a person. */
  async offer(user: User, label: string, site: Site): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.#storage.docsOf(KIND, user.id);
    if (known.length >= MOST)
      throw new Problem(429, 'too-many-passkeys', `A person can have ${MOST} passkeys at a time.`);
    const options = await generateRegistrationOptions({
      rpName: 'Clade',
      rpID: new URL(site.origin).hostname,
      userID: new TextEncoder().encode(user.id),
      userName: label,
      userDisplayName: user.name,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#once.keep('passkey-new', options.challenge, user.id, PATIENCE);
    return options;
  }

  /** The key that the browser has made, as it is to be written. */
  async made(user: string, name: string, response: RegistrationResponseJSON, site: Site): Promise<DocChange> {
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: async (challenge) =>
        (await this.#once.take<string>('passkey-new', challenge)) === user,
      expectedOrigin: site.origin,
      expectedRPID: new URL(site.origin).hostname,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined);
    if (!verified?.verified) throw BAD;
    const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
    const key: Passkey = {
      name,
      createdAt: this.#now(),
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      ...(transports ? { transports } : {}),
    };
    return { kind: KIND, id, owner: user, value: key, basedOn: 0 };
  }

  /** What the browser needs to find a key for this site; whose it is, it says itself. */
  async ask(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({
      rpID: new URL(site.origin).hostname,
      userVerification: 'preferred',
    });
    await this.#once.keep('passkey-ask', options.challenge, true, PATIENCE);
    return options;
  }

  /** Whose key has answered. */
  async answered(response: AuthenticationResponseJSON, site: Site): Promise<string> {
    const doc = await this.#storage.doc(KIND, response.id);
    if (doc === undefined) throw BAD;
    const key = doc.value as Passkey;
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: async (challenge) =>
        (await this.#once.take<true>('passkey-ask', challenge)) === true,
      expectedOrigin: site.origin,
      expectedRPID: new URL(site.origin).hostname,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
      requireUserVerification: false,
    }).catch(() => undefined);
    if (!verified?.verified) throw BAD;
    const counted: Passkey = { ...key, counter: verified.authenticationInfo.newCounter };
    // A key that is used twice at once from the same count was copied.
    await this.#storage.writeDocs([
      { kind: KIND, id: doc.id, owner: doc.owner, value: counted, basedOn: doc.revision },
    ]);
    return doc.owner;
  }

  async remove(user: string, id: string): Promise<void> {
    const doc = await this.#storage.doc(KIND, id);
    if (doc?.owner !== user) throw notFound('passkey');
    await this.#storage.writeDocs([{ kind: KIND, id }]);
  }
}
