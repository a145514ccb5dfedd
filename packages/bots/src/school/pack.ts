/** Largest value of a packed weight: a signed byte. */
const MOST = 127;
const HEX = 16;

/**
 * Weights as text, two hexadecimal digits each, as shares of the largest one, which is written in front of them. Zeros at the
 * end, of outputs that never came up, are left out.
 */
export function pack(params: Float32Array): string {
  const largest = params.reduce((most, w) => Math.max(most, Math.abs(w)), 0);
  const bytes = Array.from(params, (w) => Math.round((w / (largest || 1)) * MOST) & 0xff);
  const used = bytes.slice(0, bytes.findLastIndex((b) => b !== 0) + 1);
  return `${largest} ${used.map((b) => b.toString(HEX).padStart(2, '0')).join('')}`;
}

/** The weights that were packed, without the zeros at the end. */
export function unpack(text: string): Float32Array {
  const [largest, digits = ''] = text.split(' ');
  const unit = Number(largest) / MOST;
  return Float32Array.from({ length: digits.length / 2 }, (_, i) => {
    const byte = Number.parseInt(digits.slice(2 * i, 2 * i + 2), HEX);
    return unit * (byte > MOST ? byte - 2 * (MOST + 1) : byte);
  });
}
