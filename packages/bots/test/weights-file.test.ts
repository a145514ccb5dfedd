import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { describe, expect, test } from 'vitest';
import { readWeights, writeWeights } from '../src/net/weights-file.ts';

const SHAPE = { game: 'chess', inputs: 2, hidden: 1, outputs: 1 };
const WEIGHTS = Float32Array.from([0.5, -1.27, 0.004, 0, 0]);
const FILE = writeWeights(WEIGHTS, SHAPE, '2');

/** The file with another header. */
function changed(by: Readonly<Record<string, unknown>>): Uint8Array {
  const end = FILE.indexOf(10);
  const header = JSON.parse(new TextDecoder().decode(FILE.subarray(0, end)));
  const line = new TextEncoder().encode(`${JSON.stringify({ ...header, ...by })}\n`);
  return Uint8Array.from([...line, ...FILE.subarray(end + 1)]);
}

test('weights come back but for the last digits, and zeros at the end are left out', () => {
  const back = readWeights(FILE, SHAPE, ['1', '2']);
  expect(back).toHaveLength(5);
  back.forEach((w, i) => {
    expect(Math.abs(w - (WEIGHTS[i] as number))).toBeLessThanOrEqual(0.0051);
  });
  expect(FILE.length - FILE.indexOf(10) - 1).toBe(2);
  expect(readWeights(writeWeights(back, SHAPE, '2'), SHAPE, ['2'])).toEqual(back);
  const nothing = new Float32Array(5);
  expect(readWeights(writeWeights(nothing, SHAPE, '2'), SHAPE, ['2'])).toEqual(nothing);
});

describe('a file that does not fit is refused', () => {
  const flipped = FILE.slice();
  flipped[flipped.length - 1] = (flipped.at(-1) as number) ^ 1;
  test.each([
    ['no header', new Uint8Array(2000), 'this is not a file of weights'],
    ['a page instead', new TextEncoder().encode('<!doctype html>\n<p>'), 'this is not a file of weights'],
    ['nothing', new Uint8Array(0), 'this is not a file of weights'],
    ['a later format', changed({ format: 2 }), 'weights of format 2: this program reads format 1'],
    ['another game', changed({ game: 'go' }), 'weights of go are of no use for chess'],
    ['other rules', changed({ rules: '9' }), 'weights for rules 9 of chess: known are 1, 2'],
    ['other sizes', changed({ hidden: 2 }), 'a network of 2, 2 and 1 do not fit one of 2, 1 and 1'],
    ['a changed weight', flipped, 'the weights of chess are damaged'],
    ['a cut file', FILE.subarray(0, FILE.length - 1), 'the weights of chess are damaged'],
    ['a longer file', Uint8Array.from([...FILE, 1, 2, 3, 4, 5]), 'the weights of chess are damaged'],
  ])('%s', (_, file, why) => {
    expect(() => readWeights(file, SHAPE, ['1', '2'])).toThrow(why);
  });
});

test('the checksum is that of zip files', () => {
  const end = FILE.indexOf(10);
  const { checksum } = JSON.parse(new TextDecoder().decode(FILE.subarray(0, end)));
  expect(Number.parseInt(checksum, 16)).toBe(crc32(FILE.subarray(end + 1)));
});

test('the weights of Marine say what they are', () => {
  const file = readFileSync(new URL('../assets/dominant-species-marine.net', import.meta.url));
  const header = JSON.parse(file.subarray(0, file.indexOf(10)).toString());
  expect(header).toMatchObject({ format: 1, game: dominantSpeciesMarine.id, rules: '1' });
});
