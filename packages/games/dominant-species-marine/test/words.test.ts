import { isRefusal, type Wire } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { dominantSpeciesMarine } from '../src/index.ts';
import { table } from '../src/testing/index.ts';

/** One move of each verb: as data and in words. */
const MOVES: readonly (readonly [wire: Wire, words: string])[] = [
  [['take', 'plankton'], 'take plankton'],
  [['put', 'C3-C4-D4'], 'put the disk on C3-C4-D4'],
  [['remove', 'A1.W'], 'remove the disk on A1.W'],
  [['speciate', 'D4-E3-E4'], 'speciate around D4-E3-E4'],
  [['add', 'D2', 4], 'add 4 to D2'],
  [['stack', 2], 'take the tile of stack 2'],
  [['lay', 'F3'], 'lay the tile on F3'],
  [['bring', 'E4', 0], 'bring 0 from E4'],
  [['move', 'C4', 'D4'], 'move a cube from C4 to D4'],
  [['eliminate', 'C4', 'fishes'], 'eliminate fishes on C4'],
  [['score', 'D7'], 'score D7'],
  [['card', 'asteroid'], 'choose asteroid'],
  [['place', 'competition-4'], 'place a pawn on competition-4'],
  [['place', 'feeder-fishes'], 'place a pawn on feeder-fishes'],
  [['animal', 'cephalopods'], 'play cephalopods'],
  [['keep', 'flight'], 'keep flight'],
  [['keep-two', 'flight', 'social'], 'keep flight and social'],
  [['trait', 'ram-feeder'], 'choose the trait ram-feeder'],
  [['drop', 'cannibal'], 'give up cannibal'],
  [['retrieve'], 'retrieve'],
  [['special', 'sun'], 'use the pawn of sun'],
  [['use'], 'use the action'],
  [['settle', 'card'], 'keep it on the card'],
  [['lose', 'worms', 'board'], 'give up worms on the board'],
  [['swap', 'C3-C4-D4'], 'swap the disk on C3-C4-D4'],
  [['exchange', 'algae'], 'exchange it for algae'],
  [['exchange', 'nothing'], 'exchange it for nothing'],
  [['vent', 'D2'], 'open a vent on D2'],
  [['side', 'geyser'], 'turn the geyser up'],
  [['source', 'eliminated'], 'take the cube from eliminated'],
  [['control', 'sponges'], 'take control of sponges'],
  [['protect', 'sun'], 'protect sun'],
  [['tile', 'D3'], 'choose tile D3'],
  [['spare', 'reptiles'], 'spare reptiles'],
  [['send', 'crustaceans', 'C3', 2], 'send 2 crustaceans to C3'],
  [['return', 'D4', 'fishes'], 'return fishes on D4'],
  [['terrain', 'kelp'], 'choose kelp tiles'],
  [['lift', 'D1.NW'], 'pick up the disk on D1.NW'],
  [['feed', 'sun', 'regression'], 'take sun from regression'],
  [['skip'], 'skip'],
  [['stop'], 'stop'],
  [['forgo'], 'forgo'],
];

const s = table({});

describe('moves as data and in words', () => {
  test.each(MOVES)('%j is "%s"', (wire, words) => {
    const move = dominantSpeciesMarine.fromWire(wire);
    if (isRefusal(move)) throw new Error(move.sentence);
    expect(dominantSpeciesMarine.describe(s, move)).toBe(words);
    expect(dominantSpeciesMarine.toWire(move)).toEqual(wire);
    expect(dominantSpeciesMarine.parse(s, words)).toBe(move);
    expect(dominantSpeciesMarine.parse(s, `  ${words.toUpperCase().replaceAll(' ', '   ')} `)).toBe(move);
  });

  test('no two are the same number', () => {
    expect(new Set(MOVES.map(([wire]) => dominantSpeciesMarine.fromWire(wire))).size).toBe(MOVES.length);
  });
});

describe('what is not a move says why', () => {
  test.each([
    [['fly', 'C3'], 'there is no verb "fly"'],
    [['score'], '"score" needs a hex such as C3, not nothing'],
    [['score', 'D8'], '"score" needs a hex such as C3, not "D8"'],
    [['score', 'C3', 'C4'], '"score" has 2 operands, which is too many'],
    [['retrieve', 'sun', 'sun'], '"retrieve" has 2 operands, which is too many'],
    [['take', 'grub'], '"take" needs an element, not "grub"'],
    [['add', 'C3', 1.5], '"add" needs a number of cubes, not 1.5'],
    [['add', 'C3', -1], '"add" needs a number of cubes, not -1'],
    [['put', ''], '"put" needs a corner such as C3-C4-D3, not ""'],
    [['place', 'adaptation-4'], '"place" needs an action space, not "adaptation-4"'],
    [['card', 'ice-age'], '"card" needs a card, not "ice-age"'],
    [['keep', 'horns'], '"keep" needs a trait, not "horns"'],
    [['keep-two', 'flight'], '"keep-two" needs a trait, not nothing'],
    [['side', 'chimney'], '"side" needs "smoker" or "geyser", not "chimney"'],
    [['settle', 'bag'], '"settle" needs "board" or "card", not "bag"'],
    [['source', 'box'], '"source" needs "pool" or "eliminated", not "box"'],
    [['terrain', 'tundra'], '"terrain" needs a terrain, not "tundra"'],
    [['animal', 'birds'], '"animal" needs an animal, not "birds"'],
    ['score C3', 'a move is an array that begins with a verb'],
    [[], 'a move is an array that begins with a verb'],
  ])('%j', (wire, reason) => {
    const refused = dominantSpeciesMarine.fromWire(wire);
    expect(isRefusal(refused) && refused.sentence).toBe(
      `This is not a move of Dominant Species: Marine: ${reason}.`,
    );
  });

  test.each([
    '',
    'score',
    'score D3 twice',
    'add D3 to 2',
    'move a cube from D3',
    'take sun and worms',
    'keep flight and',
    'give up worms on the table',
    'use the pawn of',
    'turn the vent up',
    'retrieve all',
  ])('"%s" is not a move in words', (words) => {
    const refused = dominantSpeciesMarine.parse(s, words);
    expect(isRefusal(refused) && refused.code).toBe('malformed');
  });
});
