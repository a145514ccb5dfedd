import type { AnimalId, CardId, ElementId, SectionId, TerrainId } from '../src/index.ts';

/**
 * Appendix A of the rule book, typed in by hand, so that no test asks the code what the game is made of. Positions are
 * written as in the book, by axial coordinates; `hexName` and `cornerName` turn them into the names of the program.
 */
export type Cell = readonly [q: number, r: number];

/** DS-2.2.1. */
export const BOOK_HEXES: readonly Cell[] = [
  [-3, 0],
  [-3, 1],
  [-3, 2],
  [-3, 3],
  [-2, -1],
  [-2, 0],
  [-2, 1],
  [-2, 2],
  [-2, 3],
  [-1, -2],
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [-1, 2],
  [-1, 3],
  [0, -2],
  [0, -1],
  [0, 0],
  [0, 1],
  [0, 2],
  [1, -3],
  [1, -2],
  [1, -1],
  [1, 0],
  [1, 1],
  [1, 2],
  [2, -3],
  [2, -2],
  [2, -1],
  [2, 0],
  [2, 1],
  [3, -3],
  [3, -2],
  [3, -1],
  [3, 0],
];

/** DS-2.4; the first is covered by tundra. */
export const BOOK_START_TILES: readonly { readonly hex: Cell; readonly terrain: TerrainId }[] = [
  { hex: [0, 0], terrain: 'sea' },
  { hex: [0, -1], terrain: 'wetland' },
  { hex: [1, -1], terrain: 'savannah' },
  { hex: [1, 0], terrain: 'desert' },
  { hex: [0, 1], terrain: 'mountain' },
  { hex: [-1, 1], terrain: 'forest' },
  { hex: [-1, 0], terrain: 'jungle' },
];

/** DS-2.5 in the order I1 to I6, O1 to O6. */
export const BOOK_START_ELEMENTS: readonly { readonly vertex: string; readonly element: ElementId }[] = [
  { vertex: '-1,0|0,-1|0,0', element: 'grub' },
  { vertex: '0,-1|0,0|1,-1', element: 'water' },
  { vertex: '0,0|1,-1|1,0', element: 'grass' },
  { vertex: '0,0|0,1|1,0', element: 'sun' },
  { vertex: '-1,1|0,0|0,1', element: 'meat' },
  { vertex: '-1,0|-1,1|0,0', element: 'seed' },
  { vertex: '-1,-1|-1,0|0,-1', element: 'water' },
  { vertex: '0,-1|1,-2|1,-1', element: 'grass' },
  { vertex: '1,-1|1,0|2,-1', element: 'sun' },
  { vertex: '0,1|1,0|1,1', element: 'meat' },
  { vertex: '-1,1|-1,2|0,1', element: 'seed' },
  { vertex: '-2,1|-1,0|-1,1', element: 'grub' },
];

/** DS-1.2, from the top. */
export const BOOK_FOOD_CHAIN: readonly AnimalId[] = [
  'mammals',
  'reptiles',
  'birds',
  'amphibians',
  'arachnids',
  'insects',
];

export const BOOK_PRINTED: Readonly<Record<AnimalId, readonly ElementId[]>> = {
  mammals: ['meat', 'meat'],
  reptiles: ['sun', 'sun'],
  birds: ['seed', 'seed'],
  amphibians: ['water', 'water', 'water'],
  arachnids: ['grub', 'grub'],
  insects: ['grass', 'grass'],
};

/** DS-4.1.10. */
export const BOOK_START_CUBES: Readonly<Record<AnimalId, Readonly<Partial<Record<TerrainId, number>>>>> = {
  insects: { savannah: 2, wetland: 1, desert: 1 },
  arachnids: { jungle: 2, forest: 1, wetland: 1 },
  amphibians: { wetland: 2, jungle: 1, savannah: 1 },
  birds: { forest: 2, mountain: 1, jungle: 1 },
  reptiles: { desert: 2, savannah: 1, mountain: 1 },
  mammals: { mountain: 2, desert: 1, forest: 1 },
};

/** DS-1.6 by number of animals. */
export const BOOK_PER_COUNT: readonly {
  readonly animals: number;
  readonly pawns: number;
  readonly reserve: number;
  readonly cubes: number;
  readonly pool: number;
}[] = [
  { animals: 2, pawns: 7, reserve: 3, cubes: 55, pool: 50 },
  { animals: 3, pawns: 6, reserve: 4, cubes: 50, pool: 45 },
  { animals: 4, pawns: 5, reserve: 5, cubes: 45, pool: 40 },
  { animals: 5, pawns: 4, reserve: 6, cubes: 40, pool: 35 },
  { animals: 6, pawns: 3, reserve: 7, cubes: 35, pool: 30 },
];

/** DS-1.4. */
export const BOOK_SCORING: Readonly<Record<TerrainId, readonly number[]>> = {
  sea: [9, 5, 3, 2],
  wetland: [8, 4, 2, 1],
  savannah: [7, 4, 2],
  jungle: [6, 3, 2],
  forest: [5, 3, 2],
  desert: [4, 2],
  mountain: [3, 2],
  tundra: [1],
};
export const BOOK_SPECIATION: Readonly<Record<TerrainId, number>> = {
  sea: 4,
  wetland: 4,
  savannah: 3,
  jungle: 3,
  forest: 3,
  desert: 2,
  mountain: 2,
  tundra: 1,
};
export const BOOK_TILES: Readonly<Record<string, number>> = {
  sea: 7,
  wetland: 4,
  savannah: 4,
  jungle: 4,
  forest: 4,
  desert: 4,
  mountain: 4,
};

/** DS-1.5. */
export const BOOK_BONUS: readonly number[] = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45];

/** DS-3.1 and DS-3.2: sections from top to bottom; the Speciation spaces in the order of these kinds. */
export const BOOK_SECTIONS: readonly (readonly [SectionId, number])[] = [
  ['initiative', 1],
  ['adaptation', 3],
  ['regression', 2],
  ['abundance', 2],
  ['wasteland', 1],
  ['depletion', 1],
  ['glaciation', 4],
  ['speciation', 6],
  ['wanderlust', 3],
  ['migration', 6],
  ['competition', 7],
  ['domination', 5],
];
export const BOOK_KINDS: readonly ElementId[] = ['meat', 'sun', 'seed', 'water', 'grub', 'grass'];
export const BOOK_MIGRATION: readonly number[] = [7, 6, 5, 4, 3, 2];
export const BOOK_COMPETITION: readonly (readonly TerrainId[])[] = [
  ['tundra', 'jungle', 'wetland'],
  ['tundra', 'wetland', 'desert'],
  ['tundra', 'desert', 'forest'],
  ['tundra', 'forest', 'savannah'],
  ['tundra', 'savannah', 'mountain'],
  ['tundra', 'mountain', 'sea'],
  ['tundra', 'sea', 'jungle'],
];

/** DS-6.A: cards 1 to 26. */
export const BOOK_CARDS: readonly CardId[] = [
  'aquatic',
  'biodiversity',
  'biomass',
  'blight',
  'catastrophe',
  'cold-snap',
  'disease',
  'ecodiversity',
  'evolution',
  'fecundity',
  'fertile',
  'habitat',
  'hibernation',
  'ice-age',
  'ice-sheet',
  'immigrants',
  'instinct',
  'intelligence',
  'mass-exodus',
  'metamorphosis',
  'niche-biomes',
  'nocturnal',
  'omnivore',
  'parasitism',
  'predator',
  'symbiotic',
];
/** DS-4.3.1. */
export const BOOK_SHORT_DECK_REMOVES: readonly number[] = [16, 18, 23, 24];

/** The names of all spaces in the order in which they are executed. */
export const BOOK_SPACES: readonly string[] = BOOK_SECTIONS.flatMap(([id, spaces]) =>
  spaces === 1 ? [id] : Array.from({ length: spaces }, (_, i) => `${id}-${i + 1}`),
);

/** `D3` for the centre: columns A to G from the left, rows from the top of the printed column. */
export function hexName(q: number, r: number): string {
  const column = BOOK_HEXES.filter(([other]) => other === q);
  const row = column.findIndex(([, other]) => other === r);
  if (row < 0) throw new RangeError(`hex ${q},${r} is not printed`);
  return `${'ABCDEFG'[q + 3]}${row + 1}`;
}

/** Is the hex one of the 35? */
export function isPrinted([q, r]: Cell): boolean {
  return BOOK_HEXES.some((hex) => hex[0] === q && hex[1] === r);
}

/** DS-2.1.3. */
export const STEP: Readonly<Record<string, Cell>> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
};
/** DS-2.3.2: the corners of a hex by the neighbours that they lie between. */
const CORNER_OF: Readonly<Record<string, readonly [string, string]>> = {
  E: ['NE', 'SE'],
  SE: ['SE', 'S'],
  SW: ['S', 'SW'],
  W: ['SW', 'NW'],
  NW: ['NW', 'N'],
  NE: ['N', 'NE'],
};

export function beside([q, r]: Cell, direction: string): Cell {
  const [dq, dr] = STEP[direction] ?? [0, 0];
  return [q + dq, r + dr];
}

export function neighboursOf(hex: Cell): Cell[] {
  return Object.keys(STEP)
    .map((direction) => beside(hex, direction))
    .filter(isPrinted);
}

/** The canonical name of a corner of a hex (DS-2.3.1). */
export function vertexOf(hex: Cell, corner: string): string {
  const [a, b] = CORNER_OF[corner] ?? ['', ''];
  return [hex, beside(hex, a), beside(hex, b)]
    .sort(([q1, r1], [q2, r2]) => q1 - q2 || r1 - r2)
    .map(([q, r]) => `${q},${r}`)
    .join('|');
}

/** The six corners of a hex, by their canonical names. */
export function verticesOf(hex: Cell): string[] {
  return Object.keys(CORNER_OF).map((corner) => vertexOf(hex, corner));
}

export function hexesAt(vertex: string): Cell[] {
  return vertex.split('|').map((pair): Cell => {
    const [q = 0, r = 0] = pair.split(',').map(Number);
    return [q, r];
  });
}

/** `C3-C4-D3`, or `D1.NW` where fewer than three printed hexes meet: the first of them and its corner. */
export function cornerName(vertex: string): string {
  const printed = hexesAt(vertex).filter(isPrinted);
  if (printed.length === 3) return printed.map(([q, r]) => hexName(q, r)).join('-');
  const [hex = [0, 0] as const] = printed;
  const corner = Object.keys(CORNER_OF).find((c) => vertexOf(hex, c) === vertex);
  return `${hexName(hex[0], hex[1])}.${corner}`;
}

/** The corner of a hex by its direction: `at([0, 0], 'E')`. */
export function at(hex: Cell, corner: string): string {
  return cornerName(vertexOf(hex, corner));
}
