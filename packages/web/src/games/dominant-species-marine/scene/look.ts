import { ANIMAL_IDS, type MarineView, SCORING, TERRAINS } from '@clade/dominant-species-marine';
import type { EarthLook } from '../../earth/scene/look.ts';

const LOOKS = new WeakMap<MarineView, EarthLook>();

/** Earth as it lies in a view. The same object for the same view: scenes are compared by their parts. */
export function lookOf(view: MarineView): EarthLook {
  let look = LOOKS.get(view);
  if (look === undefined) {
    look = {
      tiles: view.tiles.map(({ hex, terrain, under, side, cubes, endangered }) => ({
        hex,
        terrain,
        ...(under === undefined ? {} : { under }),
        ...(side === undefined ? {} : { vent: side }),
        values: SCORING[TERRAINS.indexOf(terrain)] ?? [],
        cubes,
        endangered,
      })),
      corners: view.corners,
      animals: ANIMAL_IDS,
    };
    LOOKS.set(view, look);
  }
  return look;
}
