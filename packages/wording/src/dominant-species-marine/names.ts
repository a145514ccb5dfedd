import { type AnimalId, ELEMENTS, MAP, SECTIONS, type SectionId } from '@clade/dominant-species-marine';
import { type EarthWords, animalName as nameOfAnimal } from '../earth/names.ts';
import { keyOf, type Phrase, phrase } from '../phrase.ts';

/** How animals, spaces, cards and traits of Marine are called. */

export function animalName(animal: string): Phrase {
  return nameOfAnimal('m', animal);
}

export function sectionName(section: string): Phrase {
  return phrase(keyOf(`m.section.${section}`));
}

const FEEDER = 'feeder-';

/** DSM-5.2.6: the space on the trait card of one animal; undefined for spaces of the display. */
export function feederOf(space: string): AnimalId | undefined {
  return space.startsWith(FEEDER) ? (space.slice(FEEDER.length) as AnimalId) : undefined;
}

/** The section of a space of the display and its place from the left, from 0 on; a space alone has no number. */
export function spaceParts(space: string): { readonly section: SectionId; readonly place: number } {
  const [section, place = '1'] = space.split('-') as [SectionId, string?];
  return { section, place: Number(place) - 1 };
}

/** DSM-3.2: the last space of some sections takes special pawns only. */
export function isSpecialOnly(space: string): boolean {
  if (feederOf(space) !== undefined) return false;
  const { section, place } = spaceParts(space);
  const found = SECTIONS.find(({ id }) => id === section);
  return found?.special === true && place === found.spaces - 1;
}

/** "Adaptation 2", "Tectonics, special": what a space is called as long as the game lasts. */
export function spaceName(space: string): Phrase {
  const feeder = feederOf(space);
  if (feeder !== undefined) return phrase('m.space.feeder', { animal: animalName(feeder) });
  const { section, place } = spaceParts(space);
  const name = sectionName(section);
  if (section === 'autotrophs')
    return phrase('m.space.autotrophs', { side: place === 0 ? 'smoker' : 'geyser' });
  if (isSpecialOnly(space)) return phrase('m.space.special', { section: name });
  const basic = SECTIONS.find(({ id }) => id === section);
  const alone = (basic?.spaces ?? 1) - (basic?.special ? 1 : 0) === 1;
  return alone
    ? phrase('m.space.only', { section: name })
    : phrase('m.space', { section: name, n: place + 1 });
}

export function cardName(card: string): Phrase {
  return phrase(keyOf(`m.card.${card}`));
}

export function traitName(trait: string): Phrase {
  return phrase(keyOf(`m.trait.${trait}`));
}

export const MARINE: EarthWords = {
  prefix: 'm',
  map: MAP,
  elements: ELEMENTS,
  section: sectionName,
  space: spaceName,
  card: cardName,
};
