import { cubesOn, eachAnimal, eliminateCubes, HEXES, terrainOf } from '@clade/earth';
import { TUNDRA } from '../terrain.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

export const coldSnap = card('cold-snap', 'DS-6.6.1', [
  eachAnimal(
    'DS-6.6.1',
    (_s, animal, you) => animal !== you,
    (s, animal, emit) => {
      for (let hex = 0; hex < HEXES; hex++) {
        if (terrainOf(s, hex) === TUNDRA && cubesOn(s, hex, animal) > 0) {
          eliminateCubes(WORLD, s, hex, animal, 1, 'DS-6.6.1', emit);
        }
      }
    },
  ),
]);
