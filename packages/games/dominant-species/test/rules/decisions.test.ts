import type { Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../src/index.ts';
import {
  animal,
  asked,
  executing,
  options,
  play,
  playing,
  question,
  SIX,
  table,
  tile,
  turnOf,
} from '../../src/testing/index.ts';
import { cornerName } from '../book.ts';
import { look, newGame, only } from './box.ts';

const I2 = cornerName('0,-1|0,0|1,-1');

/** A table in the middle of the action of `space`, after some answers. */
const acting = (space: string, more: Position = {}, ...words: string[]): State => {
  const s = executing({ [space]: 'birds' }, more);
  play(s, ...words);
  return s;
};

/** Each decision: its question, who decides, and whether it may be declined. */
const CATALOGUE: readonly [id: string, kind: string, animal: string, mayDecline: boolean, s: () => State][] =
  [
    ['D01', 'placement', 'insects', false, () => table({})],
    ['D02', 'initiative', 'birds', true, () => acting('initiative')],
    ['D03', 'initiative-space', 'birds', false, () => acting('initiative', {}, 'use the action')],
    ['D04', 'adaptation', 'birds', true, () => acting('adaptation-1', { boxes: { adaptation: ['sun'] } })],
    [
      'D05',
      'protection',
      'birds',
      true,
      () =>
        acting('regression-1', {
          boxes: { regression: ['sun'] },
          animals: { ...SIX, birds: { elements: ['sun'] } },
        }),
    ],
    [
      'D05 Reptiles',
      'protection',
      'reptiles',
      true,
      () =>
        table({
          phase: 'execution',
          cursor: 'reptiles',
          boxes: { regression: ['meat'] },
          animals: { ...SIX, reptiles: { elements: ['meat'] } },
        }),
    ],
    ['D06', 'abundance', 'birds', true, () => acting('abundance-1', { boxes: { abundance: ['sun'] } })],
    [
      'D06 corner',
      'abundance-corner',
      'birds',
      false,
      () => acting('abundance-1', { boxes: { abundance: ['sun'] } }, 'take sun'),
    ],
    ['D07', 'wasteland', 'birds', true, () => acting('wasteland', { boxes: { wasteland: ['sun'] } })],
    ['D08', 'depletion', 'birds', true, () => acting('depletion', { boxes: { depletion: ['sun'] } })],
    ['D09', 'glaciation', 'birds', true, () => acting('glaciation-1')],
    ['D10', 'speciation', 'birds', true, () => acting('speciation-4')],
    ['D11', 'speciation-cubes', 'birds', false, () => acting('speciation-4', {}, `speciate around ${I2}`)],
    ['D12', 'insects', 'insects', true, () => table({ phase: 'execution', cursor: 'insects' })],
    ['D13', 'wanderlust', 'birds', true, () => acting('wanderlust-1')],
    ['D14', 'wanderlust-hex', 'birds', false, () => acting('wanderlust-1', {}, 'take the tile of stack 1')],
    [
      'D15',
      'wanderlust-disk',
      'birds',
      true,
      () =>
        acting(
          'wanderlust-1',
          { boxes: { wanderlust: ['sun'] } },
          'take the tile of stack 1',
          'lay the tile on F3',
        ),
    ],
    [
      'D16',
      'arrivals',
      'mammals',
      false,
      () => acting('wanderlust-1', {}, 'take the tile of stack 1', 'lay the tile on F3'),
    ],
    ['D17', 'migration', 'birds', true, () => acting('migration-1')],
    ['D18', 'arachnids', 'arachnids', true, () => table({ phase: 'execution', cursor: 'arachnids' })],
    ['D19', 'competition', 'birds', true, () => acting('competition-3')],
    ['D20', 'domination', 'birds', true, () => acting('domination-1')],
    [
      'D21',
      'card',
      'mammals',
      false,
      () => acting('domination-1', { cards: { faceUp: ['habitat', 'fertile'], deck: 3 } }, 'score D4'),
    ],
    ['D22', 'blight-tile', 'mammals', false, () => playing('blight', 'mammals', 'D4')],
    [
      'D23',
      'save',
      'mammals',
      true,
      () => acting('domination-5', { corners: {}, cubes: { D4: { mammals: 1 } } }, 'forgo'),
    ],
  ];

for (const [id, kind, animalId, mayDecline, position] of CATALOGUE) {
  rule('DS-5.17', `${id}: asked of the right animal, with the right to decline or without`, () => {
    const s = position();
    expect([question(s), asked(s)]).toEqual([kind, animalId]);
    const seat = look(s).animals.find((a) => a.animal === animalId)?.seat;
    expect(turnOf(s)).toBe(seat);
    const { optional } = dominantSpecies.decision(s, turnOf(s));
    const out = options(s).filter((words) => ['forgo', 'skip', 'stop'].includes(words));
    expect([optional, out.length]).toEqual([mayDecline, mayDecline ? 1 : 0]);
    // Where a number is asked, none is a number.
    if (/cubes|arrivals/.test(kind)) expect(options(s)[0]).toMatch(/ 0 /);
  });
}

rule('DS-B.1', 'a single answer that cannot be declined is taken without asking', () => {
  const forced = (how: string) =>
    executing(
      { 'domination-1': 'mammals' },
      { forced: how, cards: { faceUp: ['fertile'], deck: 3 }, cubes: { D4: { mammals: 2 } } },
    );
  const asks = forced('ask');
  play(asks, 'score D4');
  expect([question(asks), options(asks)]).toEqual(['card', ['choose fertile']]);
  // Neither the only card nor its only tile is asked for: 3 for the mountain, 2 for the cubes.
  const taken = forced('auto');
  play(taken, 'score D4');
  expect(look(taken).phase).toBe('planning');
  expect(animal(taken, 'mammals').points).toBe(5);
});

rule('DS-B.1', 'in a dealt game forced choices are taken', () => {
  expect(dominantSpecies.writePosition(newGame(2)).forced).toBe('auto');
});

rule('DS-B.2', 'a decision that may be declined is offered even with one option', () => {
  const s = executing({ 'adaptation-1': 'birds' }, { forced: 'auto', boxes: { adaptation: ['sun', 'sun'] } });
  expect(options(s)).toEqual(['take sun', 'forgo']);
  const saved = executing(
    { 'domination-5': 'birds' },
    { forced: 'auto', corners: {}, cubes: { D4: { mammals: 1 } } },
  );
  play(saved, 'forgo');
  expect(options(saved)).toEqual(['save a cube on D4', 'skip']);
});

rule('DS-B.2', 'with no option it is not offered', () => {
  const s = executing(
    { 'adaptation-1': 'birds', 'abundance-1': 'mammals' },
    { boxes: { abundance: ['sun'] } },
  );
  expect(asked(s)).toBe('mammals');
});

rule('DS-B.3', 'the parts of Competition do not interact: any of them may be left out', () => {
  const cubes = { D3: { birds: 1, mammals: 2 }, C4: { birds: 1, mammals: 2 }, E4: { birds: 1, mammals: 2 } };
  const fight = (...words: string[]) => {
    const s = executing({ 'competition-3': 'birds' }, { cubes, animals: only('mammals', 'birds') });
    play(s, ...words);
    return ['D3', 'E4', 'C4'].map((hex) => tile(s, hex).cubes.mammals);
  };
  const [tundra, desert, forest] = [
    'eliminate mammals on D3',
    'eliminate mammals on E4',
    'eliminate mammals on C4',
  ];
  expect(fight(tundra ?? '', desert ?? '', 'skip')).toEqual([1, 1, 2]);
  expect(fight('skip', desert ?? '', forest ?? '')).toEqual([2, 1, 1]);
  expect(fight(tundra ?? '', 'skip', forest ?? '')).toEqual([1, 2, 1]);
});

rule('DS-B.3', 'the gene pool couples the parts of Speciation', () => {
  const s = executing({ 'speciation-4': 'birds' }, { animals: { ...SIX, birds: { pool: 3 } } });
  play(s, `speciate around ${I2}`);
  expect(options(s)).toEqual(['add 0 to D2', 'add 1 to D2', 'add 2 to D2', 'add 3 to D2']);
  play(s, 'add 2 to D2');
  expect(options(s)).toEqual(['add 0 to D3', 'add 1 to D3']);
  play(s, 'add 0 to D3');
  expect(options(s)).toEqual(['add 0 to E3', 'add 1 to E3']);
});

rule('DS-B.3', 'the number of cubes couples the parts of a Migration', () => {
  const s = executing(
    { 'migration-6': 'mammals' },
    { cubes: { D3: { mammals: 1 }, E4: { mammals: 1 } }, animals: only('mammals', 'birds') },
  );
  play(s, 'move a cube from D3 to D4');
  // The only cube of D3 has gone, and the one on D4 has just arrived.
  expect(options(s).every((words) => words === 'stop' || words.startsWith('move a cube from E4'))).toBe(true);
  play(s, 'move a cube from E4 to D4');
  expect(tile(s, 'D4').cubes).toEqual({ mammals: 2 });
  expect(look(s).phase === 'planning' || question(s) !== 'migration').toBe(true);
});
