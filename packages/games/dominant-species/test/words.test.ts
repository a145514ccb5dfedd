import { isRefusal, type Wire } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { dominantSpecies } from '../src/index.ts';
import { table } from '../src/testing/index.ts';

/** One move of each verb: as data and in words. */
const MOVES: readonly (readonly [wire: Wire, words: string])[] = [
  [['take', 'grub'], 'take grub'],
  [['put', 'C3-D2-D3'], 'put the disk on C3-D2-D3'],
  [['remove', 'A1.W'], 'remove the disk on A1.W'],
  [['speciate', 'D3-E3-E4'], 'speciate around D3-E3-E4'],
  [['add', 'D2', 4], 'add 4 to D2'],
  [['stack', 2], 'take the tile of stack 2'],
  [['lay', 'F3'], 'lay the tile on F3'],
  [['bring', 'E4', 0], 'bring 0 from E4'],
  [['move', 'C4', 'D3'], 'move a cube from C4 to D3'],
  [['eliminate', 'C4', 'birds'], 'eliminate birds on C4'],
  [['score', 'G1'], 'score G1'],
  [['card', 'ice-age'], 'choose ice-age'],
  [['place', 'competition-7'], 'place a pawn on competition-7'],
  [['place', 'initiative'], 'place a pawn on initiative'],
  [['use'], 'use the action'],
  [['protect', 'sun'], 'protect sun'],
  [['discard', 'meat'], 'discard meat'],
  [['glaciate', 'D4'], 'glaciate D4'],
  [['tile', 'D3'], 'choose tile D3'],
  [['keep', 'D2-D3-E3'], 'keep the disk on D2-D3-E3'],
  [['spare', 'insects'], 'spare insects'],
  [['lose', 'seed'], 'lose seed'],
  [['replace', 'mammals', 'D4'], 'replace mammals on D4'],
  [['give-up', 'pawn'], 'give up pawn'],
  [['give-up', 'water'], 'give up water'],
  [['send', 'arachnids', 'C3', 2], 'send 2 arachnids to C3'],
  [['save', 'D4'], 'save a cube on D4'],
  [['animal', 'amphibians'], 'play amphibians'],
  [['skip'], 'skip'],
  [['stop'], 'stop'],
  [['forgo'], 'forgo'],
];

const s = table({});

describe('moves as data and in words', () => {
  test.each(MOVES)('%j is "%s"', (wire, words) => {
    const move = dominantSpecies.fromWire(wire);
    if (isRefusal(move)) throw new Error(move.sentence);
    expect(dominantSpecies.describe(s, move)).toBe(words);
    expect(dominantSpecies.toWire(move)).toEqual(wire);
    expect(dominantSpecies.parse(s, words)).toBe(move);
    expect(dominantSpecies.parse(s, `  ${words.toUpperCase().replaceAll(' ', '   ')} `)).toBe(move);
  });

  test('no two are the same number', () => {
    expect(new Set(MOVES.map(([wire]) => dominantSpecies.fromWire(wire))).size).toBe(MOVES.length);
  });
});

describe('what is not a move says why', () => {
  test.each([
    [['fly', 'C3'], 'there is no verb "fly"'],
    [['score'], '"score" needs a hex such as C3, not nothing'],
    [['score', 'D7'], '"score" needs a hex such as C3, not "D7"'],
    [['score', 'C3', 'C4'], '"score" has 2 operands, which is too many'],
    [['take', 'plankton'], '"take" needs an element, not "plankton"'],
    [['add', 'C3', 1.5], '"add" needs a number of cubes, not 1.5'],
    [['add', 'C3', -1], '"add" needs a number of cubes, not -1'],
    [['put', ''], '"put" needs a corner such as C3-C4-D3, not ""'],
    [['place', 'adaptation-4'], '"place" needs an action space, not "adaptation-4"'],
    [['card', 'survival'], '"card" needs a card, not "survival"'],
    ['score C3', 'a move is an array that begins with a verb'],
    [[], 'a move is an array that begins with a verb'],
  ])('%j', (wire, reason) => {
    const refused = dominantSpecies.fromWire(wire);
    expect(isRefusal(refused) && refused.sentence).toBe(`This is not a move of Dominant Species: ${reason}.`);
  });

  test.each(['', 'score', 'score D3 twice', 'add D3 to 2', 'move a cube from D3', 'take sun and meat'])(
    '"%s" is not a move in words',
    (words) => {
      const refused = dominantSpecies.parse(s, words);
      expect(isRefusal(refused) && refused.code).toBe('malformed');
    },
  );
});
