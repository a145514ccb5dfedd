import { ANIMALS, givePoints, OWNER, POINTS, terrainOf } from '@clade/earth';
import { A, auto, D } from '@clade/engine';
import { SCORING } from '../terrain.ts';
import { FROM_CARDS, WORLD } from '../world.ts';
import { card } from './card.ts';

/** Register D is the tile just scored. */
export const nicheBiomes = card('niche-biomes', 'DS-6.21.1', [
  auto('DS-6.21.1', (s, f, emit) => {
    const charge = SCORING[terrainOf(s, s[f + D])][0];
    const own = s[POINTS + s[f + A]];
    for (let a = 0; a < ANIMALS; a++) {
      if (s[OWNER + a] < 0 || s[POINTS + a] <= own) continue;
      givePoints(WORLD, s, a, -Math.min(charge, s[POINTS + a]), FROM_CARDS, 'DS-6.21.2', emit);
    }
  }),
]);
