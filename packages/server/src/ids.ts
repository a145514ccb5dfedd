import { randomBytes } from 'node:crypto';

/** 128 random bits, url-safe: ids cannot be guessed. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** At least 128 random bits. */
export function newSeed(): string {
  return randomBytes(24).toString('base64url');
}
