import { createHash, randomBytes } from 'node:crypto';

/** Something that only its owner has: 256 random bits, with a word in front by which people and scanners know it. */
export function newToken(word: string): string {
  return `${word}_${randomBytes(32).toString('base64url')}`;
}

/** What is kept of it: nobody who reads the store can come in with this. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
