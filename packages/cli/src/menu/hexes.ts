import { CORNER_HEXES, type EarthWhatIf, NEIGHBOURS, type PrintedMap } from '@clade/earth';
import type { Choice, Option } from '../entry.ts';
import { elementWord, terrainWord } from '../names/earth.ts';
import { say } from '../speech.ts';
import { signed } from '../text.ts';
import { type Grouped, inGroups, withHint } from './shared.ts';

/** Choices of tiles, corners and cubes, as both hex games have them. */

export interface HexSight {
  readonly map: PrintedMap;
  /** Tiles by label, with their cubes in short. */
  readonly tiles: ReadonlyMap<
    string,
    { readonly hex: string; readonly terrain: string; readonly cubes: string }
  >;
  /** Elements by corner. */
  readonly disks: ReadonlyMap<string, string>;
  /** What would come of a choice. */
  hint(option: Option): string;
}

/** What menus see of a table; cubes come in the order in which they would score. */
export function sightOf(
  map: PrintedMap,
  tiles: readonly { readonly hex: string; readonly terrain: string; readonly cubes: readonly string[] }[],
  disks: readonly { readonly corner: string; readonly element: string }[],
  hint: HexSight['hint'],
): HexSight {
  return {
    map,
    tiles: new Map(tiles.map((t) => [t.hex, { ...t, cubes: t.cubes.join(' ') || say('cli.hex.empty') }])),
    disks: new Map(disks.map(({ corner, element }) => [corner, element])),
    hint,
  };
}

/** The word at a place of a move. */
export function noun({ wire }: Option, at: number): string {
  return String(wire[at]);
}

/** `C3 (savannah, M3* R1)`. */
export function tileText({ tiles }: HexSight, hex: string): string {
  const tile = tiles.get(hex);
  return tile === undefined
    ? hex
    : say('cli.hex.tile', { hex, terrain: terrainWord(tile.terrain), cubes: tile.cubes });
}

function tilesOf(
  { map, tiles }: HexSight,
  hexes: Int8Array,
): { hex: string; terrain: string; cubes: string }[] {
  return Array.from(hexes).flatMap((hex) => {
    const tile = tiles.get(map.hexNames[hex] ?? '');
    return tile === undefined ? [] : [tile];
  });
}

/** `C3 jungle` for each tile beside a hex. */
export function tilesBeside(sight: HexSight, hex: string): string[] {
  const at = sight.map.hexNames.indexOf(hex) * 6;
  return tilesOf(sight, NEIGHBOURS.subarray(at, at + 6)).map((tile) =>
    say('cli.hex.beside', { hex: tile.hex, terrain: terrainWord(tile.terrain) }),
  );
}

type CornerVerb = 'put' | 'remove' | 'keep' | 'speciate' | 'swap' | 'lift';

/** Corners with what lies there, found by the column that their names begin with. */
export function cornerChoices(sight: HexSight, options: readonly Option[]): Choice[] {
  const items = options.map((option): Grouped => {
    const corner = noun(option, 1);
    const disk = sight.disks.get(corner);
    const what = disk === undefined ? corner : say('cli.hex.disk-on', { element: elementWord(disk), corner });
    const at = sight.map.cornerNames.indexOf(corner) * 3;
    const around = tilesOf(sight, CORNER_HEXES.subarray(at, at + 3));
    const label = say(`cli.hex.corner.${noun(option, 0) as CornerVerb}`, {
      what,
      list: around.map((t) => terrainWord(t.terrain)).join(', '),
    });
    const hint = sight.hint(option) || around.map((t) => `${t.hex}: ${t.cubes}`).join('; ');
    return { choice: withHint(label, option, hint), group: corner.slice(0, 1) };
  });
  return inGroups(items, (column) => say('cli.hex.corners', { column }));
}

/** One cube of an animal on a tile; `animal` and `hex` say where the move names them. */
export function cubeChoices(
  sight: HexSight,
  name: (animal: string) => string,
  options: readonly Option[],
  animal: number,
  hex: number,
  by: 'tile' | 'animal',
): Choice[] {
  const items = options.map((option): Grouped => {
    const label = say('cli.hex.cube', {
      animal: name(noun(option, animal)),
      tile: tileText(sight, noun(option, hex)),
    });
    const group = noun(option, by === 'tile' ? hex : animal);
    return { choice: withHint(label, option, sight.hint(option)), group };
  });
  return inGroups(items, (group) =>
    by === 'tile' ? tileText(sight, group) : say('cli.hex.cubes', { animal: name(group) }),
  );
}

/** Moves of cubes are looked for by where the cube is. */
const FEW = 12;

export function moveChoices(sight: HexSight, options: readonly Option[]): Choice[] {
  const items = options.map((option): Grouped => {
    const label = say('cli.hex.move', { from: noun(option, 1), to: tileText(sight, noun(option, 2)) });
    return { choice: withHint(label, option, sight.hint(option)), group: noun(option, 1) };
  });
  return inGroups(items, (from) => say('cli.hex.from', { tile: tileText(sight, from) }), FEW);
}

/** What would change at once, apart from what only one of the games knows. */
export function earthChanges(
  { points, endangered }: EarthWhatIf,
  animal: (id: string) => string,
): { points: string[]; danger: string[] } {
  const change = (now: boolean): string =>
    endangered
      .filter((x) => x.now === now && x.cubes > 0)
      .map((x) => say('cli.hex.danger.item', { animal: animal(x.animal), hex: x.hex, n: x.cubes }))
      .join(', ');
  const gains = [...points]
    .sort((a, b) => b.points - a.points)
    .map((p) =>
      say('cli.hex.gain', {
        points: signed(p.points),
        animal: animal(p.animal),
      }),
    );
  return {
    points: gains.length === 0 ? [] : [gains.join(', ')],
    danger: [
      ...(change(true) === '' ? [] : [say('cli.hex.danger', { list: change(true) })]),
      ...(change(false) === '' ? [] : [say('cli.hex.safe', { list: change(false) })]),
    ],
  };
}
