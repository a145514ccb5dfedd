import {
  ANIMAL_IDS,
  type AnimalId,
  type AnimalView,
  type BoxId,
  ELEMENTS,
  type ElementId,
  type MarineView,
  SECTIONS,
  type SectionId,
  SPACE_NAMES,
  TERRAINS,
  type TerrainId,
  type TileView,
} from '@clade/dominant-species-marine';
import type { Key } from '@clade/text';
import { small } from '@clade/wording';
import {
  animalName,
  cardName as nameOfCard,
  traitName as nameOfTrait,
  sectionName,
  spaceName,
} from '@clade/wording/dominant-species-marine';
import { locale, said, say } from '../speech.ts';
import type { Paint, TextStyle } from '../text.ts';
import { byCubes, elementWord, spaceParts } from './earth.ts';

/** How pieces and places of Marine are called and painted in the terminal. */

export const LETTERS: Readonly<Record<AnimalId, string>> = {
  reptiles: 'R',
  cephalopods: 'C',
  fishes: 'F',
  crustaceans: 'K', // C is taken: K for krill
};

export function animalPaint(animal: AnimalId, style: TextStyle): Paint {
  const paints: Readonly<Record<AnimalId, Paint>> = {
    reptiles: style.magenta,
    cephalopods: style.yellow,
    fishes: style.cyan,
    crustaceans: style.red,
  };
  return paints[animal];
}

/** The letter of an animal in its colour. */
export function letterOf(animal: AnimalId, style: TextStyle): string {
  return animalPaint(animal, style)(LETTERS[animal]);
}

const TERRAIN_CODES: Readonly<Record<TerrainId, string>> = {
  land: 'LAN',
  kelp: 'KEL',
  reef: 'REE',
  seamount: 'SMT',
  seagrass: 'GRA',
  sand: 'SAN',
  ocean: 'OCE',
  vent: 'VEN',
};

/** `reptiles`. */
export function animalWord(animal: string): string {
  return said(small(animalName(animal)));
}

/** `Adaptation`. */
export function sectionTitle(section: string): string {
  return said(sectionName(section));
}

/** `REE`; a vent is known by its side: `SMO`, `GEY`. */
export function terrainCode(terrain: TerrainId, side?: string): string {
  // Seamount and seagrass must be told apart: English has codes for it, other languages have short names.
  if (side === undefined && locale() === 'en') return TERRAIN_CODES[terrain];
  const place = side ?? terrain;
  return say(`earth.short.${place}` as Key)
    .slice(0, 3)
    .toUpperCase();
}

export function terrainPaint(terrain: TerrainId, style: TextStyle): Paint {
  const paints: Readonly<Record<TerrainId, Paint>> = {
    land: style.green,
    kelp: style.green,
    reef: style.magenta,
    seamount: style.bold,
    seagrass: style.green,
    sand: style.yellow,
    ocean: style.blue,
    vent: style.red,
  };
  return paints[terrain];
}

export function elementPaint(element: ElementId, style: TextStyle): Paint {
  const paints: Readonly<Record<ElementId, Paint>> = {
    algae: style.green,
    worms: style.red,
    plankton: style.cyan,
    sponges: style.magenta,
    gastropods: style.blue,
    sun: style.yellow,
  };
  return paints[element];
}

/** Four letters at most, for corners and pawns. */
export function elementCode(element: ElementId): string {
  return elementWord(element).slice(0, 4);
}

function sectionOf(space: string): { section: SectionId; place: number } {
  return spaceParts(space);
}

/** DSM-3.2: the last space of some sections is for special pawns only. */
export function isSpecialOnly(space: string): boolean {
  const { section, place } = sectionOf(space);
  const found = SECTIONS.find((x) => x.id === section);
  return found?.special === true && place === found.spaces - 1;
}

/** DSM-3.2: how many spaces of a section this number of animals uses. */
export function spacesOf(view: MarineView, section: SectionId): number {
  const all = SECTIONS.find((x) => x.id === section)?.spaces ?? 0;
  return section === 'domination' ? Math.max(1, Math.min(all, view.animals.length - 1)) : all;
}

const FEEDER = 'feeder-';

/** The space on a trait card belongs to one animal. */
export function isFeeder(space: string): boolean {
  return space.startsWith(FEEDER);
}

/** `Adaptation 2`, `Tectonics, special`: what a space is called as long as the game lasts. */
export function spaceTitle(space: string): string {
  return isFeeder(space) ? traitName('bottom-feeder') : said(spaceName(space));
}

/** `Migr 2`, where room is short. */
export function spaceCode(space: string): string {
  const { section, place } = sectionOf(space);
  return `${sectionTitle(section).slice(0, 4)} ${place + 1}`;
}

/** OPT-1: which of the three rows of values the Migration spaces have. */
export type MigrationValues = number;

export function migrationValues(option: unknown): MigrationValues {
  return Math.max(0, ['default', 'a', 'b'].indexOf(String(option)));
}

/** Elements in the box of a section; nothing where it has none. */
export function boxOf(view: MarineView, section: SectionId): Partial<Record<ElementId, number>> | undefined {
  return section in view.boxes ? view.boxes[section as BoxId] : undefined;
}

/** DSM-5.15.2, DSM-6.3.21: the order that breaks ties. */
function tieOrder(view: MarineView): AnimalId[] {
  const reversed = view.row.some(({ card }) => card === 'monotypic-habitat');
  return reversed ? [...ANIMAL_IDS].reverse() : [...ANIMAL_IDS];
}

export function presentOn(view: MarineView, tile: TileView): AnimalId[] {
  return byCubes(tile.cubes, tieOrder(view));
}

/** `R3!`: letter and count, with `!` where the cubes are endangered. */
export function cubesText(tile: TileView, animal: AnimalId): string {
  return `${LETTERS[animal]}${tile.cubes[animal]}${tile.endangered.includes(animal) ? '!' : ''}`;
}

export function cardName(id: string): string {
  return said(nameOfCard(id));
}

export function traitName(id: string): string {
  return said(nameOfTrait(id));
}

/** Does a trait work for this animal, as a card or as a copy? */
export function hasTrait(animal: AnimalView, trait: string): boolean {
  return animal.traits.some((t) => t === trait) || animal.copied === trait;
}

/** The last pawn of an animal on the display, behind which its next basic pawn goes (DSM-5.2.2); `first` for Flight. */
export function pawnsOut(view: MarineView, animal: AnimalId): { first: string; last: string } | undefined {
  const spaces = SPACE_NAMES.filter((space) => !isFeeder(space) && view.spaces[space]?.animal === animal);
  const [first] = spaces;
  const last = spaces.at(-1);
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** How often an animal's own element occurs, and on how many of its tiles the element lies (DSM-1.6.9). */
export interface Domination {
  readonly element: ElementId;
  readonly own: number;
  readonly tiles: number;
  readonly value: number;
  readonly target: number;
  readonly dominates: boolean;
}

export function dominationOf(view: MarineView, animal: AnimalView): Domination[] {
  return ELEMENTS.map((element, k) => {
    const own = animal.elements[element] ?? 0;
    const value = animal.values[element] ?? 0;
    const target = view.specials[k]?.target ?? 0;
    const tiles = own === 0 ? 0 : value / own;
    return { element, own, tiles, value, target, dominates: value > target };
  });
}

/** Hexes of one terrain. */
export function tilesOf(view: MarineView, terrain: TerrainId | undefined): TileView[] {
  return view.tiles.filter((tile) => tile.terrain === terrain);
}

export function terrainIndex(terrain: TerrainId): number {
  return TERRAINS.indexOf(terrain);
}
