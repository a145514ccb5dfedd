import { layOut } from '@clade/earth';
import { DESERT, FOREST, JUNGLE, MOUNTAIN, SAVANNAH, SEA, TUNDRA, WETLAND } from './terrain.ts';

/** DS-3.1: the sections of the action display from top to bottom, with their numbers of spaces. */
export const SECTIONS = [
  { id: 'initiative', spaces: 1 },
  { id: 'adaptation', spaces: 3 },
  { id: 'regression', spaces: 2 },
  { id: 'abundance', spaces: 2 },
  { id: 'wasteland', spaces: 1 },
  { id: 'depletion', spaces: 1 },
  { id: 'glaciation', spaces: 4 },
  { id: 'speciation', spaces: 6 },
  { id: 'wanderlust', spaces: 3 },
  { id: 'migration', spaces: 6 },
  { id: 'competition', spaces: 7 },
  { id: 'domination', spaces: 5 },
] as const;
export type SectionId = (typeof SECTIONS)[number]['id'];

const LAYOUT = layOut(SECTIONS);

/** First space of each section; spaces are numbered from top to bottom, left to right. */
export const FIRST_SPACE = LAYOUT.first;
/** DS-3.1.2. */
export const SPACES = 41;

export const INITIATIVE_SPACE = 0;
export const GLACIATION_SPACE = FIRST_SPACE[6];
export const SPECIATION_SPACE = FIRST_SPACE[7];
export const MIGRATION_SPACE = FIRST_SPACE[9];
export const COMPETITION_SPACE = FIRST_SPACE[10];

/** Section of each space. */
export const SECTION_OF = LAYOUT.sectionOf;

/** `adaptation-2`: section and place from the left. */
export const SPACE_NAMES = LAYOUT.names;

/** DS-3.4: cubes of the Migration spaces. */
export const MIGRATION_CUBES: readonly number[] = [7, 6, 5, 4, 3, 2];

/** DS-3.3: terrains of the Competition spaces. */
export const COMPETITION_TERRAINS: readonly (readonly [number, number, number])[] = [
  [TUNDRA, JUNGLE, WETLAND],
  [TUNDRA, WETLAND, DESERT],
  [TUNDRA, DESERT, FOREST],
  [TUNDRA, FOREST, SAVANNAH],
  [TUNDRA, SAVANNAH, MOUNTAIN],
  [TUNDRA, MOUNTAIN, SEA],
  [TUNDRA, SEA, JUNGLE],
];

/** Element places of the display, in the order in which Reseed fills and empties them. */
export const BOXES = [
  'adaptation',
  'regression',
  'abundance',
  'wasteland',
  'depletion',
  'wanderlust',
] as const;
export type BoxId = (typeof BOXES)[number];
