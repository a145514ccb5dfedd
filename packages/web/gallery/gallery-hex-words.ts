import type {
  AnimalSymbol,
  ElementSymbol,
  HexScene,
  TerrainSymbol,
  TileScene,
  TokenScene,
} from '@clade/board/hex';
import type { Key, Say } from './text.tsx';

/** Short notations for the positions of the gallery, and their words. */

export function animalName(say: Say, animal: AnimalSymbol): string {
  return say(`gh.animal.${animal}` as Key);
}

export function elementName(say: Say, element: ElementSymbol): string {
  return say(`gh.element.${element}` as Key);
}

export function terrainName(say: Say, terrain: TerrainSymbol | 'geyser' | 'smoker'): string {
  return say(`gh.terrain.${terrain}` as Key);
}

export const VALUES: Readonly<Record<TerrainSymbol, readonly number[]>> = {
  sea: [9, 5, 3, 2],
  wetland: [8, 4, 2, 1],
  savannah: [7, 4, 2],
  jungle: [6, 3, 2],
  forest: [5, 3, 2],
  desert: [4, 2],
  mountain: [3, 2],
  tundra: [1],
  land: [8, 4, 2, 1],
  kelp: [7, 4, 2],
  reef: [6, 3, 2],
  seamount: [5, 3, 2],
  seagrass: [4, 2],
  sand: [3, 2],
  ocean: [2, 1],
  vent: [1],
};

const ANIMALS: Readonly<Record<string, AnimalSymbol>> = {
  ma: 'ds-mammals',
  re: 'ds-reptiles',
  bi: 'ds-birds',
  am: 'ds-amphibians',
  ar: 'ds-arachnids',
  in: 'ds-insects',
  Re: 'm-reptiles',
  Ce: 'm-cephalopods',
  Fi: 'm-fishes',
  Cr: 'm-crustaceans',
};

export function animalOf(code: string): AnimalSymbol {
  const animal = ANIMALS[code];
  if (animal === undefined) throw new Error(`no animal ${code}`);
  return animal;
}

/** `ma2 am4+ ar1!`: counts by animal; `!` is endangered, `+` is changed by the choice that is shown. */
function tokens(text: string): TokenScene[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({
      animal: animalOf(word.slice(0, 2)),
      count: Number(/\d+/.exec(word)?.[0] ?? 0),
      ...(word.includes('!') ? { endangered: true } : {}),
      ...(word.includes('+') ? { change: 'coming' as const } : {}),
    }));
}

interface TileWords {
  readonly terrain: TerrainSymbol;
  readonly tokens: string;
  readonly dominant?: string;
  readonly under?: TerrainSymbol;
  readonly vent?: 'geyser' | 'smoker';
}

export function tileScene(say: Say, words: TileWords): TileScene {
  return {
    terrain: words.terrain,
    ...(words.under === undefined ? {} : { under: words.under }),
    ...(words.vent === undefined ? {} : { vent: words.vent }),
    code: say(`gh.short.${words.vent ?? words.terrain}` as Key),
    values: VALUES[words.terrain],
    tokens: tokens(words.tokens),
    ...(words.dominant === undefined ? {} : { dominant: { animal: animalOf(words.dominant) } }),
  };
}

/** Everything on a tile as a sentence. */
export function tileLabel(say: Say, hex: string, tile: TileScene | undefined): string {
  if (tile === undefined) return say('gh.blank', { hex });
  const terrain = terrainName(say, tile.vent ?? tile.terrain);
  const animals = tile.tokens.map((token) =>
    say('gh.tile.animal', {
      animal: animalName(say, token.animal),
      count: token.count,
      endangered: String(token.endangered === true),
    }),
  );
  const words =
    animals.length === 0
      ? say('gh.tile.bare', { terrain, hex })
      : say('gh.tile', { terrain, hex, animals: new Intl.ListFormat(say.locale).format(animals) });
  if (tile.dominant === undefined) return words;
  return say('gh.tile.dominant', { tile: words, animal: animalName(say, tile.dominant.animal) });
}

/** Columns of a printed map: first and last row of each, from q = -3 on. */
export type Columns = readonly (readonly [first: number, last: number])[];

/** The printed hexes by name: `C2` is the second of the third column. */
export function printed(columns: Columns): ReadonlyMap<string, { readonly q: number; readonly r: number }> {
  const hexes = new Map<string, { q: number; r: number }>();
  for (const [i, [first, last]] of columns.entries()) {
    for (let r = first; r <= last; r++) {
      hexes.set(`${String.fromCharCode(65 + i)}${r - first + 1}`, { q: i - 3, r });
    }
  }
  return hexes;
}

export function columnLetters(columns: Columns): { q: number; text: string }[] {
  return columns.map((_, i) => ({ q: i - 3, text: String.fromCharCode(65 + i) }));
}

/** A hex of the gallery that stands alone. */
export function loneHex(say: Say, words: TileWords, more: Partial<HexScene> = {}): HexScene {
  const tile = tileScene(say, words);
  return { key: 'C2', q: 0, r: 0, label: tileLabel(say, 'C2', tile), tile, state: 'plain', ...more };
}
