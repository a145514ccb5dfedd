import { layOut } from '@clade/earth';
import { ANIMAL_IDS } from './animals.ts';

/** DSM-3.2: the sections of the action display from top to bottom; the last space of `special` ones takes special pawns only. */
export const SECTIONS = [
  { id: 'abundance', spaces: 3, special: false },
  { id: 'autotrophs', spaces: 2, special: false },
  { id: 'depletion', spaces: 1, special: false },
  { id: 'adaptation', spaces: 3, special: true },
  { id: 'regression', spaces: 2, special: false },
  { id: 'speciation', spaces: 5, special: true },
  { id: 'wanderlust', spaces: 3, special: true },
  { id: 'tectonics', spaces: 2, special: true },
  { id: 'migration', spaces: 4, special: true },
  { id: 'competition', spaces: 4, special: true },
  { id: 'evolution', spaces: 5, special: false },
  { id: 'domination', spaces: 3, special: false },
] as const;
export type SectionId = (typeof SECTIONS)[number]['id'];

const LAYOUT = layOut(SECTIONS);
/** First space of each section; the numbers of the spaces are their order (DSM-3.2). */
const FIRST_SPACE = LAYOUT.first;
/** DSM-3.1. */
export const DISPLAY_SPACES = 37;
/** DSM-5.2.6: the space on the trait card Bottom Feeder of animal a is FEEDER_SPACE + a; it has no position. */
export const FEEDER_SPACE = LAYOUT.names.length;
export const SPACES = FEEDER_SPACE + ANIMAL_IDS.length;

export const AUTOTROPHS_SPACE = FIRST_SPACE[1];
export const ADAPTATION_SPACE = FIRST_SPACE[3];
export const SPECIATION_SPACE = FIRST_SPACE[5];
export const WANDERLUST_SPACE = FIRST_SPACE[6];
export const TECTONICS_SPACE = FIRST_SPACE[7];
export const MIGRATION_SPACE = FIRST_SPACE[8];
export const COMPETITION_SPACE = FIRST_SPACE[9];
export const EVOLUTION_SPACE = FIRST_SPACE[10];
export const DOMINATION_SPACE = FIRST_SPACE[11];

/** Section of each space of the display. */
export const SECTION_OF = LAYOUT.sectionOf;

/** 1 for spaces that only special pawns may use. */
export const SPECIAL_ONLY = Int8Array.from(SECTION_OF, (section, space) =>
  SECTIONS[section].special && SECTION_OF[space + 1] !== section ? 1 : 0,
);

/** `adaptation-2`: section and place from the left; `feeder-fishes`: on the trait card. */
export const SPACE_NAMES: readonly string[] = [
  ...LAYOUT.names,
  ...ANIMAL_IDS.map((animal) => `feeder-${animal}`),
];

/** DSM-3.3, OPT-1: cubes of the Migration spaces. */
export const MIGRATION_CUBES: readonly (readonly number[])[] = [
  [1, 3, 5],
  [5, 3, 1],
  [2, 3, 5],
];
/** DSM-5.14.1. */
export const COMPETITION_CUBES: readonly number[] = [1, 2, 3];
/** DSM-3.2. */
export const COMPETITION_CHIPS = 3;
export const EVOLUTION_CHIPS = 5;
export const SPECIATION_DISKS = 4;
export const REGRESSION_SQUARES = 2;
/** DSM-3.4. */
export const SLOTS = 5;

/** Element places of the display without those of Speciation, which are bound to spaces. */
export const BOXES = [
  'abundance',
  'autotrophs',
  'depletion',
  'adaptation',
  'regression',
  'wanderlust',
] as const;
export type BoxId = (typeof BOXES)[number];
