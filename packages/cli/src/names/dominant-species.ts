import {
  ANIMAL_IDS,
  type AnimalId,
  COMPETITION_TERRAINS,
  type DsView,
  ELEMENTS,
  type ElementId,
  MIGRATION_CUBES,
  type SectionId,
  TERRAINS,
  type TerrainId,
  type TileView,
} from '@clade/dominant-species';
import { small } from '@clade/wording';
import { animalName, entryName, sectionName } from '@clade/wording/dominant-species';
import { said, say } from '../speech.ts';
import { listOf, type Paint, type TextStyle } from '../text.ts';
import { byCubes, elementWord, spaceParts, terrainWord } from './earth.ts';

/** How pieces and places of Dominant Species are called and painted in the terminal. */

export const LETTERS: Readonly<Record<AnimalId, string>> = {
  mammals: 'M',
  reptiles: 'R',
  birds: 'B',
  amphibians: 'A',
  arachnids: 'S', // A is taken: S for spiders and scorpions
  insects: 'I',
};

export function animalPaint(animal: AnimalId, style: TextStyle): Paint {
  const paints: Readonly<Record<AnimalId, Paint>> = {
    mammals: style.bold,
    reptiles: style.yellow,
    birds: style.blue,
    amphibians: style.green,
    arachnids: style.magenta,
    insects: style.red,
  };
  return paints[animal];
}

export function terrainPaint(terrain: TerrainId, style: TextStyle): Paint {
  const paints: Readonly<Record<TerrainId, Paint>> = {
    sea: style.blue,
    wetland: style.cyan,
    savannah: style.yellow,
    jungle: style.green,
    forest: style.green,
    desert: style.yellow,
    mountain: style.magenta,
    tundra: style.bold,
  };
  return paints[terrain];
}

export function elementPaint(element: ElementId, style: TextStyle): Paint {
  const paints: Readonly<Record<ElementId, Paint>> = {
    meat: style.red,
    sun: style.yellow,
    seed: style.magenta,
    water: style.blue,
    grub: style.cyan,
    grass: style.green,
  };
  return paints[element];
}

/** `mammals`. */
export function animalWord(animal: string): string {
  return said(small(animalName(animal)));
}

/** `Adaptation`. */
export function sectionTitle(section: string): string {
  return said(sectionName(section));
}

/** `SAV`. */
export function terrainCode(terrain: TerrainId): string {
  return terrainWord(terrain).slice(0, 3).toUpperCase();
}

/** Four letters at most, for corners. */
export function elementCode(element: ElementId): string {
  const word = elementWord(element);
  return word === 'water' ? 'watr' : word.slice(0, 4);
}

/** What the spaces of a section are told apart by, from left to right; nothing where they differ in their order only. */
export function spaceMarks(section: SectionId): string[] {
  switch (section) {
    case 'speciation':
      return ELEMENTS.map(elementWord);
    case 'migration':
      return MIGRATION_CUBES.map((n) => say('cli.n.cubes', { n }));
    case 'competition':
      return COMPETITION_TERRAINS.map(([, ...two]) => listOf(two.map((t) => terrainWord(TERRAINS[t] ?? ''))));
    default:
      return [];
  }
}

/** The section and the place in it (from 0) of a space such as `adaptation-2`. */
export function sectionOf(space: string): { section: SectionId; place: number } {
  return spaceParts(space);
}

/** `Adaptation 2`, `Speciation, meat`. */
export function spaceTitle(space: string): string {
  return said(entryName(space));
}

/** Elements in the slots or the box of a section; nothing where it has none. */
export function boxOf(view: DsView, section: SectionId): Partial<Record<ElementId, number>> | undefined {
  return (view.boxes as Partial<Record<SectionId, Partial<Record<ElementId, number>>>>)[section];
}

/** The animals on a tile in the order in which they would score (DS-5.4.12.3). */
export function presentOn(tile: TileView): AnimalId[] {
  return byCubes(tile.cubes, ANIMAL_IDS);
}

/** `M3*`: letter and count, with `*` for the one that dominates and `!` where the cubes are endangered. */
export function cubesText(tile: TileView, animal: AnimalId): string {
  const mark = tile.dominant === animal ? '*' : tile.endangered.includes(animal) ? '!' : '';
  return `${LETTERS[animal]}${tile.cubes[animal]}${mark}`;
}
