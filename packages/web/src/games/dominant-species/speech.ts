import {
  type AnimalId,
  COMPETITION_TERRAINS,
  type DsView,
  ELEMENTS,
  MIGRATION_CUBES,
  SECTIONS,
  type SectionId,
  TERRAINS,
} from '@clade/dominant-species';
import type { Key, Say } from '../../text/text.tsx';
import {
  elementName,
  animalName as nameOfAnimal,
  tileName as nameOfTile,
  terrainName,
} from '../earth/lexicon.ts';

/** How things of Dominant Species are called. */

export function animalName(say: Say, animal: string): string {
  return nameOfAnimal(say, `ds-${animal as AnimalId}`);
}

export function tileName(say: Say, view: DsView, hex: string): string {
  return nameOfTile(say, view.tiles.find((tile) => tile.hex === hex)?.terrain, hex);
}

export function sectionName(say: Say, section: string): string {
  return say(`ds.section.${section as SectionId}`);
}

/** Section and place in it, from 0, of `adaptation-2`. */
export function spaceParts(space: string): SpaceParts {
  let parts = PARTS.get(space);
  if (parts === undefined) {
    const [section, place = '1'] = space.split('-') as [SectionId, string?];
    parts = { section, place: Number(place) - 1 };
    PARTS.set(space, parts);
  }
  return parts;
}

interface SpaceParts {
  readonly section: SectionId;
  readonly place: number;
}

/** Of every space; they are asked for thousands of times to draw the display once. */
const PARTS = new Map<string, SpaceParts>();

/** "Adaptation 2", "Speciation, meat", "Competition, desert and forest" */
export function spaceName(say: Say, space: string): string {
  const { section, place } = spaceParts(space);
  const name = sectionName(say, section);
  switch (section) {
    case 'speciation':
      return say('ds.space.speciation', { section: name, element: elementName(say, ELEMENTS[place] ?? '') });
    case 'migration':
      return say('ds.space.migration', { section: name, cubes: MIGRATION_CUBES[place] ?? 0 });
    case 'competition': {
      const [, first = 0, second = 0] = COMPETITION_TERRAINS[place] ?? [];
      const terrain = (i: number): string =>
        terrainName(say, TERRAINS[i] ?? '').toLocaleLowerCase(say.locale);
      return say('ds.space.competition', { section: name, first: terrain(first), second: terrain(second) });
    }
    default: {
      const single = SECTIONS.find(({ id }) => id === section)?.spaces === 1;
      return single ? name : say('ds.space', { section: name, n: place + 1 });
    }
  }
}

const FREE_ENTRIES: ReadonlySet<string> = new Set(['reptiles', 'losses', 'waste', 'insects', 'arachnids']);

/** What is being executed: a space, or what happens without a pawn. */
export function entryName(say: Say, cursor: string): string {
  return FREE_ENTRIES.has(cursor) ? say(`ds.entry.${cursor}` as Key) : spaceName(say, cursor);
}

/** The section of the display that is being executed. */
export function sectionAt(cursor: string | null): SectionId | undefined {
  switch (cursor) {
    case null:
      return undefined;
    case 'reptiles':
    case 'losses':
      return 'regression';
    case 'waste':
      return 'wasteland';
    case 'insects':
      return 'speciation';
    case 'arachnids':
      return 'competition';
    default:
      return spaceParts(cursor).section;
  }
}

/** Without the places where a long name may be broken. */
export function cardName(say: Say, card: string): string {
  return say(`ds.card.${card}` as Key);
}
