import { colonise, refuseTile, terrainOf } from '@clade/earth';
import { LAND, TERRAINS } from '../terrain.ts';
import { isGeyser } from '../vents.ts';
import { TILE_CHOICE } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

const RULE = 'DSM-6.3.32';
/** Cubes on the tile. */
const MOST = 4;

export const terrestrial = card({
  id: 'terrestrial',
  rule: RULE,
  provenance: 'reconstructed',
  confidence: 'medium',
  steps: colonise(WORLD, {
    name: 'terrestrial',
    rule: RULE,
    chosenRule: RULE,
    vacantRule: RULE,
    cubesRule: RULE,
    verb: TILE_CHOICE,
    most: MOST,
    fits: (s, hex) => terrainOf(s, hex) === LAND || isGeyser(s, hex),
    explain(s, hex) {
      const terrain = TERRAINS[terrainOf(s, hex)];
      return refuseTile(WORLD, hex, 'not-land', RULE, { terrain });
    },
  }),
});
