/** Largest value of a packed weight: a signed byte. */
const MOST = 127;
const HEX = 16;

/**
 * Weights as text, two hexadecimal digits each, as shares of the largest one; before them stand the largest one and how many
 * there are. Zeros at the end, of outputs that never came up, are left out.
 */
export function pack(params: Float32Array): string {
  const largest = params.reduce((most, w) => Math.max(most, Math.abs(w)), 0);
  const bytes = Array.from(params, (w) => Math.round((w / (largest || 1)) * MOST) & 0xff);
  const used = bytes.slice(0, bytes.findLastIndex((b) => b !== 0) + 1);
  return `${largest} ${params.length} ${used.map((b) => b.toString(HEX).padStart(2, '0')).join('')}`;
}

export function unpack(text: string): Float32Array {
  const [largest, length, digits = ''] = text.split(' ');
  const unit = Number(largest) / MOST;
  const params = new Float32Array(Number(length));
  for (let i = 0; 2 * i < digits.length; i++) {
    const byte = Number.parseInt(digits.slice(2 * i, 2 * i + 2), HEX);
    params[i] = unit * (byte > MOST ? byte - 2 * (MOST + 1) : byte);
  }
  return params;
}
