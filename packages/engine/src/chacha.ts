/**
 * ChaCha with 8 rounds and a key of 128 bits (Bernstein): what it has given does not tell what it will give. Games are
 * dealt with it. The words of a block do not depend on anything but key and number, so the last block is kept: a game
 * that draws one word after the other computes one block for every sixteen of them.
 */
const ROUNDS = 8;
const BLOCK = 16;
/** "expand 16-byte k". */
const CONSTANTS = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574] as const;

const block = new Int32Array(BLOCK);
const start = new Int32Array(BLOCK);
for (const [i, word] of CONSTANTS.entries()) start[i] = word;
/** No block is kept yet: numbers of blocks are not negative. */
start[12] = -1;

/** Word number `n` of the stream of the key that lies at `at`. */
export function chacha8(words: Int32Array, at: number, n: number): number {
  const number = n >>> 4;
  const k0 = words[at];
  const k1 = words[at + 1];
  const k2 = words[at + 2];
  const k3 = words[at + 3];
  if (start[12] !== number || start[4] !== k0 || start[5] !== k1 || start[6] !== k2 || start[7] !== k3) {
    start[4] = start[8] = k0;
    start[5] = start[9] = k1;
    start[6] = start[10] = k2;
    start[7] = start[11] = k3;
    start[12] = number;
    compute();
  }
  return block[n & (BLOCK - 1)] >>> 0;
}

/** The block in local variables: through the array it takes ten times as long. */
function compute(): void {
  let x0 = start[0];
  let x1 = start[1];
  let x2 = start[2];
  let x3 = start[3];
  let x4 = start[4];
  let x5 = start[5];
  let x6 = start[6];
  let x7 = start[7];
  let x8 = start[8];
  let x9 = start[9];
  let x10 = start[10];
  let x11 = start[11];
  let x12 = start[12];
  let x13 = start[13];
  let x14 = start[14];
  let x15 = start[15];
  for (let round = 0; round < ROUNDS; round += 2) {
    x0 = (x0 + x4) | 0;
    x12 = rotl(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = rotl(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = rotl(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = rotl(x4 ^ x8, 7);
    x1 = (x1 + x5) | 0;
    x13 = rotl(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = rotl(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = rotl(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = rotl(x5 ^ x9, 7);
    x2 = (x2 + x6) | 0;
    x14 = rotl(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = rotl(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = rotl(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = rotl(x6 ^ x10, 7);
    x3 = (x3 + x7) | 0;
    x15 = rotl(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = rotl(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = rotl(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = rotl(x7 ^ x11, 7);
    x0 = (x0 + x5) | 0;
    x15 = rotl(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = rotl(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = rotl(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = rotl(x5 ^ x10, 7);
    x1 = (x1 + x6) | 0;
    x12 = rotl(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = rotl(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = rotl(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = rotl(x6 ^ x11, 7);
    x2 = (x2 + x7) | 0;
    x13 = rotl(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = rotl(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = rotl(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = rotl(x7 ^ x8, 7);
    x3 = (x3 + x4) | 0;
    x14 = rotl(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = rotl(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = rotl(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = rotl(x4 ^ x9, 7);
  }
  block[0] = x0 + start[0];
  block[1] = x1 + start[1];
  block[2] = x2 + start[2];
  block[3] = x3 + start[3];
  block[4] = x4 + start[4];
  block[5] = x5 + start[5];
  block[6] = x6 + start[6];
  block[7] = x7 + start[7];
  block[8] = x8 + start[8];
  block[9] = x9 + start[9];
  block[10] = x10 + start[10];
  block[11] = x11 + start[11];
  block[12] = x12 + start[12];
  block[13] = x13 + start[13];
  block[14] = x14 + start[14];
  block[15] = x15 + start[15];
}

export function rotl(x: number, k: number): number {
  return (x << k) | (x >>> (32 - k));
}
