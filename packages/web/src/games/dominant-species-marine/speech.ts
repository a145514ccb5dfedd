import type { AnimalSymbol as Drawn } from '@clade/board/hex';
import {
  ANIMAL_IDS,
  type AnimalId,
  CARDS,
  type MarineView,
  type TileView,
  TRAITS,
} from '@clade/dominant-species-marine';
import * as marine from '@clade/wording/dominant-species-marine';
import { tileIn } from '@clade/wording/earth';
import { said } from '../../text/phrase.tsx';
import type { Say } from '../../text/text.tsx';
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
  return said(say, marine.cardText(card, x));
}

/** The effect, what is in force in the row, how well it is known; the rule stands beside it. */
export function cardTip(say: Say, card: string, x: number | string): string {
  const known = CARDS.find(({ id }) => id === card);
  const name = say('m.card.tip', { name: cardName(say, card), text: cardText(say, card, x) });
  const notes = marine.cardNotes(card).map((note) => said(say, note));
  return [name, ...notes, ...(known === undefined ? [] : [`(${known.rule})`])].join(' ');
}

export function traitName(say: Say, trait: string): string {
  return said(say, marine.traitName(trait));
}

export function traitText(say: Say, trait: string): string {
  return said(say, marine.traitText(trait));
}

export function traitTip(say: Say, trait: string): string {
  const known = TRAITS.find(({ id }) => id === trait);
  const [text = '', ...notes] = marine.traitSentences(trait).map((one) => said(say, one));
  const name = say('m.trait.tip', { name: traitName(say, trait), text });
  return [name, ...notes, ...(known === undefined ? [] : [`(${known.rule})`])].join(' ');
}

export { hasTrait } from '@clade/wording/dominant-species-marine';

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
