import { cubesOn, eachAnimal, eliminateCubes, HEXES, terrainOf } from '@clade/earth';
import { isCompetitionTerrain } from '../chips.ts';
import { alternative, READING } from '../options.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

const RULE = 'DSM-6.3.17';

export const invasiveSpecies = card({
  id: 'invasive-species',
  rule: RULE,
  provenance: 'printed',
  confidence: 'high',
  extinction: true,
  steps: [
    eachAnimal(
      RULE,
      (s, animal, you) => alternative(s, READING.invasiveSpeciesAnimals) === 0 || animal !== you,
      (s, animal, emit) => {
        for (let hex = 0; hex < HEXES; hex++) {
          if (cubesOn(s, hex, animal) > 0 && isCompetitionTerrain(s, terrainOf(s, hex)))
            eliminateCubes(WORLD, s, hex, animal, 1, RULE, emit);
        }
      },
    ),
  ],
});
