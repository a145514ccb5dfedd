import { GRID, type PrintedMap } from '@clade/earth';
import { hexDistance } from '@clade/engine';

/** Tiles from one hex to another, by their labels. */
export function distanceOn(map: PrintedMap, from: string, to: string): number {
  const a = GRID.hexes[map.hexNames.indexOf(from)];
  const b = GRID.hexes[map.hexNames.indexOf(to)];
  return a && b ? hexDistance(a, b) : 0;
}
