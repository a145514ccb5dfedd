import { type PickHex, pickHex } from '@clade/earth';
import type { Step } from '@clade/engine';
import { MAP } from '../map.ts';
import { TILE_CHOICE } from '../words.ts';
import { WORLD } from '../world.ts';

/** Step words that several cards share. */

/** Where a card says just "a tile", any tile may be picked. */
export const ANY_TILE = 'DS-6.0.6';

/** You pick a tile. */
export function pickTile(q: Omit<PickHex, 'verb'>): Step {
  return pickHex(WORLD, { verb: TILE_CHOICE, ...q });
}

export function hexName(hex: number): string {
  return MAP.hexNames[hex];
}
