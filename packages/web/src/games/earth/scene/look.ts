import type { NamedCounts } from '../lexicon.ts';

/** One tile as both games show it. */
export interface TileLook {
  readonly hex: string;
  readonly terrain: string;
  readonly under?: string;
  readonly vent?: 'geyser' | 'smoker';
  /** Points for the first, second, ... animal. */
  readonly values: readonly number[];
  readonly cubes: NamedCounts;
  readonly dominant?: string;
  readonly endangered: readonly string[];
  readonly scored?: boolean;
  /** What each animal would get if the tile were scored now. */
  readonly pays: NamedCounts;
  /** Adaptation levels, where an animal lives by them. */
  readonly levels?: NamedCounts;
  /** Animals that would take a card for the tile. */
  readonly takers?: readonly string[];
}

/** Earth as both games show it, read out of a view. */
export interface EarthLook {
  readonly tiles: readonly TileLook[];
  readonly corners: readonly { readonly corner: string; readonly element: string }[];
  /** Animals down the food chain. */
  readonly animals: readonly string[];
  /** A card is for who scores the tile, not for who dominates it. */
  readonly actorTakes?: boolean;
}

export function tileAt(look: EarthLook, hex: string): TileLook | undefined {
  return look.tiles.find((tile) => tile.hex === hex);
}

/** Animals on a tile in the order in which they would score. */
export function ranking(tile: TileLook, animals: readonly string[]): readonly string[] {
  const on = (animal: string): number => tile.cubes[animal] ?? 0;
  return animals.filter((animal) => on(animal) > 0).sort((a, b) => on(b) - on(a));
}
