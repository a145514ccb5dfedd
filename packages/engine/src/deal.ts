import type { Seat } from './game.ts';
import { hex, sha256 } from './sha256.ts';

/**
 * A deal that nobody chooses (docs/decisions/0032): the dealer is bound to a secret before anybody sits down, everybody
 * who sits down promises a number of their own, and only when all promises are known the numbers are told. The seed is
 * made of the secret and of the numbers.
 */

/** What a person adds to the seed: the promise while people sit down, the number when it came in time. */
export interface DealShare {
  readonly seat: Seat;
  /** `promiseOf` the number. */
  readonly promise: string;
  readonly share?: string;
}

/** What a game was dealt from, as its log tells it. */
export interface Dealt {
  readonly seed?: string;
  readonly commitment?: string;
  readonly salt?: string;
  /** What the commitment binds the dealer to, where that is not the seed itself. */
  readonly secret?: string;
  readonly shares?: readonly DealShare[];
}

/** What can be proved about a deal when the game is over. */
export interface DealProof {
  /** Was anything promised before the deal? */
  readonly promised: boolean;
  /** What does not fit: the secret its commitment, a number its promise, or the seed what it is made of. */
  readonly broken?: 'commitment' | 'share' | 'seed';
  /** Seats whose number is in the seed. */
  readonly added: readonly Seat[];
  /** Seats that promised a number which did not come. */
  readonly missing: readonly Seat[];
}

const PROMISE = /^[0-9a-f]{64}$/;
/** 32 bytes. */
const SHARE = /^[A-Za-z0-9_-]{43}$/;

export function isPromise(value: unknown): value is string {
  return typeof value === 'string' && PROMISE.test(value);
}

export function isShare(value: unknown): value is string {
  return typeof value === 'string' && SHARE.test(value);
}

/** Binds a person to a number without telling it, 64 hex digits. */
export function promiseOf(share: string): string {
  return digest('clade share 2', share);
}

/** Binds the dealer to a secret without telling it: `2.` and 64 hex digits. It has one opening. */
export function commitmentOf(secret: string, salt: string): string {
  return `2.${digest('clade commitment 2', salt, secret)}`;
}

/**
 * Do a secret and a salt open a commitment of any version? The first one hashed `salt:secret`, where both might hold
 * colons; every salt that was ever made has none, so the first colon ends it.
 */
export function opensCommitment(commitment: string, secret: string, salt: string): boolean {
  if (commitment.startsWith('2.')) return commitment === commitmentOf(secret, salt);
  return !salt.includes(':') && commitment === hex(sha256(utf8(`${salt}:${secret}`)));
}

/** The seed that a secret and the numbers of people give, 32 hex digits; without promises it is the secret itself. */
export function seedOfDeal(secret: string, shares: readonly DealShare[]): string {
  if (shares.length === 0) return secret;
  const parts = shares.flatMap(({ seat, promise, share = '' }) => [String(seat), promise, share]);
  return digest('clade deal 2', secret, ...parts).slice(0, 32);
}

/** Looks whether a deal is what was promised, and who had a part in it. */
export function proveDeal({
  seed = '',
  commitment,
  salt = '',
  secret = seed,
  shares = [],
}: Dealt): DealProof {
  const came = (share: DealShare): boolean => share.share !== undefined;
  const broken =
    commitment !== undefined && !opensCommitment(commitment, secret, salt)
      ? 'commitment'
      : shares.some(({ promise, share }) => share !== undefined && promiseOf(share) !== promise)
        ? 'share'
        : seedOfDeal(secret, shares) !== seed
          ? 'seed'
          : undefined;
  return {
    promised: commitment !== undefined,
    ...(broken ? { broken } : {}),
    added: shares.filter(came).map(({ seat }) => seat),
    missing: shares.filter((share) => !came(share)).map(({ seat }) => seat),
  };
}

/** Each part behind its length: no two lists of parts give the same text. */
function digest(...parts: readonly string[]): string {
  return hex(sha256(utf8(parts.map((part) => `${utf8(part).length}:${part},`).join(''))));
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
