import { hexesAt, hexName } from '@clade/board/hex';
import { MAP as EARTH } from '@clade/dominant-species';
import { MAP as OCEAN } from '@clade/dominant-species-marine';
import { isRefusal, type Position, plainRefusal, SPECTATOR } from '@clade/engine';
import { titleOf } from '@clade/titles';
import { describe, expect, test } from 'vitest';
import { earthMap } from '../../src/games/earth/places.ts';
import { PLATE_MAPS, type PlateMap, plateScene, plateTileAt } from '../../src/plates/maps.ts';

interface TileSeen {
  readonly hex: string;
  readonly terrain: string;
  readonly cubes: Readonly<Record<string, number>>;
  readonly dominant?: string;
  readonly endangered: readonly string[];
}

const MAPS = { 'dominant-species': earthMap(EARTH), 'dominant-species-marine': earthMap(OCEAN) };

/** The plate as a position that the engine reads. */
function positionOf(game: keyof typeof MAPS, plate: PlateMap): Position {
  const map = MAPS[game];
  const tiles = plate.columns.flat();
  const animals = new Set(tiles.flatMap(({ cubes }) => Object.keys(cubes)));
  return {
    game,
    animals: Object.fromEntries([...animals].map((animal) => [animal, {}])),
    tiles: Object.fromEntries(
      tiles.map(({ hex, terrain, under, vent }) => [
        hex,
        under === undefined ? terrain : { terrain, under, ...(vent && { side: vent }) },
      ]),
    ),
    corners: Object.fromEntries(
      plate.disks.map(([hex, corner, element]) => {
        const meet = new Set(hexesAt({ ...map.at(hex), corner }).map(hexName));
        const name = map
          .cornersOf(hex)
          .find((other) => map.around(other).every((around) => meet.has(hexName(map.at(around)))));
        return [name, element];
      }),
    ),
    cubes: Object.fromEntries(tiles.map(({ hex, cubes }) => [hex, cubes])),
  } as Position;
}

describe.each(Object.entries(PLATE_MAPS))('the plate of %s', (id, plate) => {
  const game = id as keyof typeof MAPS;

  test('shows a position of the game, and who dominates in it; nobody is endangered', async () => {
    const rules = await titleOf(id)?.load();
    if (rules === undefined) throw new Error('no such game');
    const state = rules.readPosition(positionOf(game, plate));
    if (isRefusal(state)) throw new Error(plainRefusal(state));
    const seen = (rules.view(state, SPECTATOR) as { tiles: readonly TileSeen[] }).tiles;
    expect(seen).toHaveLength(13);
    const crowned = plate.prefix === 'ds';
    for (const { hex, terrain, cubes, crown } of plate.columns.flat()) {
      const tile = seen.find((other) => other.hex === hex);
      expect(tile, hex).toMatchObject({ terrain, cubes });
      expect(tile?.endangered, hex).toEqual([]);
      if (crowned) expect(tile?.dominant, hex).toBe(crown);
    }
  });

  test('is drawn where the map has its tiles', () => {
    const map = MAPS[game];
    plate.columns.forEach((tiles, column) => {
      tiles.forEach(({ hex }, row) => {
        expect(plateTileAt(plate.columns, column, row), hex).toEqual(map.at(hex));
      });
    });
  });

  test('shows five tiles where it is small, and no numbers where it is bare', () => {
    const small = plateScene(plate, { small: true, bare: false });
    expect(small.hexes.map(({ key }) => key)).toHaveLength(5);
    expect(small.disks.length).toBeGreaterThan(2);
    const bare = plateScene(plate, { small: false, bare: true });
    expect(bare.hexes.flatMap(({ tile }) => tile?.tokens ?? [])).toEqual([]);
    expect(bare.disks).toHaveLength(plate.disks.length);
  });
});
