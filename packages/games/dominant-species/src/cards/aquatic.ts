import { colonise, refuseTile, terrainOf } from '@clade/earth';
import { SEA, TERRAINS, WETLAND } from '../terrain.ts';
import { TILE_CHOICE } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const aquatic = card(
  'aquatic',
  'DS-6.1.1',
  colonise(WORLD, {
    name: 'aquatic',
    rule: 'DS-6.1.1',
    chosenRule: 'DS-6.1.2',
    vacantRule: 'DS-6.1.4',
    cubesRule: 'DS-6.1.5',
    verb: TILE_CHOICE,
    most: 4,
    fits: (s, hex) => terrainOf(s, hex) === SEA || terrainOf(s, hex) === WETLAND,
    explain(s, hex) {
      const terrain = TERRAINS[terrainOf(s, hex)];
      return refuseTile(WORLD, hex, 'not-water', 'DS-6.1.1', { terrain });
    },
  }),
);
