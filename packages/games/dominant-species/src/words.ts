import { earthVocabulary, nounsOf, OWN_VERBS } from '@clade/earth';
import type { Noun } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from './animals.ts';
import { CARD_IDS } from './card-ids.ts';
import { SPACE_NAMES } from './display.ts';
import { MAP } from './map.ts';

/** Verbs of Dominant Species besides those of both hex games. */
export const USE = OWN_VERBS;
export const PROTECT = OWN_VERBS + 1;
export const DISCARD = OWN_VERBS + 2;
export const GLACIATE = OWN_VERBS + 3;
export const TILE_CHOICE = OWN_VERBS + 4;
export const KEEP = OWN_VERBS + 5;
export const SPARE = OWN_VERBS + 6;
export const LOSE = OWN_VERBS + 7;
export const REPLACE = OWN_VERBS + 8;
export const GIVE_UP = OWN_VERBS + 9;
export const SEND = OWN_VERBS + 10;
export const SAVE = OWN_VERBS + 11;
export const PLAY_ANIMAL = OWN_VERBS + 12;

/** What Immigrants takes (DS-6.16.1): an element by its number, a pawn, or all but one cube of every tile. */
export const LOST_PAWN = ELEMENTS.length;
export const LOST_CROWDS = ELEMENTS.length + 1;
const LOSSES: Noun = { article: 'an element, "pawn" or "crowds"', names: [...ELEMENTS, 'pawn', 'crowds'] };

const n = nounsOf(MAP, { kinds: ELEMENTS, animals: ANIMAL_IDS, cards: CARD_IDS, spaces: SPACE_NAMES });

export const WORDS = earthVocabulary('Dominant Species', 'DS-5.17', n, [
  { verb: 'use', words: 'use the action', doing: 'use the action', nouns: [] },
  { verb: 'protect', words: 'protect {0}', doing: 'protect an element', nouns: [n.kind] },
  { verb: 'discard', words: 'discard {0}', doing: 'take a disk out of the Wasteland box', nouns: [n.kind] },
  { verb: 'glaciate', words: 'glaciate {0}', doing: 'glaciate a tile', nouns: [n.hex] },
  { verb: 'tile', words: 'choose tile {0}', doing: 'choose a tile', nouns: [n.hex] },
  { verb: 'keep', words: 'keep the disk on {0}', doing: 'choose the disk to keep', nouns: [n.corner] },
  { verb: 'spare', words: 'spare {0}', doing: 'choose the animal whose cube stays', nouns: [n.animal] },
  { verb: 'lose', words: 'lose {0}', doing: 'choose an element to lose', nouns: [n.kind] },
  { verb: 'replace', words: 'replace {0} on {1}', doing: 'replace a cube', nouns: [n.animal, n.hex] },
  { verb: 'give-up', words: 'give up {0}', doing: 'choose what to lose', nouns: [LOSSES] },
  { verb: 'send', words: 'send {2} {0} to {1}', doing: 'send cubes away', nouns: [n.animal, n.hex, n.count] },
  { verb: 'save', words: 'save a cube on {0}', doing: 'save an endangered cube', nouns: [n.hex] },
  { verb: 'animal', words: 'play {0}', doing: 'choose an animal', nouns: [n.animal] },
]);
