import {
  ANIMAL_IDS,
  type MarineView,
  SCORING,
  TERRAINS,
  type TileView,
} from '@clade/dominant-species-marine';
import type { NamedCounts } from '../../earth/lexicon.ts';
import type { EarthLook } from '../../earth/scene/look.ts';
import { hasTrait, matchesOn } from '../speech.ts';

/** DSM-6.4.6: a Carnivore lives by its prey. */
function levelsOn(view: MarineView, hex: string, cubes: TileView['cubes']): NamedCounts {
  const on = view.animals.filter((own) => (cubes[own.animal] ?? 0) > 0 && !hasTrait(own, 'carnivore'));
  return Object.fromEntries(on.map(({ animal }) => [animal, matchesOn(view, hex, animal)]));
}

const LOOKS = new WeakMap<MarineView, EarthLook>();

/** Earth as it lies in a view. The same object for the same view: scenes are compared by their parts. */
export function lookOf(view: MarineView): EarthLook {
  let look = LOOKS.get(view);
  if (look === undefined) {
    look = {
      tiles: view.tiles.map(({ hex, terrain, under, side, cubes, endangered, pays }) => ({
        hex,
        terrain,
        ...(under === undefined ? {} : { under }),
        ...(side === undefined ? {} : { vent: side }),
        values: SCORING[TERRAINS.indexOf(terrain)] ?? [],
        cubes,
        endangered,
        pays,
        levels: levelsOn(view, hex, cubes),
        takers: ANIMAL_IDS.filter((animal) => (cubes[animal] ?? 0) > 0 && !endangered.includes(animal)),
      })),
      corners: view.corners,
      animals: ANIMAL_IDS,
      actorTakes: true,
    };
    LOOKS.set(view, look);
  }
  return look;
}
