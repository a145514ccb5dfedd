/**
 * SHA-256 (FIPS 180-4), synchronous and without a platform: the engine runs in servers, workers and pages alike.
 * Returns the digest as eight 32-bit words.
 */
export function sha256(message: Uint8Array): Int32Array {
  const blocks = ((message.length + 8) >> 6) + 1;
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  for (let i = 0; i < message.length; i++) padded.setUint8(i, message[i]);
  padded.setUint8(message.length, 0x80);
  padded.setUint32(blocks * 64 - 8, Math.floor(message.length / 0x20000000));
  padded.setUint32(blocks * 64 - 4, message.length << 3);

  const h = Int32Array.from(INITIAL);
  const w = new Int32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let t = 0; t < 16; t++) w[t] = padded.getInt32(block * 64 + t * 4);
    for (let t = 16; t < 64; t++) {
      const a = w[t - 15];
      const b = w[t - 2];
      const s0 = rotr(a, 7) ^ rotr(a, 18) ^ (a >>> 3);
      const s1 = rotr(b, 17) ^ rotr(b, 19) ^ (b >>> 10);
      w[t] = w[t - 16] + s0 + w[t - 7] + s1;
    }
    compress(h, w);
  }
  return h;
}

export function hex(words: Int32Array): string {
  let out = '';
  for (const word of words) out += (word >>> 0).toString(16).padStart(8, '0');
  return out;
}

function compress(h: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, last] = h;
  for (let t = 0; t < 64; t++) {
    const s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
    const t1 = (last + s1 + ((e & f) ^ (~e & g)) + K[t] + w[t]) | 0;
    const s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    last = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const sums = [a, b, c, d, e, f, g, last];
  for (let i = 0; i < 8; i++) h[i] += sums[i];
}

function rotr(x: number, k: number): number {
  return (x >>> k) | (x << (32 - k));
}

/** First 32 bits of the fractional parts of the square (n = 2) or cube (n = 3) roots of the first primes. */
function rootBits(count: number, n: 2 | 3): Int32Array {
  const out = new Int32Array(count);
  for (let candidate = 2, i = 0; i < count; candidate++) {
    if (!isPrime(candidate)) continue;
    const root = n === 2 ? Math.sqrt(candidate) : Math.cbrt(candidate);
    out[i++] = ((root % 1) * 0x100000000) | 0;
  }
  return out;
}

function isPrime(x: number): boolean {
  for (let d = 2; d * d <= x; d++) if (x % d === 0) return false;
  return true;
}

const INITIAL = rootBits(8, 2);
const K = rootBits(64, 3);
