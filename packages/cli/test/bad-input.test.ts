import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clade, fileWith, randomLog, scratch } from './harness.ts';

const POSITION = {
  game: 'evolution',
  phase: 'feeding',
  wateringHole: 5,
  players: [{ species: [{ population: 2 }] }, { species: [{ population: 1 }] }],
};

/** Two animals at a table of Dominant Species; a pawn stands on Wasteland. */
const BIRDS = JSON.stringify({
  game: 'dominant-species',
  players: 2,
  animals: { birds: {}, insects: {} },
  spaces: { wasteland: 'birds' },
});

const position = (changes: object): string => fileWith(JSON.stringify({ ...POSITION, ...changes }));

/** A log with one line changed. */
function edited(n: number, change: (line: string) => string): string {
  const lines = randomLog('edited').split('\n');
  lines[n] = change(lines[n] ?? '');
  return fileWith(lines.join('\n'), 'log.jsonl');
}

/** Every kind of bad input: arguments, and what the one sentence must say. */
const CASES: readonly (readonly [name: string, argv: () => string[], says: string])[] = [
  ['no command', () => [], 'Name a command'],
  [
    'an unknown command',
    () => ['simm'],
    'There is no command "simm" (see clade --help). Did you mean "sim"?',
  ],
  ['an unknown global option', () => ['--colour'], 'There is no option "--colour"'],
  [
    'no game',
    () => ['sim', '--bots', 'random,random'],
    '"clade sim" needs a game (games: evolution, dominant-species, dominant-species-marine; see clade sim --help).',
  ],
  [
    'no game to play',
    () => ['play'],
    '"clade play" needs a game (games: evolution, dominant-species, dominant-species-marine;',
  ],
  [
    'an unknown game',
    () => ['fuzz', 'evolutoin'],
    'There is no game "evolutoin" (games: evolution, dominant-species, dominant-species-marine). Did you mean "evolution"?',
  ],
  ['an unknown game to play', () => ['play', 'chess'], 'There is no game "chess"'],
  ['a stray word', () => ['fuzz', 'evolution', 'now'], 'does not know what to do with "now"'],
  ['an unknown flag', () => ['fuzz', 'evolution', '--gmaes', '3'], 'has no option "--gmaes"'],
  ['a short unknown flag', () => ['games', '-x'], 'has no option "-x"'],
  ['a flag of another command', () => ['games', '--legal'], 'has no option "--legal"'],
  ['a flag with a value', () => ['games', '--json=yes'], 'Option "--json" takes no value.'],
  ['a missing value', () => ['fuzz', 'evolution', '--games'], 'Option "--games" needs a value'],
  ['a forgotten value', () => ['fuzz', 'evolution', '--seed', '--json'], 'Option "--seed" needs a value'],
  [
    'an option given twice',
    () => ['fuzz', 'evolution', '--games', '1', '--games', '2'],
    '"--games" is given twice',
  ],
  [
    'too few players',
    () => ['sim', 'evolution', '--bots', 'random'],
    'Evolution is for 2 to 6 players, not 1.',
  ],
  [
    'too many players',
    () => ['play', 'evolution', '--players', '7'],
    'Evolution is for 2 to 6 players, not 7.',
  ],
  [
    'players that are no number',
    () => ['perft', 'evolution', '--depth', '1', '--players', 'two'],
    '--players needs a whole number',
  ],
  [
    'more places than bots',
    () => ['sim', 'evolution', '--players', '3', '--bots', 'random,random'],
    'needs 3 bots',
  ],
  ['no bots', () => ['sim', 'evolution', '--players', '3'], 'needs --bots'],
  ['an unknown bot', () => ['sim', 'evolution', '--bots', 'random,gredy'], 'There is no bot "gredy"'],
  ['an empty bot', () => ['sim', 'evolution', '--bots', 'random,,random'], '--bots needs names with commas'],
  ['an unknown bot to play', () => ['play', 'evolution', '--bots', 'genius'], 'There is no bot "genius"'],
  [
    'too many opponents',
    () => ['play', 'evolution', '--players', '3', '--bots', 'random,random,random'],
    '3 players need 2 opponents',
  ],
  [
    'a seat that is not there',
    () => ['play', 'evolution', '--seat', '4'],
    '--seat needs a whole number from 1 to 3, not "4".',
  ],
  [
    'no games',
    () => ['fuzz', 'evolution', '--games', '0'],
    '--games needs a whole number from 1 up, not "0".',
  ],
  ['half a game', () => ['sim', 'evolution', '--bots', 'random,random', '--games', '1.5'], 'not "1.5"'],
  ['games in words', () => ['fuzz', 'evolution', '--games', 'many'], 'not "many"'],
  ['games beyond counting', () => ['fuzz', 'evolution', '--games', '99999999999999999999'], '--games needs'],
  ['negative games', () => ['fuzz', 'evolution', '--games', '-5'], 'not "-5"'],
  [
    'an option without a value',
    () => ['play', 'evolution', '--set', 'deck'],
    '--set needs option=value, not "deck".',
  ],
  ['an unknown table option', () => ['play', 'evolution', '--set', 'dekc=DE110'], 'has no option "dekc"'],
  [
    'an unknown option value',
    () => ['play', 'evolution', '--set', 'deck=big'],
    'takes second-edition or DE110, not "big". [EVO-1.4.21]',
  ],
  [
    'an option set twice',
    () => ['play', 'evolution', '--set', 'deck=DE110', '--set', 'deck=DE110'],
    'is set twice',
  ],
  [
    'a combination the box does not allow',
    () => ['play', 'evolution', '--players', '6', '--set', 'deck=DE110'],
    'Evolution is for 2 to 5 players, not 6. [EVO-1.4.21]',
  ],
  [
    'animals that do not fit the players',
    () => ['play', 'dominant-species', '--players', '4', '--set', 'animals=2'],
    'With animals=2 there are 3 players, because all animals play, not 4. [DS-4.7.1]',
  ],
  [
    'an unknown option where one is not offered',
    () => ['play', 'dominant-species', '--set', 'cards=long'],
    'Dominant Species has no option "cards" (options: deck, earth, animals, assignment).',
  ],
  [
    'a guard with a value it does not take',
    () => ['sim', 'dominant-species', '--bots', 'random,random', '--set', 'roundCap=3'],
    'Option "roundCap" takes null or 40, not "3".',
  ],
  ['no depth', () => ['perft', 'evolution'], 'needs --depth'],
  ['depth 0', () => ['perft', 'evolution', '--depth', '0'], '--depth needs a whole number from 1'],
  ['perft of nothing', () => ['perft', 'no-such-file.json', '--depth', '1'], 'There is no game and no file'],
  [
    'players for a position',
    () => ['perft', position({}), '--depth', '1', '--players', '3'],
    '--players is for a dealt game',
  ],
  ['an unknown option of bench', () => ['bench', '--fast'], 'has no option "--fast"'],

  ['a missing position', () => ['position', 'no-such-file.json'], 'cannot be read: it does not exist.'],
  ['a folder', () => ['position', scratch()], 'cannot be read: it is a folder.'],
  ['a position that is no JSON', () => ['position', fileWith('{"game":')], 'is not valid JSON.'],
  ['a position that is a list', () => ['position', fileWith('[]')], 'an object is needed'],
  [
    'a position of no game',
    () => ['position', fileWith('{"wateringHole":3}')],
    'Field "game" of the position must be one of evolution, dominant-species, dominant-species-marine.',
  ],
  ['a game that is no name', () => ['position', position({ game: 3 })], 'Field "game"'],
  ['a position of another game', () => ['position', position({ game: 'chess' })], 'There is no game "chess"'],
  ['a position with an unknown field', () => ['position', position({ wateringhole: 3 })], '"wateringhole"'],
  ['a position without players', () => ['position', fileWith('{"game":"evolution"}')], 'Field "players"'],
  [
    'more food than population',
    () => ['position', position({ players: [{ species: [{ population: 1, food: 2 }] }, {}] })],
    'players[0].species[0].food',
  ],
  [
    'a card that does not exist',
    () => ['position', position({ players: [{ hand: [{ trait: 'horns', food: 9 }] }, {}] })],
    'players[0].hand[0]',
  ],
  [
    'a move that is none',
    () => ['position', position({}), '--play', 'sing'],
    'This is not a move of Evolution: "sing" has the words of none.',
  ],
  [
    'a wire move that is none',
    () => ['position', position({}), '--play', '["eat"]'],
    'This is not a move of Evolution',
  ],
  ['a broken wire move', () => ['position', position({}), '--play', '["eat", 0'], 'is not a JSON array'],
  [
    'a move of another game',
    () => ['position', position({}), '--play', 'place a pawn on initiative'],
    'This is not a move of Evolution',
  ],
  [
    'a corner that is not on the map',
    () => ['position', fileWith(BIRDS), '--play', 'put the disk on C3-C4'],
    'This is not a move of Dominant Species: "put" needs a corner such as C3-C4-D3, not "c3-c4".',
  ],
  [
    'a space where a pawn stands',
    () => ['position', fileWith(BIRDS), '--play', 'place a pawn on wasteland'],
    'A pawn of the Birds stands there. [DS-5.2.5]',
  ],
  ['an illegal move', () => ['position', position({}), '--play', 'pass'], 'You may not pass'],
  [
    'a seat at another table',
    () => ['position', position({}), '--seat', '3', '--play', 'pass'],
    '--seat needs a whole number from 1 to 2',
  ],

  ['a missing log', () => ['replay', 'no-such-log.jsonl'], 'cannot be read: it does not exist.'],
  ['an empty log', () => ['replay', fileWith('')], 'the file is empty'],
  ['a file that is no log', () => ['replay', position({})], 'this is not a Clade log'],
  [
    'a log cut between lines',
    () => ['replay', fileWith(randomLog('cut').split('\n').slice(0, 20).join('\n'))],
    'The log is cut off: it has no closing line.',
  ],
  ['a log cut inside a line', () => ['replay', fileWith(randomLog('cut').slice(0, 2000))], 'cannot be read'],
  [
    'a log with a hash changed',
    () => ['replay', edited(9, (l) => l.replace(/"hash":"./, '"hash":"x'))],
    'The log was edited: move 9 does not fit.',
  ],
  [
    'a log with a seat changed',
    () => ['replay', edited(9, (l) => l.replace(/"seat":\d/, '"seat":9'))],
    'there is no seat 9',
  ],
  [
    'a log with a name changed',
    () => ['replay', edited(0, (l) => l.replace('"random"', '"beginner"'))],
    'its closing line does not fit, although every move still does.',
  ],
  [
    'a log of another game',
    () => ['replay', edited(0, (l) => l.replace('"evolution"', '"chess"'))],
    'There is no game "chess"',
  ],
  [
    'a log of other rules',
    () => ['replay', edited(0, (l) => l.replace(/"rules":"\d+"/, '"rules":"0"'))],
    'rules version 0',
  ],
  [
    'a move behind the end',
    () => ['replay', fileWith(randomLog('short')), '--to', '99999'],
    'so there is no move 99999.',
  ],
];

describe('bad input', () => {
  for (const [name, argv, says] of CASES) {
    test(`${name}: one sentence, exit code 2, nothing on stdout`, async () => {
      const { code, out, err } = await clade(argv());
      expect(err).toContain(says);
      expect(err).toMatch(/^clade: .+\n$/);
      expect(code).toBe(2);
      expect(out).toBe('');
    });
  }

  test('an edited move is named even when it is another legal one', async () => {
    const lines = randomLog('swap').split('\n');
    const at = lines.findIndex((l) => l.includes('["food"'));
    const other = lines.slice(at + 1).find((l) => l.includes('["food"')) ?? '';
    const move = /"move":(\[.*?\])/;
    lines[at] = (lines[at] ?? '').replace(move, move.exec(other)?.[0] ?? '');
    const { code, err } = await clade(['replay', fileWith(lines.join('\n'))]);
    expect(code).toBe(2);
    expect(err).toContain(`The log was edited: move ${at} does not fit.`);
  });

  test('a refused fuzz writes no folder', async () => {
    const folder = join(scratch(), 'dumps');
    await clade(['fuzz', 'evolution', '--games', 'x', '--dump', folder]);
    expect(existsSync(folder)).toBe(false);
  });

  test('a refused replay leaves the file as it was', async () => {
    const path = edited(9, (l) => l.replace(/"hash":"./, '"hash":"x'));
    const before = readFileSync(path, 'utf8');
    await clade(['replay', path]);
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(readdirSync(join(path, '..'))).toEqual(['log.jsonl']);
  });
});
