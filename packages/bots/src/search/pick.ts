import type { Rng } from '@clade/engine';

/**
 * Place of the largest of the first `n` rates after each has got noise of up to `noise`. The noise of a move is a hash of
 * the move and the generator's present words, which stay as they are: in one world a player has the same parameters
 * whatever else happens, so that candidates differ by what they do and not by the luck of the rollouts.
 */
export function pickBest(
  rates: Float64Array,
  moves: Int32Array,
  n: number,
  noise: number,
  seat: number,
  rng: Rng,
): number {
  const salt = rng.words[0] ^ Math.imul(seat + 1, 0x9e3779b1);
  let best = 0;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    let x = Math.imul(moves[i] ^ salt, 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 15), 0xc2b2ae35);
    const rate = rates[i] + noise * ((x >>> 8) / 0x1000000);
    if (rate <= top) continue;
    top = rate;
    best = i;
  }
  return best;
}
