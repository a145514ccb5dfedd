import type { Emit, State } from '@clade/engine';
import { DISK, FRINGE, HEX_SET, LANDS, TILE, TILES, TOUCH, UNDER, VACANT } from './columns.ts';
import { HEX_CORNERS, HEXES, NEIGHBOURS } from './grid.ts';
import { exclude, include } from './sets.ts';
import type { World } from './world.ts';

/** Terrain of a tile, or -1 without one. */
export function terrainOf(s: State, hex: number): number {
  return s[TILE + hex] - 1;
}

export function layTile(
  w: World,
  s: State,
  hex: number,
  terrain: number,
  rule: string,
  emit: Emit | undefined,
): void {
  s[TILE + hex] = terrain + 1;
  include(s, TILES, hex);
  include(s, LANDS + terrain * HEX_SET, hex);
  exclude(s, FRINGE, hex);
  for (let i = hex * 6; i < hex * 6 + 6 && NEIGHBOURS[i] >= 0; i++) {
    if (s[TILE + NEIGHBOURS[i]] === 0) include(s, FRINGE, NEIGHBOURS[i]);
  }
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const corner = HEX_CORNERS[i];
    s[TOUCH + corner]++;
    if (s[DISK + corner] === 0) include(s, VACANT, corner);
  }
  if (emit) emit({ type: 'tile-laid', rule, hex: w.map.hexNames[hex], terrain: w.terrains[terrain] });
}

/** A small tile goes on top: for every purpose the tile is now of that terrain. */
export function coverTile(
  w: World,
  s: State,
  hex: number,
  terrain: number,
  rule: string,
  emit: Emit | undefined,
): void {
  const under = s[TILE + hex];
  s[UNDER + hex] = under;
  s[TILE + hex] = terrain + 1;
  exclude(s, LANDS + (under - 1) * HEX_SET, hex);
  include(s, LANDS + terrain * HEX_SET, hex);
  if (!emit) return;
  const names = w.terrains;
  emit({
    type: 'tile-covered',
    rule,
    hex: w.map.hexNames[hex],
    terrain: names[terrain],
    under: names[under - 1],
  });
}

/** Tiles of Earth next to a hex. */
export function tilesBeside(s: State, hex: number): number {
  let count = 0;
  for (let i = hex * 6; i < hex * 6 + 6 && NEIGHBOURS[i] >= 0; i++)
    if (s[TILE + NEIGHBOURS[i]] !== 0) count++;
  return count;
}

/** Tiles of one terrain next to a hex. */
export function terrainBeside(s: State, hex: number, terrain: number): number {
  let count = 0;
  for (let i = hex * 6; i < hex * 6 + 6 && NEIGHBOURS[i] >= 0; i++) {
    if (s[TILE + NEIGHBOURS[i]] === terrain + 1) count++;
  }
  return count;
}

/** Is every tile linked to every other? */
export function isConnected(s: State): boolean {
  const seen = new Set<number>();
  const queue: number[] = [];
  for (let hex = 0; hex < HEXES && queue.length === 0; hex++) if (s[TILE + hex] !== 0) queue.push(hex);
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    if (seen.has(hex)) continue;
    seen.add(hex);
    for (let i = hex * 6; i < hex * 6 + 6 && NEIGHBOURS[i] >= 0; i++) {
      if (s[TILE + NEIGHBOURS[i]] !== 0) queue.push(NEIGHBOURS[i]);
    }
  }
  for (let hex = 0; hex < HEXES; hex++) if (s[TILE + hex] !== 0 && !seen.has(hex)) return false;
  return true;
}
