import { CARD_IDS, type DsEvent, MAP, SECTIONS } from '@clade/dominant-species';
import type { GameEvent } from '@clade/engine';
import { sectionOf } from '../names/dominant-species.ts';
import { distanceOn } from './distance.ts';

/** What a fuzz of Dominant Species should come across. */
export const EXPECTED_OF_DOMINANT_SPECIES: Readonly<Record<string, readonly string[]>> = {
  actions: SECTIONS.map((section) => section.id),
  cards: CARD_IDS,
  abilities: ['arachnids', 'birds', 'insects', 'mammals', 'reptiles'],
};

/** What a fuzzed game of Dominant Species has exercised, beyond the events themselves. */
export function coverDominantSpecies(event: GameEvent, add: (group: string, key: string) => void): void {
  const e = event as DsEvent;
  switch (e.type) {
    case 'pawn-taken':
      add('actions', sectionOf(e.space).section);
      break;
    case 'card-taken':
      add('cards', e.card);
      break;
    case 'points':
      add('pointsFrom', e.source);
      break;
    case 'cube-saved':
      add('abilities', 'mammals');
      break;
    case 'protected':
      if (e.animal === 'reptiles') add('abilities', 'reptiles');
      break;
    case 'cubes-moved':
      if (distanceOn(MAP, e.from, e.to) === 2) add('abilities', 'birds');
      break;
    case 'cubes-eliminated':
      if (e.rule === 'DS-5.4.11.1') add('abilities', 'arachnids');
      break;
    case 'cubes-placed':
      if (e.rule === 'DS-5.4.8.4') add('abilities', 'insects');
      break;
  }
}
