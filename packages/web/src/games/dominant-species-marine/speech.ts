import type { AnimalId as Drawn } from '@clade/board/hex';
import {
  ANIMAL_IDS,
  type AnimalId,
  type AnimalView,
  CARDS,
  type ElementId,
  type MarineView,
  SECTIONS,
  type SectionId,
  type TileView,
  TRAITS,
} from '@clade/dominant-species-marine';
import type { Key, Say } from '../../text/text.tsx';
import { animalId, animalName, tileName } from '../earth/lexicon.ts';
import { MARINE } from './game.ts';

/** How animals, tiles, spaces, cards and traits of Marine are called in the reader's language. */

export function drawn(animal: string): Drawn {
  return animalId(MARINE, animal);
}

export function animalOf(say: Say, animal: string): string {
  return animalName(say, drawn(animal));
}

export function tileAt(view: MarineView, hex: string): TileView | undefined {
  return view.tiles.find((tile) => tile.hex === hex);
}

/** "Reef C3"; a vent is called by the side that is up. */
export function tileOf(say: Say, view: MarineView, hex: string): string {
  const tile = tileAt(view, hex);
  return tileName(say, tile?.side ?? tile?.terrain, hex);
}

export function elementAt(view: MarineView, corner: string): ElementId | undefined {
  return view.corners.find((disk) => disk.corner === corner)?.element;
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
export function spaceName(say: Say, space: string): string {
  const feeder = feederOf(space);
  if (feeder !== undefined) return say('m.space.feeder', { animal: animalOf(say, feeder) });
  const { section, place } = spaceParts(space);
  const name = say(`m.section.${section}`);
  if (section === 'autotrophs') return say('m.space.autotrophs', { side: place === 0 ? 'smoker' : 'geyser' });
  if (isSpecialOnly(space)) return say('m.space.special', { section: name });
  const basic = SECTIONS.find(({ id }) => id === section);
  const alone = (basic?.spaces ?? 1) - (basic?.special ? 1 : 0) === 1;
  return alone ? say('m.space.only', { section: name }) : say('m.space', { section: name, n: place + 1 });
}

/** The name without the places where it may break. */
export function cardName(say: Say, card: string): string {
  return say(`m.card.${card}` as Key);
}

export function cardText(say: Say, card: string, x: number | string): string {
  return say(`m.card.${card}.text` as Key, { x });
}

/** The effect, the event icons, what is in force in the row, how well it is known; the rule stands beside it. */
export function cardTip(say: Say, card: string, x: number | string): string {
  const known = CARDS.find(({ id }) => id === card);
  const parts = [say('m.card.tip', { name: cardName(say, card), text: cardText(say, card, x) })];
  const own = (part: string): string | undefined => {
    const key = `m.card.${card}.${part}`;
    return say.texts.has(key) ? say(key as Key) : undefined;
  };
  const enters = own('enters');
  const inPlay = own('in-play');
  if (enters !== undefined) parts.push(say('m.card.enters', { text: enters }));
  if (inPlay !== undefined) parts.push(say('m.card.in-play', { text: inPlay }));
  if (known?.provenance === 'reconstructed')
    parts.push(say('m.card.reconstructed', { confidence: known.confidence }));
  if (known?.lower?.provenance === 'reconstructed')
    parts.push(say('m.card.lower.reconstructed', { confidence: known.lower.confidence }));
  if (known !== undefined) parts.push(`(${known.rule})`);
  return parts.join(' ');
}

export function traitName(say: Say, trait: string): string {
  return say(`m.trait.${trait}` as Key);
}

export function traitText(say: Say, trait: string): string {
  return say(`m.trait.${trait}.text` as Key);
}

export function traitTip(say: Say, trait: string): string {
  const known = TRAITS.find(({ id }) => id === trait);
  const parts = [say('m.trait.tip', { name: traitName(say, trait), text: traitText(say, trait) })];
  if (known?.provenance === 'reconstructed')
    parts.push(say('m.trait.reconstructed', { confidence: known.confidence }));
  if (known !== undefined) parts.push(`(${known.rule})`);
  return parts.join(' ');
}

/** Does a trait work for this animal, as a card or as a copy? */
export function hasTrait(animal: AnimalView | undefined, trait: string): boolean {
  return animal !== undefined && (animal.traits.some((t) => t === trait) || animal.copied === trait);
}

/** DSM-6.3.21: do ties go to the lower animal? */
export function isReversed({ row }: MarineView): boolean {
  return row.some(({ card }) => card === 'monotypic-habitat');
}

/** DSM-5.15.2: the animals on a tile in the order in which they would score. */
export function inScoringOrder(view: MarineView, tile: TileView): AnimalId[] {
  const on = (animal: AnimalId): number => tile.cubes[animal] ?? 0;
  const order = isReversed(view) ? ANIMAL_IDS.toReversed() : [...ANIMAL_IDS];
  return order.filter((animal) => on(animal) > 0).sort((a, b) => on(b) - on(a));
}

/** DSM-1.6.7: how many disks at the corners of a tile are of a kind that the animal has. */
export function matchesOn(view: MarineView, hex: string, animal: string): number {
  const elements = view.animals.find((own) => own.animal === animal)?.elements ?? {};
  const corners = new Set(MARINE.map.cornersOf(hex));
  return view.corners.filter(({ corner, element }) => corners.has(corner) && (elements[element] ?? 0) > 0)
    .length;
}
