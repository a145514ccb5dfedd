/** The 97.5 % point of the normal distribution: 95 % two-sided. */
const Z = 1.959963984540054;

/** Wilson score interval of a share at 95 %. `wins` need not be whole: a shared win counts in part. */
export function wilson(wins: number, games: number): [lo: number, hi: number] {
  const p = wins / games;
  const z2 = (Z * Z) / games;
  const centre = (p + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games))) / (1 + z2);
  // At 0 and at all wins one end is exact; rounding must not push it outside.
  return [wins === 0 ? 0 : centre - half, wins === games ? 1 : centre + half];
}
