import { arrange } from './arrange.ts';
import { tokenSize } from './detail.ts';
import { centreOf } from './geometry.ts';
import type { AnimalSymbol, HexScene, MapScene } from './scene.ts';
import { COLLAR } from './token.tsx';

/**
 * Where cubes start and land. Tokens are counted, so no cube has an identity: what travelled is the difference of two
 * scenes. A port stays when it is empty: the last cube leaves from it.
 */
export interface Port {
  /** Key for `Travel`. */
  readonly key: string;
  readonly animal: AnimalSymbol;
  /** Middle and size in units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** What is marked for a change that is not seen moving: the token with its collar; the whole tile where there is none. */
  readonly mark?: { readonly width: number; readonly height: number };
  readonly count: number;
  /** Piece from which the new cubes come. */
  readonly from?: string;
  /** Piece to which lost cubes go; absent in the very scene in which they go. */
  readonly to?: string;
}

function portKey(hex: string, animal: AnimalSymbol): string {
  return `cubes:${hex}:${animal}`;
}

/** Piece of a player's panel that stands for an animal's cubes in reserve, or out of the game. */
export function poolKey(animal: AnimalSymbol): string {
  return `pool:${animal}`;
}

export function lostKey(animal: AnimalSymbol): string {
  return `lost:${animal}`;
}

function countOf(hex: HexScene | undefined, animal: AnimalSymbol): number {
  return hex?.tile?.tokens.find((token) => token.animal === animal)?.count ?? 0;
}

/**
 * Ports of a scene that comes after another, on every tile for every animal of `animals`. Cubes that an animal has more
 * somewhere come from where it has fewer, or from its reserve; cubes that it has fewer and that came up nowhere are lost.
 */
export function portsOf(
  before: MapScene,
  after: MapScene,
  animals: readonly AnimalSymbol[],
  side: number,
): readonly Port[] {
  const then = new Map(before.hexes.map((hex) => [hex.key, hex]));
  const tiles = after.hexes.filter((hex) => hex.tile !== undefined);
  return animals.flatMap((animal) => {
    const shifts = tiles.map((hex) => countOf(hex, animal) - countOf(then.get(hex.key), animal));
    const giver = tiles[shifts.findIndex((by) => by < 0)];
    const moved = shifts.some((by) => by > 0);
    return tiles.map((hex, i) => {
      const by = shifts[i] ?? 0;
      return {
        key: portKey(hex.key, animal),
        animal,
        ...spot(hex, animal, side),
        count: countOf(hex, animal),
        ...(by > 0 ? { from: giver === undefined ? poolKey(animal) : portKey(giver.key, animal) } : {}),
        ...(by < 0 && !moved ? {} : { to: lostKey(animal) }),
      };
    });
  });
}

/** The animals that have cubes on the map. */
export function animalsOn(scene: MapScene): AnimalSymbol[] {
  return scene.hexes.flatMap((hex) => hex.tile?.tokens.map((token) => token.animal) ?? []);
}

/** The token, or the middle of the tile where there is none. */
function spot(hex: HexScene, animal: AnimalSymbol, side: number): Pick<Port, 'x' | 'y' | 'size' | 'mark'> {
  const middle = centreOf(hex);
  if (hex.tile === undefined) return { ...middle, size: tokenSize(0, side).height };
  const { size, placed } = arrange(hex.tile, side);
  const found = placed.find(({ piece }) => piece.animal === animal);
  if (found === undefined) return { ...middle, size: size.height };
  return {
    x: middle.x + found.left + size.width / 2,
    y: middle.y + found.top + size.height / 2,
    size: size.height,
    mark: { width: size.width + 2 * COLLAR, height: size.height + 2 * COLLAR },
  };
}
