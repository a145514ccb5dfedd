import { createHash } from 'node:crypto';
import { hashState, hex, sha256 } from '@clade/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const digest = (text: string): string => hex(sha256(new TextEncoder().encode(text)));

describe('SHA-256', () => {
  // FIPS 180-4 examples and the usual long one.
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of a published message', (message, expected) => {
    expect(digest(message)).toBe(expected);
  });

  test('equals another implementation at every length around the block size', () => {
    for (let n = 0; n < 200; n++) {
      const bytes = Uint8Array.from({ length: n }, (_, i) => (i * 37 + n) & 0xff);
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  test('equals another implementation on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });
});

describe('the hash of a state', () => {
  const words = fc.array(fc.integer(), { minLength: 1, maxLength: 300 });

  test('is sixteen hex digits, the same for equal words', () => {
    fc.assert(
      fc.property(words, (w) => {
        expect(hashState(Int32Array.from(w))).toMatch(/^[0-9a-f]{16}$/);
        expect(hashState(Int32Array.from(w))).toBe(hashState(Int32Array.from(w)));
      }),
    );
  });

  test('changes with every single word', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.integer(), (w, at, other) => {
        const i = at % w.length;
        fc.pre(w[i] !== other);
        const t = Int32Array.from(w);
        t[i] = other;
        expect(hashState(t)).not.toBe(hashState(Int32Array.from(w)));
      }),
    );
  });

  test('changes with each bit of each word of a typical small state', () => {
    const s = new Int32Array(64);
    const seen = new Set([hashState(s)]);
    for (let i = 0; i < 64; i++) {
      for (let bit = 0; bit < 32; bit++) {
        const t = new Int32Array(s);
        t[i] = 1 << bit;
        seen.add(hashState(t));
      }
    }
    expect(seen.size).toBe(1 + 64 * 32);
  });

  test('depends on the order of the words and on their number', () => {
    expect(hashState(Int32Array.of(1, 2))).not.toBe(hashState(Int32Array.of(2, 1)));
    expect(hashState(Int32Array.of(1))).not.toBe(hashState(Int32Array.of(1, 0)));
  });
});
