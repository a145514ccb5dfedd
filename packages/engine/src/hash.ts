import { hex } from './sha256.ts';

/**
 * A 64-bit fingerprint of a list of integers, sixteen hex digits. It tells a diverging replay the move it diverged at; it
 * is not a defence against forgery, and it covers secrets, so it stays with the log (docs/log-format.md). A game hashes
 * what its rules depend on, read out in a fixed order, not its memory: then the layout of a state can change and old logs
 * still replay.
 */
export function hashState(s: Int32Array): string {
  let a = 0x243f6a88 ^ s.length;
  let b = 0x85a308d3;
  for (let i = 0; i < s.length; i++) {
    const x = s[i];
    a = Math.imul(a ^ x, 0x9e3779b1);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(b + x + i, 0x85ebca77);
    b ^= b >>> 15;
  }
  return hex(Int32Array.of(mix(a ^ (b >>> 7)), mix(b ^ Math.imul(a, 5))));
}

function mix(x: number): number {
  let h = x;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return h ^ (h >>> 15);
}
