import { bonus, TERRAINS } from '@clade/dominant-species-marine';
import { EDGE } from '@clade/dominant-species-marine/packed';
import * as earth from '@clade/earth';
import { terrainBeside } from '@clade/earth';
import type { MarineEvaluation } from './evaluation.ts';

const { HEX_SET, LANDS, SMALL, SMALL_LEFT, TILE, TILES } = earth;

const SEAMOUNT = TERRAINS.indexOf('seamount');

/** DSM-5.12: the bonus of the best vent, and what the loss of its tile means. */
export function tectonicsGain(e: MarineEvaluation, seamounts: boolean, anywhere: boolean): number {
  const { s } = e;
  if (s[SMALL_LEFT] === 0) return 0;
  let best = 0;
  for (let w = 0; w < HEX_SET; w++) {
    for (let rest = s[TILES + w] & ~s[LANDS + SMALL * HEX_SET + w]; rest !== 0; rest &= rest - 1) {
      const hex = w * 32 + 31 - Math.clz32(rest & -rest);
      if (!anywhere && EDGE[hex] === 0 && !(seamounts && s[TILE + hex] === SEAMOUNT + 1)) continue;
      best = Math.max(best, ventGain(e, hex));
    }
  }
  return best;
}

export function ventGain(e: MarineEvaluation, hex: number): number {
  return e.stakes[e.animal] * bonus(1 + terrainBeside(e.s, hex, SMALL)) + e.coverGain(hex, 1);
}
