import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, url-safe: ids cannot be guessed. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** At least 128 random bits. */
export function newSeed(): string {
  return randomBytes(24).toString('base64url');
}

/** What is shown at the start; seed and salt, shown at the end, must give it. */
export function commitment(seed: string, salt: string): string {
  return createHash('sha256').update(`${salt}:${seed}`).digest('hex');
}
