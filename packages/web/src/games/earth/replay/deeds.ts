import type { NamedCounts } from '../lexicon.ts';
import type { EarthView } from '../seen.ts';

/** What one move has changed on Earth, as the difference of two tables. */
export interface Deeds {
  readonly cubes: readonly { readonly animal: string; readonly tiles: readonly Change[] }[];
  readonly dominance: readonly { readonly hex: string; readonly from?: string; readonly to?: string }[];
  readonly points: readonly { readonly animal: string; readonly by: number; readonly total: number }[];
  readonly elements: readonly {
    readonly animal: string;
    readonly kinds: readonly { readonly element: string; readonly by: number }[];
  }[];
  /** Gene pool and cubes on Earth. */
  readonly pools: readonly { readonly animal: string; readonly pool: Step; readonly earth: Step }[];
  /** By what the points of all tiles together would have changed, were they scored. */
  readonly worth: readonly { readonly animal: string; readonly by: number }[];
}

interface Change {
  readonly hex: string;
  readonly by: number;
}

interface Step {
  readonly from: number;
  readonly to: number;
}

export function deedsOf(before: EarthView, after: EarthView): Deeds {
  const names = after.animals.map(({ animal }) => animal);
  const hexes = [...new Set([...before.tiles, ...after.tiles].map(({ hex }) => hex))];
  const was = new Map(before.tiles.map((tile) => [tile.hex, tile]));
  const is = new Map(after.tiles.map((tile) => [tile.hex, tile]));
  const onEarth = ({ tiles }: EarthView, animal: string): number =>
    tiles.reduce((sum, { cubes }) => sum + (cubes[animal] ?? 0), 0);
  const worth = ({ tiles }: EarthView, animal: string): number =>
    tiles.reduce((sum, { pays }) => sum + (pays[animal] ?? 0), 0);
  const old = (animal: string) => before.animals.find((one) => one.animal === animal);
  return {
    cubes: names
      .map((animal) => ({
        animal,
        tiles: hexes
          .map((hex) => ({ hex, by: (is.get(hex)?.cubes[animal] ?? 0) - (was.get(hex)?.cubes[animal] ?? 0) }))
          .filter(({ by }) => by !== 0),
      }))
      .filter(({ tiles }) => tiles.length > 0),
    dominance: hexes.flatMap((hex) => {
      const from = was.get(hex)?.dominant;
      const to = is.get(hex)?.dominant;
      return from === to ? [] : [{ hex, ...(from ? { from } : {}), ...(to ? { to } : {}) }];
    }),
    points: after.animals
      .map(({ animal, points }) => ({ animal, by: points - (old(animal)?.points ?? 0), total: points }))
      .filter(({ by }) => by !== 0),
    elements: after.animals
      .map(({ animal, elements }) => ({ animal, kinds: differing(old(animal)?.elements ?? {}, elements) }))
      .filter(({ kinds }) => kinds.length > 0),
    pools: after.animals
      .map(({ animal, pool }) => ({
        animal,
        pool: { from: old(animal)?.pool ?? pool, to: pool },
        earth: { from: onEarth(before, animal), to: onEarth(after, animal) },
      }))
      .filter(({ pool, earth }) => pool.from !== pool.to || earth.from !== earth.to),
    worth: names
      .map((animal) => ({ animal, by: worth(after, animal) - worth(before, animal) }))
      .filter(({ by }) => by !== 0),
  };
}

function differing(before: NamedCounts, after: NamedCounts): { element: string; by: number }[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((element) => ({ element, by: (after[element] ?? 0) - (before[element] ?? 0) }))
    .filter(({ by }) => by !== 0);
}
