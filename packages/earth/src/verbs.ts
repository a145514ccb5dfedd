import { type Noun, type Verb, type Vocabulary, vocabulary } from '@clade/engine';
import type { PrintedMap } from './grid.ts';

/** Verbs of both hex games; a game's own verbs follow from OWN_VERBS on. */
export const TAKE = 0;
export const PUT = 1;
export const REMOVE = 2;
export const SPECIATE = 3;
export const ADD = 4;
export const STACK = 5;
export const LAY = 6;
export const BRING = 7;
export const MOVE = 8;
export const ELIMINATE = 9;
export const SCORE = 10;
export const CARD = 11;
export const PLACE = 12;
export const OWN_VERBS = 13;

/** The words of a hex game: what its nouns are called. */
export interface Nouns {
  readonly hex: Noun;
  readonly corner: Noun;
  readonly kind: Noun;
  readonly animal: Noun;
  readonly count: Noun;
  readonly card: Noun;
  readonly space: Noun;
  readonly stack: Noun;
}

/** More cubes than any animal has. */
const MOST = 127;

export function nounsOf(
  map: PrintedMap,
  names: Readonly<Record<'kinds' | 'animals' | 'cards' | 'spaces', readonly string[]>>,
): Nouns {
  return {
    hex: { article: 'a hex such as C3', names: map.hexNames },
    corner: { article: 'a corner such as C3-C4-D3', names: map.cornerNames },
    kind: { article: 'an element', names: names.kinds },
    animal: { article: 'an animal', names: names.animals },
    count: { article: 'a number of cubes', names: Array.from({ length: MOST }, (_, n) => n) },
    card: { article: 'a card', names: names.cards },
    space: { article: 'an action space', names: names.spaces },
    stack: { article: 'a stack (1 to 3)', names: [1, 2, 3] },
  };
}

export function earthVocabulary(title: string, rule: string, n: Nouns, own: readonly Verb[]): Vocabulary {
  return vocabulary(title, rule, [
    { verb: 'take', words: 'take {0}', doing: 'take a disk', nouns: [n.kind] },
    { verb: 'put', words: 'put the disk on {0}', doing: 'put a disk on a corner', nouns: [n.corner] },
    { verb: 'remove', words: 'remove the disk on {0}', doing: 'remove a disk', nouns: [n.corner] },
    {
      verb: 'speciate',
      words: 'speciate around {0}',
      doing: 'choose a disk for Speciation',
      nouns: [n.corner],
    },
    { verb: 'add', words: 'add {1} to {0}', doing: 'add cubes to a tile', nouns: [n.hex, n.count] },
    { verb: 'stack', words: 'take the tile of stack {0}', doing: 'take a tile', nouns: [n.stack] },
    { verb: 'lay', words: 'lay the tile on {0}', doing: 'lay a tile', nouns: [n.hex] },
    {
      verb: 'bring',
      words: 'bring {1} from {0}',
      doing: 'bring cubes to the new tile',
      nouns: [n.hex, n.count],
    },
    { verb: 'move', words: 'move a cube from {0} to {1}', doing: 'move a cube', nouns: [n.hex, n.hex] },
    { verb: 'eliminate', words: 'eliminate {1} on {0}', doing: 'eliminate a cube', nouns: [n.hex, n.animal] },
    { verb: 'score', words: 'score {0}', doing: 'score a tile', nouns: [n.hex] },
    { verb: 'card', words: 'choose {0}', doing: 'choose a card', nouns: [n.card] },
    { verb: 'place', words: 'place a pawn on {0}', doing: 'place a pawn', nouns: [n.space] },
    ...own,
  ]);
}
