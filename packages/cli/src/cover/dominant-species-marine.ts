import { CARDS, MAP, type MarineEvent, SPACE_NAMES, TRAITS } from '@clade/dominant-species-marine';
import type { GameEvent } from '@clade/engine';
import { isFeeder } from '../names/dominant-species-marine.ts';
import { distanceOn } from './distance.ts';

type Add = (group: string, key: string) => void;

/** The spaces on the trait card Bottom Feeder, one for each animal, are one. */
function spaceKey(space: string): string {
  return isFeeder(space) ? 'bottom-feeder' : space;
}

/** Traits whose work an event shows; the others change what is allowed, or what something counts. */
const WORK_SHOWN = [
  'bottom-feeder',
  'budding-intelligence',
  'camouflage',
  'cannibal',
  'exaptation',
  'hadopelagic',
  'pack-hunters',
  'prey-switching',
  'seasonal-migrants',
  'solitary',
];

/** What a fuzz of Marine should come across: every space, card and trait. */
export const EXPECTED_OF_MARINE: Readonly<Record<string, readonly string[]>> = {
  actions: [...new Set(SPACE_NAMES.map(spaceKey))],
  cards: CARDS.map((card) => card.id),
  entersPlay: CARDS.filter((card) => card.enters !== undefined).map((card) => card.id),
  inPlay: CARDS.filter((card) => card.inPlay !== undefined).map((card) => card.id),
  traits: TRAITS.map((trait) => trait.id),
  traitsAtWork: WORK_SHOWN,
};

/** What a fuzzed game of Marine has exercised, beyond the events themselves. */
export function coverMarine(event: GameEvent, add: Add): void {
  const e = event as MarineEvent;
  const trait = TRAITS.find((t) => t.rule === e.rule)?.id;
  if (trait !== undefined && WORK_SHOWN.includes(trait)) add('traitsAtWork', trait);
  switch (e.type) {
    case 'pawn-placed':
      add('actions', spaceKey(e.space));
      if (isFeeder(e.space)) add('traitsAtWork', 'bottom-feeder');
      break;
    case 'card-resolved':
      coverCard(e.card, e.x, add);
      break;
    case 'card-revealed':
      coverRow(e.card, add);
      break;
    case 'trait-gained':
    case 'trait-copied':
      add('traits', e.trait);
      break;
    case 'points':
      add('pointsFrom', e.source);
      break;
    case 'cubes-moved':
      if (e.rule === 'DSM-5.13.1' && distanceOn(MAP, e.from, e.to) === 2)
        add('traitsAtWork', 'seasonal-migrants');
      break;
  }
}

/** DSM-6.1.5: with an X of 0 a card that counts by it does nothing, so that is no use of it. */
function coverCard(id: string, x: number, add: Add): void {
  const card = CARDS.find((c) => c.id === id);
  if (card !== undefined && (x > 0 || card.usesX !== true)) add('cards', id);
}

/** Lower parts count from the moment a card lies in the row. */
function coverRow(id: string, add: Add): void {
  const card = CARDS.find((c) => c.id === id);
  if (card?.enters !== undefined) add('entersPlay', id);
  if (card?.inPlay !== undefined) add('inPlay', id);
}
