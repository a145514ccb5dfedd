import { HEXES, TILE, tilesBeside } from '@clade/earth';
import type { State } from '@clade/engine';
import { at } from './read.ts';
import type { Scales } from './scales.ts';

/** The tile of Earth with the highest value, and the value; -1 and minus infinity when none fits. */
export function bestHex(
  s: State,
  where: (hex: number) => boolean,
  value: (hex: number) => number,
): { readonly hex: number; readonly value: number } {
  let hex = -1;
  let top = Number.NEGATIVE_INFINITY;
  for (let h = 0; h < HEXES; h++) {
    if (at(s, TILE + h) === 0 || !where(h)) continue;
    const found = value(h);
    if (found <= top) continue;
    top = found;
    hex = h;
  }
  return { hex, value: top };
}

/** The best of an effect that picks a tile; 0 where it can pick none. */
export function bestTile(s: State, where: (hex: number) => boolean, gain: (hex: number) => number): number {
  const { hex, value } = bestHex(s, where, gain);
  return hex < 0 ? 0 : value;
}

export function anywhere(): boolean {
  return true;
}

/** What a new tile of a terrain brings by hex, the best first; `points` is what is paid for laying it. */
export function newTileGains(
  scales: Scales,
  hexes: readonly number[],
  terrain: number,
  points: (hex: number) => number,
): { readonly hex: number; readonly gain: number }[] {
  const { base } = scales;
  const gains: { hex: number; gain: number }[] = [];
  const s = scales.trial();
  for (const hex of hexes) {
    if (at(base, TILE + hex) !== 0 || tilesBeside(base, hex) === 0) continue;
    s[TILE + hex] = terrain + 1;
    gains.push({ hex, gain: scales.patch(s, hex) + points(hex) });
    s[TILE + hex] = 0;
  }
  return gains.sort((a, b) => b.gain - a.gain);
}
