import { DRAWN, rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, expectChanged, options, play, question, refused } from '../../../src/testing/index.ts';
import { answers, atTurn, expectResolved, four, isThrough, resolving } from '../cards/stage.ts';

const plastic = (elements: readonly string[], onTrait: readonly string[] = []) => ({
  animals: four({ fishes: { traits: ['phenotypic-plasticity'], elements, onTrait } }),
  boxes: { adaptation: ['worms', 'sun'] },
});

rule('DSM-6.4.12', 'two more element spaces: a disk may go to either place', () => {
  const s = atTurn('fishes', plastic([]));
  play(s, 'place a pawn on adaptation-1', 'take sun');
  expect([question(s), options(s)]).toEqual([
    'adaptation-space',
    ['keep it on the board', 'keep it on the card'],
  ]);
  expectChanged(s, () => play(s, 'keep it on the card'), {
    'animals.fishes.onTrait': [[], ['sun']],
    'boxes.adaptation': [['sun'], []],
    toAct: ['fishes', 'cephalopods'],
  });
  expect(animal(s, 'fishes').elements).toEqual({ algae: 1, plankton: 2, sun: 1 });
});

rule('DSM-6.4.12', 'eight elements in all', () => {
  const seven = atTurn('fishes', plastic(['sun', 'sun', 'sun'], ['worms']));
  play(seven, 'place a pawn on adaptation-1', 'take sun');
  expect(options(seven)).toEqual(['keep it on the card']);
  expect(refused(seven, 'keep it on the board')).toMatchObject({ code: 'no-space' });
  play(seven, 'keep it on the card');
  const elements = Object.values(animal(seven, 'fishes').elements).reduce((a, b) => a + b, 0);
  expect(elements).toBe(8);
  const full = atTurn('fishes', plastic(['sun', 'sun', 'sun'], ['worms', 'worms']));
  play(full, 'place a pawn on adaptation-1');
  expect(isThrough(full)).toBe(true);
});

rule('DSM-6.4.12', 'its disks are elements like others: they match and make values', () => {
  const s = atTurn('fishes', plastic([], ['sun']));
  expect(animal(s, 'fishes').values).toEqual({ algae: 1, plankton: 2, sun: 1 });
});

rule(
  'DSM-6.4.12 DSM-5.17.6',
  'Regression takes one disk of a type; with one on each place the owner says which',
  () => {
    const right = { chain: 'right' };
    const s = atTurn('crustaceans', {
      animals: four({
        reptiles: right,
        cephalopods: right,
        fishes: { traits: ['phenotypic-plasticity'], elements: ['sun'], onTrait: ['sun'], ...right },
      }),
      boxes: { regression: ['sun'] },
    });
    play(s, 'retrieve');
    expect([question(s), options(s)]).toEqual([
      'regression-loss',
      ['give up sun on the board', 'give up sun on the card'],
    ]);
    play(s, 'give up sun on the board');
    expect(animal(s, 'fishes')).toMatchObject({
      elements: { algae: 1, plankton: 2, sun: 1 },
      onTrait: { sun: 1 },
    });
  },
);

rule('DSM-6.4.12 DSM-6.3.15', 'with the card go its disks, and nothing else', () => {
  const position = { animals: plastic(['worms'], ['sun']).animals };
  const drawn = answers(resolving('gene-expression', 'fishes', position), 'choose the trait');
  const other = drawn.find((trait) => trait !== 'exaptation');
  const s = expectResolved(
    'gene-expression',
    'fishes',
    [`choose the trait ${other}`, 'give up phenotypic-plasticity'],
    {
      'animals.fishes.traits.0': ['phenotypic-plasticity', other],
      'animals.fishes.onTrait': [['sun'], []],
      random: DRAWN,
    },
    position,
  );
  expect(animal(s, 'fishes').elements).toEqual({ algae: 1, plankton: 2, worms: 1 });
});
