import type { FocusScene } from '@clade/board/hex';
import {
  animalId,
  animalName,
  asElement,
  asTerrain,
  elementName,
  terrainName,
  tileName,
} from '../lexicon.ts';
import type { EarthStage } from '../stage.ts';
import { type EarthLook, ranking, tileAt } from './look.ts';

export interface FocusMore {
  /** Adaptation level of an animal on the tile. */
  level?(animal: string): number | undefined;
  /** Points of each place, if they are not those of the tile. */
  order?: readonly string[];
  readonly note: string;
  readonly lines: readonly string[];
}

/** One tile in words: what feeds it, who lives there how well, who would score. */
export function focusScene(
  { say, game }: EarthStage<unknown>,
  look: EarthLook,
  hex: string,
  more: FocusMore,
): FocusScene | undefined {
  const tile = tileAt(look, hex);
  if (tile === undefined) return undefined;
  const title = tileName(say, tile.vent ?? tile.terrain, hex);
  const corners = new Set(game.map.cornersOf(hex));
  const elements = new Map<string, number>();
  for (const { corner, element } of look.corners) {
    if (corners.has(corner)) elements.set(element, (elements.get(element) ?? 0) + 1);
  }
  const order = more.order ?? ranking(tile, look.animals);
  return {
    about: hex,
    label: say('earth.focus', { tile: title }),
    terrain: asTerrain(tile.terrain),
    title,
    note: more.note,
    elements: [...elements].map(([element, count]) => ({
      element: asElement(element),
      count,
      label: say('earth.elements', { n: count, element: elementName(say, element) }),
    })),
    animals: order.map((animal, place) => {
      const id = animalId(game, animal);
      const level = more.level?.(animal);
      const points = tile.pays[animal];
      return {
        animal: id,
        name: animalName(say, id),
        count: say('earth.focus.cubes', { n: tile.cubes[animal] ?? 0 }),
        ...(level === undefined ? {} : { level: say('earth.focus.level', { n: level }) }),
        place:
          points === undefined
            ? say('earth.focus.no-place')
            : say('earth.focus.place', { n: place + 1, points }),
        ...(tile.dominant === animal ? { dominant: say('earth.focus.dominant') } : {}),
        ...(tile.endangered.includes(animal) ? { endangered: say('earth.focus.endangered') } : {}),
      };
    }),
    lines: [
      ...(elements.size === 0 ? [say('earth.focus.no-elements')] : []),
      ...(tile.under === undefined
        ? []
        : [say('earth.focus.under', { terrain: terrainName(say, tile.under) })]),
      ...(tile.scored ? [say('earth.focus.scored')] : []),
      ...more.lines,
    ],
  };
}
