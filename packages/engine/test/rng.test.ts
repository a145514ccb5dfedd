import { createHash } from 'node:crypto';
import { below, next, Rng, seedInto } from '@clade/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const MASK = 0xffffffffn;
const rotl = (x: bigint, k: bigint): bigint => ((x << k) | (x >> (32n - k))) & MASK;

/** xoshiro128** as its authors define it, in exact integers. */
class Reference {
  readonly s: bigint[];
  constructor(words: readonly number[]) {
    this.s = words.map((w) => BigInt(w >>> 0));
  }

  next(): number {
    const [s0, s1, s2, s3] = this.s as [bigint, bigint, bigint, bigint];
    const result = (rotl((s1 * 5n) & MASK, 7n) * 9n) & MASK;
    let [a, b, c, d] = [s0, s1, s2, s3];
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= (s1 << 9n) & MASK;
    d = rotl(d, 11n);
    this.s.splice(0, 4, a, b, c, d);
    return Number(result);
  }

  /** The first output whose low bits are below n: each of the n values has equally many outputs. */
  below(n: number): number {
    if (n === 1) return 0;
    const bits = BigInt(n - 1).toString(2).length;
    for (;;) {
      const x = Number(BigInt(this.next()) & ((1n << BigInt(bits)) - 1n));
      if (x < n) return x;
    }
  }
}

const fourWords = fc
  .tuple(fc.nat(2 ** 31 - 1), fc.nat(2 ** 31 - 1), fc.nat(2 ** 31 - 1), fc.nat(2 ** 31 - 1))
  .map((w) => w.map((x, i) => (x * 2 + (i % 2)) | 0))
  .filter((w) => w.some((x) => x !== 0));

/** Words of a seed by another implementation of SHA-256. */
function seedWords(seed: string): number[] {
  const digest = createHash('sha256').update(seed, 'utf8').digest();
  return [0, 4, 8, 12].map((i) => digest.readInt32BE(i));
}

/** Upper bound of chi-square that a fair generator passes in all but one of a million seeds. */
function chiSquareBound(freedom: number): number {
  // Wilson-Hilferty with z = 4.75.
  const h = 2 / (9 * freedom);
  return freedom * (1 - h + 4.75 * Math.sqrt(h)) ** 3;
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe('xoshiro128**', () => {
  test('gives the published first outputs of the state 1, 2, 3, 4', () => {
    const words = Int32Array.of(1, 2, 3, 4, 0);
    const out = Array.from({ length: 4 }, () => next(words, 0));
    expect(out).toEqual([11520, 0, 5927040, 70819200]);
  });

  test('equals the exact reference from any state, and leaves other words alone', () => {
    fc.assert(
      fc.property(fourWords, (start) => {
        const reference = new Reference(start);
        const words = Int32Array.of(77, ...start, 0, 78);
        for (let i = 0; i < 40; i++) {
          if (next(words, 1) !== reference.next()) return false;
        }
        return (
          words[0] === 77 && words[6] === 78 && reference.s.every((x, i) => Number(x) === words[i + 1]! >>> 0)
        );
      }),
    );
  });
});

describe('seeds', () => {
  test('are the first 128 bits of the SHA-256 of the string', () => {
    // FIPS 180-4 example "abc": ba7816bf 8f01cfea 414140de 5dae2223 ...
    const words = new Int32Array(6);
    seedInto(words, 1, 'abc');
    expect(Array.from(words, (x) => (x >>> 0).toString(16))).toEqual([
      '0',
      'ba7816bf',
      '8f01cfea',
      '414140de',
      '5dae2223',
      '0',
    ]);
  });

  test('of any length and script work, and equal seeds draw equally', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 1000 }), (seed, n) => {
        const reference = new Reference(seedWords(seed));
        const rng = new Rng(seed);
        for (let i = 0; i < 10; i++) if (rng.below(n) !== reference.below(n)) return false;
        return true;
      }),
    );
  });
});

describe('below', () => {
  test('stays in range and equals the reference for any n', () => {
    fc.assert(
      fc.property(fourWords, fc.integer({ min: 1, max: 2 ** 31 - 1 }), (start, n) => {
        const words = Int32Array.of(...start, 0);
        const reference = new Reference(start);
        for (let i = 0; i < 5; i++) {
          const x = below(words, 0, n);
          if (x < 0 || x >= n || x !== reference.below(n)) return false;
        }
        return true;
      }),
    );
  });

  test('of 1 draws nothing, of 2 draws', () => {
    for (const count of [0, 1]) {
      const words = Int32Array.of(1, 2, 3, 4, count);
      expect(below(words, 0, 1)).toBe(0);
      expect(Array.from(words)).toEqual([1, 2, 3, 4, count]);
      below(words, 0, 2);
      expect(Array.from(words)).not.toEqual([1, 2, 3, 4, count]);
    }
  });

  test.each([2, 3, 5, 6, 7, 10, 33, 129])('of %i is uniform', (n) => {
    const rng = new Rng(`uniform ${n}`);
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 1000 * n; i++) counts[rng.below(n)]!++;
    expect(chiSquare(counts)).toBeLessThan(chiSquareBound(n - 1));
  });

  test('successive pairs are uniform', () => {
    const rng = new Rng('pairs');
    const counts = new Array<number>(49).fill(0);
    for (let i = 0; i < 49_000; i++) counts[rng.below(7) * 7 + rng.below(7)]!++;
    expect(chiSquare(counts)).toBeLessThan(chiSquareBound(48));
  });

  test('the bound of these tests is one that a biased generator misses', () => {
    // Taking the remainder instead of rejecting makes 0 and 1 twice as likely as 2 to 5.
    const rng = new Rng('biased');
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 6000; i++) counts[rng.below(8) % 6]!++;
    expect(chiSquare(counts)).toBeGreaterThan(chiSquareBound(5));
  });
});

describe('shuffle', () => {
  test('permutes the first n entries and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(20), fc.string(), (items, n, seed) => {
        const shuffled = [...items];
        const some = Math.min(n, items.length);
        new Rng(seed).shuffle(shuffled, some);
        expect(shuffled.slice(some)).toEqual(items.slice(some));
        expect(shuffled.slice(0, some).sort()).toEqual(items.slice(0, some).sort());
      }),
    );
  });

  test('makes all orders equally often', () => {
    const rng = new Rng('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const items = [0, 1, 2, 3];
      rng.shuffle(items, 4);
      counts.set(items.join(), (counts.get(items.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareBound(23));
  });
});
