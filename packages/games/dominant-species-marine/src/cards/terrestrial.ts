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
  name: 'Terrestrial',
  rule: RULE,
  summary:
    'Put a disk of your choice from the bag on a vacant corner of a Land tile or a geyser, then up to 4 of your cubes on that tile.',
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
      const sentence = (name: string): string => `${name} is neither Land nor a geyser.`;
      return refuseTile(WORLD, hex, 'not-land', RULE, sentence, { terrain });
    },
  }),
});
