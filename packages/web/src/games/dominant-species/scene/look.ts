import { ANIMAL_IDS, type DsView, SCORING, TERRAINS } from '@clade/dominant-species';
import type { EarthLook } from '../../earth/scene/look.ts';

const LOOKS = new WeakMap<DsView, EarthLook>();

/** Earth out of a view; the same object for the same view. */
export function lookOf(view: DsView): EarthLook {
  let look = LOOKS.get(view);
  if (look === undefined) {
    look = {
      tiles: view.tiles.map(({ hex, terrain, under, cubes, dominant, endangered, scored, pays, levels }) => ({
        hex,
        terrain,
        ...(under === undefined ? {} : { under }),
        values: SCORING[TERRAINS.indexOf(terrain)] ?? [],
        cubes,
        ...(dominant === undefined ? {} : { dominant }),
        endangered,
        scored,
        pays,
        levels,
        ...(dominant === undefined || view.cards.faceUp.length === 0 ? {} : { takers: [dominant] }),
      })),
      corners: view.corners,
      animals: ANIMAL_IDS,
    };
    LOOKS.set(view, look);
  }
  return look;
}
