import { CORNER_HEXES, type EarthWhatIf, NEIGHBOURS, type PrintedMap } from '@clade/earth';
import type { Choice, Option } from '../entry.ts';
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
    tiles: new Map(tiles.map((t) => [t.hex, { ...t, cubes: t.cubes.join(' ') || 'empty' }])),
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
  return tile === undefined ? hex : `${hex} (${tile.terrain}, ${tile.cubes})`;
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
  return tilesOf(sight, NEIGHBOURS.subarray(at, at + 6)).map((tile) => `${tile.hex} ${tile.terrain}`);
}

const CORNER_WORDS: Readonly<Record<string, string>> = {
  put: 'on ',
  remove: 'remove the ',
  keep: 'keep the ',
  speciate: 'around the ',
  swap: 'swap the ',
  lift: 'pick up the ',
};

/** Corners with what lies there, found by the column that their names begin with. */
export function cornerChoices(sight: HexSight, options: readonly Option[]): Choice[] {
  const items = options.map((option): Grouped => {
    const corner = noun(option, 1);
    const disk = sight.disks.get(corner);
    const what = disk === undefined ? corner : `${disk} on ${corner}`;
    const at = sight.map.cornerNames.indexOf(corner) * 3;
    const around = tilesOf(sight, CORNER_HEXES.subarray(at, at + 3));
    const label = `${CORNER_WORDS[noun(option, 0)] ?? ''}${what} (${around.map((t) => t.terrain).join(', ')})`;
    const hint = sight.hint(option) || around.map((t) => `${t.hex}: ${t.cubes}`).join('; ');
    return { choice: withHint(label, option, hint), group: corner.slice(0, 1) };
  });
  return inGroups(items, (column) => `corners ${column}…`);
}

/** One cube of an animal on a tile; `animal` and `hex` say where the move names them. */
export function cubeChoices(
  sight: HexSight,
  options: readonly Option[],
  animal: number,
  hex: number,
  by: 'tile' | 'animal',
): Choice[] {
  const items = options.map((option): Grouped => {
    const label = `one of the ${noun(option, animal)} on ${tileText(sight, noun(option, hex))}`;
    const group = noun(option, by === 'tile' ? hex : animal);
    return { choice: withHint(label, option, sight.hint(option)), group };
  });
  return inGroups(items, (group) => (by === 'tile' ? tileText(sight, group) : `one of the ${group}`));
}

/** Moves of cubes are looked for by where the cube is. */
const FEW = 12;

export function moveChoices(sight: HexSight, options: readonly Option[]): Choice[] {
  const items = options.map((option): Grouped => {
    const label = `from ${noun(option, 1)} to ${tileText(sight, noun(option, 2))}`;
    return { choice: withHint(label, option, sight.hint(option)), group: noun(option, 1) };
  });
  return inGroups(items, (from) => `from ${tileText(sight, from)}`, FEW);
}

/** What would change at once, apart from what only one of the games knows. */
export function earthChanges({ points, endangered }: EarthWhatIf): { points: string[]; danger: string[] } {
  const change = (now: boolean): string =>
    endangered
      .filter((x) => x.now === now && x.cubes > 0)
      .map((x) => `${x.animal} on ${x.hex} (${x.cubes})`)
      .join(', ');
  const gains = [...points]
    .sort((a, b) => b.points - a.points)
    .map((p) => `${p.points < 0 ? '−' : '+'}${Math.abs(p.points)} ${p.animal}`);
  return {
    points: gains.length === 0 ? [] : [gains.join(', ')],
    danger: [
      ...(change(true) === '' ? [] : [`endangered: ${change(true)}`]),
      ...(change(false) === '' ? [] : [`no longer endangered: ${change(false)}`]),
    ],
  };
}
