import { chacha8, rotl } from './chacha.ts';
import { sha256 } from './sha256.ts';

/**
 * The generator: four words of state or key and a count. The words live inside the game state at a given offset, so a copy
 * of the state repeats the same draws.
 *
 * - Count 0: xoshiro128** (Blackman and Vigna), 128 bits of state, period 2^128 - 1, 32-bit operations only. Searches,
 *   samples and tables of the first version of the rules draw with it. It is fast, but its state follows from what it gave.
 * - Count above 0: ChaCha8 by the key in the four words, and the count says how many words it has given, plus one. Tables
 *   are dealt with it: nobody can tell from the cards he has seen which will come.
 */
export const COUNT = 4;

export function next(words: Int32Array, at: number): number {
  if (words[at + COUNT] > 0) return dealt(words, at);
  const s1 = words[at + 1];
  const r = Math.imul(rotl(Math.imul(s1, 5), 7), 9);
  const s2 = words[at + 2] ^ words[at];
  const s3 = words[at + 3] ^ s1;
  words[at + 1] = s1 ^ s2;
  words[at] ^= s3;
  words[at + 2] = s2 ^ (s1 << 9);
  words[at + 3] = rotl(s3, 11);
  return r >>> 0;
}

function dealt(words: Int32Array, at: number): number {
  return chacha8(words, at, words[at + COUNT]++ - 1);
}

/** A uniform integer in 0..n-1, by masking and rejection: no bias. `n` of 1 draws nothing. */
export function below(words: Int32Array, at: number, n: number): number {
  if (n <= 1) return 0;
  const mask = -1 >>> Math.clz32(n - 1);
  if (words[at + COUNT] > 0) return dealtBelow(words, at, n, mask);
  // The same steps as `next`, with the words in registers: half of all draws are rejected when n is just above 2^k.
  let s0 = words[at];
  let s1 = words[at + 1];
  let s2 = words[at + 2];
  let s3 = words[at + 3];
  let x = 0;
  do {
    x = Math.imul(rotl(Math.imul(s1, 5), 7), 9) & mask;
    const t = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotl(s3, 11);
  } while (x >= n);
  words[at] = s0;
  words[at + 1] = s1;
  words[at + 2] = s2;
  words[at + 3] = s3;
  return x;
}

function dealtBelow(words: Int32Array, at: number, n: number, mask: number): number {
  for (;;) {
    const x = dealt(words, at) & mask;
    if (x < n) return x;
  }
}

/** Expands a seed string of any length into xoshiro's words: the first 128 bits of its SHA-256. */
export function seedInto(words: Int32Array, at: number, seed: string): void {
  const digest = sha256(new TextEncoder().encode(seed));
  for (let i = 0; i < COUNT; i++) words[at + i] = digest[i];
  words[at + COUNT] = 0;
  // The all-zero state is the generator's one fixed point; no seed is known to lead to it.
  if ((words[at] | words[at + 1] | words[at + 2] | words[at + 3]) === 0) words[at] = 1;
}

/** The generator that a table is dealt with, from its seed; the first version of the rules deals with xoshiro. */
export function dealInto(words: Int32Array, at: number, seed: string, version: number): void {
  seedInto(words, at, seed);
  if (version > 1) words[at + COUNT] = 1;
}

/** A generator of its own, for bots, sampling and tests; games draw from their state instead. */
export class Rng {
  readonly words = new Int32Array(COUNT + 1);

  constructor(seed: string) {
    seedInto(this.words, 0, seed);
  }

  below(n: number): number {
    return below(this.words, 0, n);
  }

  /** Fisher-Yates over the first `n` entries. */
  shuffle(items: { [i: number]: number }, n: number): void {
    for (let i = n - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const x = items[i];
      items[i] = items[j];
      items[j] = x;
    }
  }
}

/** Gives a sampled state fast draws of its own, taken from the sampler's generator. */
export function drawAnew(words: Int32Array, at: number, rng: Rng): void {
  for (let w = 0; w < COUNT; w++) words[at + w] = rng.below(0x40000000) * 4 + rng.below(4);
  words[at + COUNT] = 0;
}

/** Has nothing been drawn between two states? */
export function sameDraws(a: Int32Array, b: Int32Array, at: number): boolean {
  for (let w = 0; w <= COUNT; w++) if (a[at + w] !== b[at + w]) return false;
  return true;
}

/** Appends the generator, for a game's hash; the first version of the rules had no count. */
export function drawWords(words: Int32Array, at: number, version: number, out: number[]): void {
  for (let w = 0; w < (version > 1 ? COUNT + 1 : COUNT); w++) out.push(words[at + w]);
}
