import type { AnimalId, CardId, ElementId, SectionId, TerrainId, TraitId } from '../src/index.ts';

/**
 * The tables of the rule book, typed in by hand, so that no test asks the code what the game is made of. Places are
 * written by axial coordinates; `hexName`, `at` and `cornerName` turn them into the names of the program.
 */
export type Cell = readonly [q: number, r: number];

/** DSM-2.5: label, place, half, edge, and the labels of the neighbours N, NE, SE, S, SW, NW. */
export const BOOK_GRID: readonly (readonly [
  label: string,
  hex: Cell,
  half: 'upper' | 'lower' | 'middle',
  edge: boolean,
  neighbours: string,
])[] = [
  ['A1', [-3, 0], 'upper', true, '-- B1 B2 A2 -- --'],
  ['A2', [-3, 1], 'upper', true, 'A1 B2 B3 A3 -- --'],
  ['A3', [-3, 2], 'lower', true, 'A2 B3 B4 A4 -- --'],
  ['A4', [-3, 3], 'lower', true, 'A3 B4 B5 -- -- --'],
  ['B1', [-2, -1], 'upper', true, '-- C1 C2 B2 A1 --'],
  ['B2', [-2, 0], 'upper', false, 'B1 C2 C3 B3 A2 A1'],
  ['B3', [-2, 1], 'middle', false, 'B2 C3 C4 B4 A3 A2'],
  ['B4', [-2, 2], 'lower', false, 'B3 C4 C5 B5 A4 A3'],
  ['B5', [-2, 3], 'lower', true, 'B4 C5 C6 -- -- A4'],
  ['C1', [-1, -2], 'upper', true, '-- D1 D2 C2 B1 --'],
  ['C2', [-1, -1], 'upper', false, 'C1 D2 D3 C3 B2 B1'],
  ['C3', [-1, 0], 'upper', false, 'C2 D3 D4 C4 B3 B2'],
  ['C4', [-1, 1], 'lower', false, 'C3 D4 D5 C5 B4 B3'],
  ['C5', [-1, 2], 'lower', false, 'C4 D5 D6 C6 B5 B4'],
  ['C6', [-1, 3], 'lower', true, 'C5 D6 D7 -- -- B5'],
  ['D1', [0, -3], 'upper', true, '-- -- E1 D2 C1 --'],
  ['D2', [0, -2], 'upper', false, 'D1 E1 E2 D3 C2 C1'],
  ['D3', [0, -1], 'upper', false, 'D2 E2 E3 D4 C3 C2'],
  ['D4', [0, 0], 'middle', false, 'D3 E3 E4 D5 C4 C3'],
  ['D5', [0, 1], 'lower', false, 'D4 E4 E5 D6 C5 C4'],
  ['D6', [0, 2], 'lower', false, 'D5 E5 E6 D7 C6 C5'],
  ['D7', [0, 3], 'lower', true, 'D6 E6 -- -- -- C6'],
  ['E1', [1, -3], 'upper', true, '-- -- F1 E2 D2 D1'],
  ['E2', [1, -2], 'upper', false, 'E1 F1 F2 E3 D3 D2'],
  ['E3', [1, -1], 'upper', false, 'E2 F2 F3 E4 D4 D3'],
  ['E4', [1, 0], 'lower', false, 'E3 F3 F4 E5 D5 D4'],
  ['E5', [1, 1], 'lower', false, 'E4 F4 F5 E6 D6 D5'],
  ['E6', [1, 2], 'lower', true, 'E5 F5 -- -- D7 D6'],
  ['F1', [2, -3], 'upper', true, '-- -- G1 F2 E2 E1'],
  ['F2', [2, -2], 'upper', false, 'F1 G1 G2 F3 E3 E2'],
  ['F3', [2, -1], 'middle', false, 'F2 G2 G3 F4 E4 E3'],
  ['F4', [2, 0], 'lower', false, 'F3 G3 G4 F5 E5 E4'],
  ['F5', [2, 1], 'lower', true, 'F4 G4 -- -- E6 E5'],
  ['G1', [3, -3], 'upper', true, '-- -- -- G2 F2 F1'],
  ['G2', [3, -2], 'upper', true, 'G1 -- -- G3 F3 F2'],
  ['G3', [3, -1], 'lower', true, 'G2 -- -- G4 F4 F3'],
  ['G4', [3, 0], 'lower', true, 'G3 -- -- -- F5 F4'],
];

/** DSM-2.6, DSM-4.1.1: the 15 start tiles; two of them lie under vents. */
export const BOOK_START_TILES: Readonly<Record<string, TerrainId>> = {
  C1: 'land',
  C3: 'kelp',
  C4: 'seamount',
  C6: 'ocean',
  D1: 'land',
  D2: 'land',
  D3: 'land',
  D4: 'reef',
  D5: 'ocean',
  D6: 'ocean',
  D7: 'ocean',
  E1: 'land',
  E3: 'seagrass',
  E4: 'sand',
  E6: 'ocean',
};
/** DSM-4.1.3. */
export const BOOK_START_VENTS: Readonly<Record<string, 'smoker' | 'geyser'>> = { D1: 'geyser', D7: 'smoker' };

/** DSM-2.11: the corners of D4. */
export const BOOK_START_ELEMENTS: Readonly<Record<string, ElementId>> = {
  NW: 'sun',
  NE: 'algae',
  E: 'gastropods',
  SE: 'worms',
  SW: 'plankton',
  W: 'sponges',
};

/** DSM-1.1.1, from the top. */
export const BOOK_FOOD_CHAIN: readonly AnimalId[] = ['reptiles', 'cephalopods', 'fishes', 'crustaceans'];
/** DSM-5.1.1. */
export const BOOK_TURN_ORDER: readonly AnimalId[] = ['crustaceans', 'fishes', 'cephalopods', 'reptiles'];

export const BOOK_PRINTED: Readonly<Record<AnimalId, readonly ElementId[]>> = {
  reptiles: ['sun', 'sun', 'sponges'],
  cephalopods: ['gastropods', 'gastropods', 'sponges'],
  fishes: ['plankton', 'plankton', 'algae'],
  crustaceans: ['worms', 'worms', 'algae'],
};

/** DSM-1.2. */
export const BOOK_KINDS: readonly ElementId[] = [
  'algae',
  'worms',
  'plankton',
  'sponges',
  'gastropods',
  'sun',
];

/** DSM-1.3, in the order of the Evolution row. */
export const BOOK_SCORING: Readonly<Record<TerrainId, readonly number[]>> = {
  land: [8, 4, 2, 1],
  kelp: [7, 4, 2],
  reef: [6, 3, 2],
  seamount: [5, 3, 2],
  seagrass: [4, 2],
  sand: [3, 2],
  ocean: [2, 1],
  vent: [1],
};
export const BOOK_TERRAINS = Object.keys(BOOK_SCORING) as readonly TerrainId[];
export const BOOK_SPECIATION: Readonly<Record<TerrainId, number>> = {
  land: 1,
  kelp: 2,
  reef: 2,
  seamount: 3,
  seagrass: 2,
  sand: 3,
  ocean: 4,
  vent: 1,
};
export const BOOK_TILES: Readonly<Record<string, number>> = {
  land: 8,
  kelp: 4,
  reef: 4,
  seamount: 4,
  seagrass: 4,
  sand: 4,
  ocean: 8,
};

/** DSM-1.4. */
export const BOOK_BONUS: readonly number[] = [0, 1, 3, 6, 10, 15, 21];

/** DSM-3.2: sections from top to bottom; a star marks a space for special pawns only. */
export const BOOK_SECTIONS: readonly (readonly [SectionId, spaces: string])[] = [
  ['abundance', '1 2 3'],
  ['autotrophs', '1 2'],
  ['depletion', '1'],
  ['adaptation', '1 2 3*'],
  ['regression', '1 2'],
  ['speciation', '1 2 3 4 5*'],
  ['wanderlust', '1 2 3*'],
  ['tectonics', '1 2*'],
  ['migration', '1 2 3 4*'],
  ['competition', '1 2 3 4*'],
  ['evolution', '1 2 3 4 5'],
  ['domination', '1 2 3'],
];

/** All spaces of the display in their order; a section of one space has no number. */
export const BOOK_SPACES: readonly string[] = BOOK_SECTIONS.flatMap(([id, spaces]) =>
  spaces === '1' ? [id] : spaces.split(' ').map((place) => `${id}-${place.replace('*', '')}`),
);
export const BOOK_SPECIAL_ONLY: readonly string[] = [
  'adaptation-3',
  'speciation-5',
  'wanderlust-3',
  'tectonics-2',
  'migration-4',
  'competition-4',
];
/** DSM-3.3. */
export const BOOK_MIGRATION: readonly number[] = [1, 3, 5];

/** DSM-4.1.8: basic pawns by number of animals in play. */
export const BOOK_PAWNS: Readonly<Record<number, number>> = { 2: 7, 3: 5, 4: 4 };

/** DSM-4.2.1: cards in the deck by length. */
export const BOOK_DECKS: Readonly<Record<string, number>> = { short: 20, standard: 25, long: 30, epic: 35 };

/** DSM-6.2: cards 1 to 35. */
export const BOOK_CARDS: readonly CardId[] = [
  'adaptability',
  'annelids',
  'asteroid',
  'biodiversity',
  'biomass',
  'bountiful-habitat',
  'carbon-cycle',
  'cladogenesis',
  'disease',
  'ecodiversity',
  'endosymbionts',
  'extremophiles',
  'fecundity',
  'fertile',
  'gene-expression',
  'habitat',
  'invasive-species',
  'marine-snow',
  'mass-exodus',
  'metamorphosis',
  'monotypic-habitat',
  'niche-construction',
  'omnivore',
  'population-explosion',
  'predator',
  'producers',
  'profligate-carnivore',
  'semi-aquatic',
  'solar-radiation',
  'symbiotic',
  'tectonic-shift',
  'terrestrial',
  'trophic-cascade',
  'univalves',
  'volcanism',
];

/** DSM-6.4: traits 1 to 18. */
export const BOOK_TRAITS: readonly TraitId[] = [
  'ancient-lineage',
  'bottom-feeder',
  'budding-intelligence',
  'camouflage',
  'cannibal',
  'carnivore',
  'ecological-niche',
  'exaptation',
  'flight',
  'hadopelagic',
  'pack-hunters',
  'phenotypic-plasticity',
  'prey-switching',
  'ram-feeder',
  'resilience',
  'seasonal-migrants',
  'social',
  'solitary',
];

/** DSM-2.2. */
export const STEP: Readonly<Record<string, Cell>> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
};
/** DSM-2.7: the corners of a hex by the neighbours that they lie between. */
const BETWEEN: Readonly<Record<string, readonly [string, string]>> = {
  E: ['NE', 'SE'],
  NE: ['N', 'NE'],
  NW: ['N', 'NW'],
  W: ['NW', 'SW'],
  SW: ['SW', 'S'],
  SE: ['S', 'SE'],
};

const LABELS = new Map(BOOK_GRID.map(([label, hex]) => [String(hex), label]));

/** `D4` for the centre. */
export function hexName(q: number, r: number): string {
  const label = LABELS.get(`${q},${r}`);
  if (label === undefined) throw new RangeError(`there is no hex ${q},${r}`);
  return label;
}

export function isPrinted(hex: Cell): boolean {
  return LABELS.has(String(hex));
}

export function beside([q, r]: Cell, direction: string): Cell {
  const [dq, dr] = STEP[direction] ?? [0, 0];
  return [q + dq, r + dr];
}

/** The three hexes that touch a corner of a hex, those outside the grid included, in the order of columns and rows. */
export function hexesAt(hex: Cell, corner: string): Cell[] {
  const [a, b] = BETWEEN[corner] ?? ['', ''];
  return [hex, beside(hex, a), beside(hex, b)].sort(([q1, r1], [q2, r2]) => q1 - q2 || r1 - r2);
}

/** `C3-C4-D4`, or `D1.NW` where fewer than three hexes of the grid meet: the first of them and its corner. */
export function at(hex: Cell, corner: string): string {
  const hexes = hexesAt(hex, corner);
  const printed = hexes.filter(isPrinted);
  if (printed.length === 3) return printed.map(([q, r]) => hexName(q, r)).join('-');
  const [first = hex] = printed;
  const same = Object.keys(BETWEEN).find((c) => String(hexesAt(first, c)) === String(hexes));
  return `${hexName(first[0], first[1])}.${same}`;
}

/** The names of the six corners of a hex. */
export function cornersOf(hex: Cell): string[] {
  return Object.keys(BETWEEN).map((corner) => at(hex, corner));
}

/** The place of a label. */
export function cellOf(label: string): Cell {
  const found = BOOK_GRID.find(([name]) => name === label);
  if (found === undefined) throw new RangeError(`there is no hex ${label}`);
  return found[1];
}

/** Labels of the hexes beside one. */
export function neighboursOf(label: string): string[] {
  const [, , , , text = ''] = BOOK_GRID.find(([name]) => name === label) ?? [];
  return text.split(' ').filter((name) => name !== '--');
}
