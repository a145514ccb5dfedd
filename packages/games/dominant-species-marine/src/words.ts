import { earthVocabulary, nounsOf, OWN_VERBS } from '@clade/earth';
import type { Noun } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from './animals.ts';
import { CARD_IDS } from './card-ids.ts';
import { SPACE_NAMES } from './display.ts';
import { MAP } from './map.ts';
import { TERRAINS, VENT_SIDES } from './terrain.ts';
import { TRAIT_IDS } from './trait-ids.ts';

/** Verbs of Marine besides those of both hex games. */
export const PLAY_ANIMAL = OWN_VERBS;
export const KEEP_TRAIT = OWN_VERBS + 1;
export const KEEP_TRAITS = OWN_VERBS + 2;
export const TRAIT = OWN_VERBS + 3;
export const DROP_TRAIT = OWN_VERBS + 4;
export const RETRIEVE = OWN_VERBS + 5;
export const SPECIAL = OWN_VERBS + 6;
export const USE = OWN_VERBS + 7;
export const SETTLE = OWN_VERBS + 8;
export const LOSE = OWN_VERBS + 9;
export const SWAP = OWN_VERBS + 10;
export const EXCHANGE = OWN_VERBS + 11;
export const OPEN_VENT = OWN_VERBS + 12;
export const SIDE = OWN_VERBS + 13;
export const SOURCE = OWN_VERBS + 14;
export const CONTROL_PAWN = OWN_VERBS + 15;
export const PROTECT = OWN_VERBS + 16;
export const TILE_CHOICE = OWN_VERBS + 17;
export const SPARE = OWN_VERBS + 18;
export const SEND = OWN_VERBS + 19;
export const RETURN = OWN_VERBS + 20;
export const TERRAIN = OWN_VERBS + 21;
export const LIFT = OWN_VERBS + 22;
export const FEED = OWN_VERBS + 23;

/** Where the disks of an animal lie: its board, or the trait card Phenotypic Plasticity. */
export const PLACES = ['board', 'card'] as const;
/** OPT-17: boxes that Bottom Feeder takes disks from. */
export const FEED_BOXES = ['depletion', 'regression'] as const;
/** What an Autotrophs disk on Earth is exchanged for: a kind out of the box, or nothing. */
export const FOR_NOTHING = ELEMENTS.length;
/** DSM-5.12.7: where the cube of Tectonics comes from. */
export const CUBE_SOURCES = ['pool', 'eliminated'] as const;
export const POOL_SOURCE = 0;

const TRAITS: Noun = { article: 'a trait', names: TRAIT_IDS };
const PLACE_NOUN: Noun = { article: '"board" or "card"', names: PLACES };
const FEED_BOX: Noun = { article: '"depletion" or "regression"', names: FEED_BOXES };
const SWAPPED: Noun = { article: 'an element or "nothing"', names: [...ELEMENTS, 'nothing'] };
const VENT_SIDE: Noun = { article: '"smoker" or "geyser"', names: VENT_SIDES };
const CUBE_SOURCE: Noun = { article: '"pool" or "eliminated"', names: CUBE_SOURCES };
const TERRAIN_NOUN: Noun = { article: 'a terrain', names: TERRAINS };

const n = nounsOf(MAP, { kinds: ELEMENTS, animals: ANIMAL_IDS, cards: CARD_IDS, spaces: SPACE_NAMES });

export const WORDS = earthVocabulary('Dominant Species: Marine', 'DSM-A.4', n, [
  { verb: 'animal', words: 'play {0}', doing: 'choose an animal', nouns: [n.animal] },
  { verb: 'keep', words: 'keep {0}', doing: 'choose a trait to keep', nouns: [TRAITS] },
  {
    verb: 'keep-two',
    words: 'keep {0} and {1}',
    doing: 'choose two traits to keep',
    nouns: [TRAITS, TRAITS],
  },
  { verb: 'trait', words: 'choose the trait {0}', doing: 'choose a trait', nouns: [TRAITS] },
  { verb: 'drop', words: 'give up {0}', doing: 'choose the trait to give up', nouns: [TRAITS] },
  { verb: 'retrieve', words: 'retrieve', doing: 'retrieve the pawns', nouns: [] },
  {
    verb: 'special',
    words: 'use the pawn of {0}',
    doing: 'choose a special pawn to place',
    nouns: [n.kind],
  },
  { verb: 'use', words: 'use the action', doing: 'use the action', nouns: [] },
  { verb: 'settle', words: 'keep it on the {0}', doing: 'say where the disk goes', nouns: [PLACE_NOUN] },
  {
    verb: 'lose',
    words: 'give up {0} on the {1}',
    doing: 'choose a disk of the animal',
    nouns: [n.kind, PLACE_NOUN],
  },
  { verb: 'swap', words: 'swap the disk on {0}', doing: 'choose a disk on Earth to swap', nouns: [n.corner] },
  { verb: 'exchange', words: 'exchange it for {0}', doing: 'exchange the disk', nouns: [SWAPPED] },
  { verb: 'vent', words: 'open a vent on {0}', doing: 'choose the tile for a vent', nouns: [n.hex] },
  { verb: 'side', words: 'turn the {0} up', doing: 'choose a side of the vent', nouns: [VENT_SIDE] },
  {
    verb: 'source',
    words: 'take the cube from {0}',
    doing: 'say where the cube comes from',
    nouns: [CUBE_SOURCE],
  },
  {
    verb: 'control',
    words: 'take control of {0}',
    doing: 'take control of a special pawn',
    nouns: [n.kind],
  },
  { verb: 'protect', words: 'protect {0}', doing: 'protect a disk', nouns: [n.kind] },
  { verb: 'tile', words: 'choose tile {0}', doing: 'choose a tile', nouns: [n.hex] },
  { verb: 'spare', words: 'spare {0}', doing: 'choose the animal whose cube stays', nouns: [n.animal] },
  { verb: 'send', words: 'send {2} {0} to {1}', doing: 'send cubes away', nouns: [n.animal, n.hex, n.count] },
  {
    verb: 'return',
    words: 'return {1} on {0}',
    doing: 'return a cube to its gene pool',
    nouns: [n.hex, n.animal],
  },
  { verb: 'terrain', words: 'choose {0} tiles', doing: 'choose a terrain', nouns: [TERRAIN_NOUN] },
  { verb: 'lift', words: 'pick up the disk on {0}', doing: 'pick up a disk', nouns: [n.corner] },
  {
    verb: 'feed',
    words: 'take {0} from {1}',
    doing: 'take a disk out of a box',
    nouns: [n.kind, FEED_BOX],
  },
]);
