import { below, COUNT, dealInto, next, Rng } from '@clade/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** ChaCha8 as its author defines it, word by word in exact integers. */
function reference(key: readonly number[], block: number): number[] {
  const u = (x: number): number => x >>> 0;
  const constants = [...'expand 16-byte k'].map((c) => c.charCodeAt(0));
  const fixed = [0, 4, 8, 12].map((i) =>
    constants.slice(i, i + 4).reduce((word, byte, at) => word + byte * 256 ** at, 0),
  );
  const start = [...fixed, ...key.map(u), ...key.map(u), block, 0, 0, 0];
  const x = start.map(BigInt);
  const MASK = 0xffffffffn;
  const rotl = (v: bigint, k: bigint): bigint => ((v << k) | (v >> (32n - k))) & MASK;
  const quarter = (a: number, b: number, c: number, d: number): void => {
    for (const [to, by, from, k] of [
      [a, b, d, 16n],
      [c, d, b, 12n],
      [a, b, d, 8n],
      [c, d, b, 7n],
    ] as const) {
      x[to] = (x[to]! + x[by]!) & MASK;
      x[from] = rotl(x[from]! ^ x[to]!, k);
    }
  };
  for (let round = 0; round < 8; round += 2) {
    for (let i = 0; i < 4; i++) quarter(i, i + 4, i + 8, i + 12);
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return x.map((word, i) => Number((word + BigInt(start[i]!)) & MASK));
}

const key = fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), { minLength: 4, maxLength: 4 });

/** Words of a table that deals, at an address that is not the first. */
function dealer(words: readonly number[], count = 1): Int32Array {
  return Int32Array.of(77, ...words, count, 78);
}

describe('ChaCha8', () => {
  test('gives the published stream of a key of 128 zero bits', () => {
    const words = dealer([0, 0, 0, 0]);
    const bytes = new DataView(new ArrayBuffer(64));
    for (let i = 0; i < 16; i++) bytes.setUint32(i * 4, next(words, 1), true);
    expect(Buffer.from(bytes.buffer).toString('hex')).toBe(
      'e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120' +
        'b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b',
    );
  });

  test('equals the exact reference for any key and block', () => {
    fc.assert(
      fc.property(key, fc.nat(2 ** 26), (words, block) => {
        const all = reference(words, block);
        const s = dealer(words, block * 16 + 1);
        return all.every((word) => next(s, 1) === word);
      }),
      { numRuns: 50 },
    );
  });

  test('draws one word after the other, counts them, and leaves the key and other words alone', () => {
    fc.assert(
      fc.property(key, fc.integer({ min: 1, max: 1000 }), (words, count) => {
        const s = dealer(words, count);
        for (let i = 0; i < 40; i++) {
          const n = count - 1 + i;
          if (next(s, 1) !== reference(words, n >> 4)[n & 15]) return false;
        }
        return [...s].join() === [77, ...words, count + 40, 78].join();
      }),
      { numRuns: 20 },
    );
  });

  test('states that draw in turn do not disturb each other', () => {
    const keys = [
      [1, 2, 3, 4],
      [1, 2, 3, 5],
      [-1, 0, 0, 0],
    ];
    const alone = keys.map((words) => {
      const s = dealer(words);
      return Array.from({ length: 100 }, () => next(s, 1));
    });
    // A copy in the middle, too: it goes on with the same numbers.
    const together = [...keys.map((words) => dealer(words)), dealer(keys[0]!)];
    const drawn = together.map((): number[] => []);
    const order = new Rng('order');
    while (drawn.some((words) => words.length < 100)) {
      const i = order.below(4);
      if (drawn[i]!.length < 100) drawn[i]!.push(next(together[i]!, 1));
    }
    expect(drawn).toEqual([...alone, alone[0]]);
  });
});

describe('dealing', () => {
  test('version 1 draws with xoshiro, later ones with ChaCha8 by the same words as key', () => {
    const [first, second] = [1, 2].map((version) => {
      const words = new Int32Array(COUNT + 1);
      dealInto(words, 0, 'a seed', version);
      return words;
    });
    expect([...second!]).toEqual([...first!.slice(0, COUNT), 1]);
    expect(first![COUNT]).toBe(0);
    expect(next(second!, 0)).not.toBe(next(first!, 0));
  });

  /** Upper bound of chi-square that a fair generator passes in all but one of a million seeds. */
  const bound = (freedom: number): number => {
    const h = 2 / (9 * freedom);
    return freedom * (1 - h + 4.75 * Math.sqrt(h)) ** 3;
  };
  const chiSquare = (counts: readonly number[]): number => {
    const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
    return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  };

  test.each([2, 3, 5, 7, 33, 129])('below %i is uniform, and so are pairs of neighbours', (n) => {
    const words = new Int32Array(COUNT + 1);
    dealInto(words, 0, `uniform ${n}`, 2);
    const counts = new Array<number>(n).fill(0);
    const pairs = new Array<number>(49).fill(0);
    let last = below(words, 0, n);
    for (let i = 0; i < 1000 * n; i++) {
      const x = below(words, 0, n);
      counts[x]!++;
      pairs[(last % 7) * 7 + (x % 7)]!++;
      last = x;
    }
    expect(chiSquare(counts)).toBeLessThan(bound(n - 1));
    if (n === 7) expect(chiSquare(pairs)).toBeLessThan(bound(48));
  });

  test('below draws until a number fits, and 1 draws nothing', () => {
    const words = dealer([9, 8, 7, 6]);
    const stream = Array.from({ length: 200 }, (_, n) => reference([9, 8, 7, 6], n >> 4)[n & 15]!);
    expect(below(words, 1, 1)).toBe(0);
    expect(words[5]).toBe(1);
    for (let i = 0; i < 50; i++) {
      const from = words[5]! - 1;
      const fits = stream.findIndex((word, n) => n >= from && (word & 7) < 5);
      expect(below(words, 1, 5)).toBe(stream[fits]! & 7);
      expect(words[5]).toBe(fits + 2);
    }
  });
});
