import {
  type AnimalSymbol,
  type DiskScene,
  type ElementSymbol,
  type HexAt,
  type HexScene,
  hexesAt,
  hexName,
  type MapScene,
  type TerrainSymbol,
} from '@clade/board/hex';

/** A tile of a plate: its hex, its land, and who lives there, in the order of the Food Chain. */
interface PlateTile {
  readonly hex: string;
  readonly terrain: TerrainSymbol;
  /** What lies under tundra or a vent. */
  readonly under?: TerrainSymbol;
  readonly vent?: 'geyser' | 'smoker';
  readonly cubes: Readonly<Record<string, number>>;
  /** Who dominates. */
  readonly crown?: string;
}

/** A disk at a corner of a tile, as in `CornerAt`. */
type PlateDisk = readonly [hex: string, corner: DiskScene['corner'], element: ElementSymbol];

/** A position that a plate shows: five columns of three and two tiles around the middle of the map. */
export interface PlateMap {
  /** What ids of its animals begin with. */
  readonly prefix: 'ds' | 'm';
  readonly columns: readonly (readonly PlateTile[])[];
  readonly disks: readonly PlateDisk[];
}

/** All of them follow the rules, and nobody is endangered (plates.test.ts asks the engine). */
export const PLATE_MAPS: Readonly<Record<string, PlateMap>> = {
  'dominant-species': {
    prefix: 'ds',
    columns: [
      [
        { hex: 'B2', terrain: 'sea', cubes: { amphibians: 1, arachnids: 2 }, crown: 'amphibians' },
        { hex: 'B3', terrain: 'savannah', cubes: { mammals: 2, arachnids: 1 }, crown: 'mammals' },
        { hex: 'B4', terrain: 'desert', cubes: { mammals: 2 }, crown: 'mammals' },
      ],
      [
        { hex: 'C3', terrain: 'jungle', cubes: { amphibians: 2, arachnids: 3 }, crown: 'amphibians' },
        { hex: 'C4', terrain: 'forest', cubes: { birds: 3 }, crown: 'birds' },
      ],
      [
        { hex: 'D2', terrain: 'wetland', cubes: { amphibians: 3, insects: 1 }, crown: 'amphibians' },
        { hex: 'D3', terrain: 'tundra', under: 'sea', cubes: { mammals: 1, birds: 2 } },
        { hex: 'D4', terrain: 'mountain', cubes: { reptiles: 1, birds: 2 }, crown: 'birds' },
      ],
      [
        {
          hex: 'E3',
          terrain: 'savannah',
          cubes: { reptiles: 2, amphibians: 1, insects: 4 },
          crown: 'insects',
        },
        { hex: 'E4', terrain: 'desert', cubes: { mammals: 1, reptiles: 3 }, crown: 'reptiles' },
      ],
      [
        { hex: 'F2', terrain: 'jungle', cubes: { arachnids: 1, insects: 2 } },
        { hex: 'F3', terrain: 'wetland', cubes: { reptiles: 2, insects: 3 }, crown: 'reptiles' },
        { hex: 'F4', terrain: 'sea', cubes: { reptiles: 1 }, crown: 'reptiles' },
      ],
    ],
    disks: [
      ['B2', 1, 'water'],
      ['B2', 2, 'grub'],
      ['B3', 1, 'meat'],
      ['B3', 2, 'meat'],
      ['C3', 0, 'water'],
      ['C3', 1, 'grub'],
      ['C3', 2, 'meat'],
      ['C4', 1, 'seed'],
      ['C4', 2, 'seed'],
      ['D2', 1, 'grass'],
      ['D2', 2, 'water'],
      ['D3', 1, 'grass'],
      ['D3', 2, 'sun'],
      ['D4', 1, 'meat'],
      ['E3', 1, 'grass'],
      ['E3', 2, 'sun'],
      ['E4', 1, 'sun'],
      ['F2', 4, 'grub'],
    ],
  },
  'dominant-species-marine': {
    prefix: 'm',
    columns: [
      [
        { hex: 'B2', terrain: 'seagrass', cubes: { reptiles: 1 } },
        { hex: 'B3', terrain: 'sand', cubes: { cephalopods: 2 } },
        { hex: 'B4', terrain: 'reef', cubes: { cephalopods: 1 } },
      ],
      [
        { hex: 'C3', terrain: 'kelp', cubes: { reptiles: 2, fishes: 2 } },
        { hex: 'C4', terrain: 'seamount', cubes: { cephalopods: 3, fishes: 1 } },
      ],
      [
        { hex: 'D3', terrain: 'land', cubes: { reptiles: 3 } },
        { hex: 'D4', terrain: 'reef', cubes: { cephalopods: 2, fishes: 3, crustaceans: 4 } },
        { hex: 'D5', terrain: 'ocean', cubes: { fishes: 1, crustaceans: 3 } },
      ],
      [
        { hex: 'E3', terrain: 'seagrass', cubes: { fishes: 3, crustaceans: 1 } },
        { hex: 'E4', terrain: 'sand', cubes: { crustaceans: 3 } },
      ],
      [
        { hex: 'F2', terrain: 'kelp', cubes: { fishes: 2 } },
        { hex: 'F3', terrain: 'reef', cubes: { cephalopods: 1, fishes: 2 } },
        { hex: 'F4', terrain: 'vent', under: 'ocean', vent: 'smoker', cubes: { crustaceans: 2 } },
      ],
    ],
    disks: [
      ['B2', 1, 'sun'],
      ['B2', 2, 'sun'],
      ['B3', 1, 'sponges'],
      ['B3', 2, 'gastropods'],
      ['C3', 0, 'algae'],
      ['C3', 1, 'sun'],
      ['C3', 2, 'plankton'],
      ['C4', 1, 'gastropods'],
      ['D3', 1, 'algae'],
      ['D3', 2, 'plankton'],
      ['D4', 1, 'sponges'],
      ['D4', 2, 'worms'],
      ['D5', 1, 'plankton'],
      ['E3', 1, 'plankton'],
      ['E3', 2, 'worms'],
      ['E4', 1, 'gastropods'],
      ['F2', 4, 'algae'],
      ['F4', 4, 'worms'],
    ],
  },
};

/** The row of five tiles in a zigzag that is left where a plate lies down. */
const ZIGZAG = 1;

/** Where a tile lies: the columns stand around the middle of the map. */
export function plateTileAt(columns: PlateMap['columns'], column: number, row: number): HexAt {
  const q = column - (columns.length - 1) / 2;
  const height = columns[column]?.length ?? 0;
  return { q, r: row - (height - 1) / 2 - q / 2 };
}

/** The scene of a plate. `small`: five tiles only; `bare`: too small for numbers, so land, food and crowns. */
export function plateScene(map: PlateMap, { small, bare }: { small: boolean; bare: boolean }): MapScene {
  const animal = (name: string): AnimalSymbol => `${map.prefix}-${name}` as AnimalSymbol;
  const at = new Map<string, HexAt>();
  const shown = new Set<string>();
  const hexes: HexScene[] = [];
  map.columns.forEach((tiles, column) => {
    tiles.forEach(({ hex, terrain, under, vent, cubes, crown }, row) => {
      if (small && row !== ZIGZAG) return;
      const place = plateTileAt(map.columns, column, row);
      at.set(hex, place);
      shown.add(hexName(place));
      const tokens = Object.entries(cubes).map(([name, count]) => ({ animal: animal(name), count }));
      hexes.push({
        ...place,
        key: hex,
        label: '',
        state: 'plain',
        tile: {
          terrain,
          code: '',
          values: [],
          tokens: bare ? [] : tokens,
          ...(under === undefined ? {} : { under }),
          ...(vent === undefined ? {} : { vent }),
          ...(crown === undefined ? {} : { dominant: { animal: animal(crown) } }),
        },
      });
    });
  });
  const disks = map.disks.flatMap(([hex, corner, element]): DiskScene[] => {
    const place = at.get(hex);
    if (place === undefined) return [];
    const disk = { ...place, corner, element, key: `${hex}.${corner}`, label: '', state: 'plain' } as const;
    // What lies at the rim of the picture says nothing.
    return hexesAt(disk).filter((tile) => shown.has(hexName(tile))).length > 1 ? [disk] : [];
  });
  return { label: '', hexes, disks, corners: [], columns: [] };
}
