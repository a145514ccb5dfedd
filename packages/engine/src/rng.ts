import { sha256 } from './sha256.ts';

/**
 * xoshiro128** (Blackman and Vigna): 128 bits of state in four words, period 2^128 - 1, 32-bit operations only.
 * The words live inside the game state at a given offset, so a copy of the state repeats the same draws.
 */
export function next(words: Int32Array, at: number): number {
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

function rotl(x: number, k: number): number {
  return (x << k) | (x >>> (32 - k));
}

/** A uniform integer in 0..n-1, by masking and rejection: no bias. `n` of 1 draws nothing. */
export function below(words: Int32Array, at: number, n: number): number {
  if (n <= 1) return 0;
  const mask = -1 >>> Math.clz32(n - 1);
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

/** Expands a seed string of any length into generator words: the first 128 bits of its SHA-256. */
export function seedInto(words: Int32Array, at: number, seed: string): void {
  const digest = sha256(new TextEncoder().encode(seed));
  for (let i = 0; i < 4; i++) words[at + i] = digest[i];
  // The all-zero state is the generator's one fixed point; no seed is known to lead to it.
  if ((words[at] | words[at + 1] | words[at + 2] | words[at + 3]) === 0) words[at] = 1;
}

/** A generator of its own, for bots, sampling and tests; games draw from their state instead. */
export class Rng {
  readonly words = new Int32Array(4);

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

/** Gives a sampled state draws of its own, taken from the sampler's generator. */
export function drawAnew(words: Int32Array, at: number, rng: Rng): void {
  for (let w = 0; w < 4; w++) words[at + w] = rng.below(0x40000000) * 4 + rng.below(4);
}
