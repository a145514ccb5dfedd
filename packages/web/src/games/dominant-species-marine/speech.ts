import type { AnimalId as Drawn } from '@clade/board/hex';
import {
  ANIMAL_IDS,
  type AnimalId,
  type AnimalView,
  CARDS,
  type MarineView,
  type TileView,
  TRAITS,
} from '@clade/dominant-species-marine';
import * as marine from '@clade/wording/dominant-species-marine';
import { tileIn } from '@clade/wording/earth';
import { said } from '../../text/phrase.tsx';
import type { Key, Say } from '../../text/text.tsx';
import { animalId } from '../earth/lexicon.ts';
import { MARINE } from './game.ts';

/** How animals, tiles, spaces, cards and traits of Marine are called in the reader's language. */

export function drawn(animal: string): Drawn {
  return animalId(MARINE, animal);
}

export function animalOf(say: Say, animal: string): string {
  return said(say, marine.animalName(animal));
}

export function tileAt(view: MarineView, hex: string): TileView | undefined {
  return view.tiles.find((tile) => tile.hex === hex);
}

/** "Reef C3"; a vent is called by the side that is up. */
export function tileOf(say: Say, view: MarineView, hex: string): string {
  return said(say, tileIn(view, hex));
}

export { feederOf, isSpecialOnly, spaceParts } from '@clade/wording/dominant-species-marine';

export function spaceName(say: Say, space: string): string {
  return said(say, marine.spaceName(space));
}

/** The name without the places where it may break. */
export function cardName(say: Say, card: string): string {
  return said(say, marine.cardName(card));
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
  return said(say, marine.traitName(trait));
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
