import {
  COMPETITION_TERRAINS,
  ELEMENTS,
  MAP,
  MIGRATION_CUBES,
  SECTIONS,
  type SectionId,
  TERRAINS,
} from '@clade/dominant-species';
import { type EarthWords, elementName, animalName as nameOfAnimal, terrainName } from '../earth/names.ts';
import { keyOf, type Phrase, phrase, small } from '../phrase.ts';

/** How things of Dominant Species are called. */

export function animalName(animal: string): Phrase {
  return nameOfAnimal('ds', animal);
}

export function sectionName(section: string): Phrase {
  return phrase(keyOf(`ds.section.${section}`));
}

interface SpaceParts {
  readonly section: SectionId;
  readonly place: number;
}

/** Of every space; they are asked for thousands of times to draw the display once. */
const PARTS = new Map<string, SpaceParts>();

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

/** "Adaptation 2", "Speciation, meat", "Competition, desert and forest" */
export function spaceName(space: string): Phrase {
  const { section, place } = spaceParts(space);
  const name = sectionName(section);
  switch (section) {
    case 'speciation':
      return phrase('ds.space.speciation', { section: name, element: elementName(ELEMENTS[place] ?? '') });
    case 'migration':
      return phrase('ds.space.migration', { section: name, cubes: MIGRATION_CUBES[place] ?? 0 });
    case 'competition': {
      const [, first = 0, second = 0] = COMPETITION_TERRAINS[place] ?? [];
      const terrain = (i: number): Phrase => small(terrainName(TERRAINS[i] ?? ''));
      return phrase('ds.space.competition', {
        section: name,
        first: terrain(first),
        second: terrain(second),
      });
    }
    default: {
      const single = SECTIONS.find(({ id }) => id === section)?.spaces === 1;
      return single ? name : phrase('ds.space', { section: name, n: place + 1 });
    }
  }
}

const FREE_ENTRIES: ReadonlySet<string> = new Set(['reptiles', 'losses', 'waste', 'insects', 'arachnids']);

/** What is being executed: a space, or what happens without a pawn. */
export function entryName(cursor: string): Phrase {
  return FREE_ENTRIES.has(cursor) ? phrase(keyOf(`ds.entry.${cursor}`)) : spaceName(cursor);
}

export function cardName(card: string): Phrase {
  return phrase(keyOf(`ds.card.${card}`));
}

export const DS: EarthWords = {
  prefix: 'ds',
  map: MAP,
  elements: ELEMENTS,
  section: sectionName,
  space: spaceName,
  card: cardName,
};
