import { feeding, options } from '@clade/evolution/testing';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';

/** Feeding goes on for those who have room for fat. */
const FAT_IS_FED = { options: { fatEligible: true, feedingEnds: 'passed' } } as const;

test('a fed carnivore passes rather than attack its own species', () => {
  const s = feeding(
    [
      [
        [4, 2, 2, ['carnivore', 'fat-tissue']],
        [1, 2, 2],
      ],
      [[5, 1, 1]],
    ],
    FAT_IS_FED,
  );
  expect(options(s)).toEqual(['attack player 1 species 2 with species 1', 'pass']);
  expect(answer(s)).toBe('pass');
});

test('the last token goes to the species that would die', () => {
  const s = feeding(
    [
      [
        [2, 4, 3, ['horns']],
        [2, 2, 0, ['climbing']],
      ],
      [[2, 4, 0]],
    ],
    { wateringHole: 1 },
  );
  expect(answer(s)).toBe('feed species 2');
});

test('of two species that would die the one with more traits is saved', () => {
  const s = feeding(
    [
      [
        [1, 1, 0],
        [1, 1, 0, ['climbing', 'horns']],
      ],
      [[2, 4, 0]],
    ],
    { wateringHole: 1 },
  );
  expect(answer(s)).toBe('feed species 2');
});

test('a scarce watering hole is eaten from before an attack that can wait', () => {
  const s = feeding(
    [
      [
        [3, 1, 0, ['carnivore']],
        [1, 3, 0, ['foraging', 'climbing']],
      ],
      [
        [1, 6, 0],
        [1, 6, 0],
      ],
    ],
    { wateringHole: 3 },
  );
  expect(answer(s)).toBe('feed species 2');
});

test('a plain target is preferred to one with Horns', () => {
  const s = feeding([
    [[4, 1, 0, ['carnivore']]],
    [
      [2, 2, 0, ['horns']],
      [2, 2, 0],
    ],
    [[6, 1, 1]],
  ]);
  expect(answer(s)).toBe('attack player 2 species 2 with species 1');
});

test('two cards are not paid for one token of fat while rounds follow', () => {
  const s = feeding(
    [
      [[4, 2, 2, ['carnivore', 'intelligence', 'fat-tissue'], 3]],
      [[1, 2, 2, ['climbing', 'hard-shell']]],
      [[6, 1, 1]],
    ],
    { ...FAT_IS_FED, hands: [['ambush', 'horns', 'climbing'], [], []], round: 5, drawPile: 20 },
  );
  expect(options(s)).toHaveLength(2);
  expect(answer(s)).toBe('pass');
});

test('cards are paid for an attack that saves the attacker', () => {
  const s = feeding([[[4, 2, 0, ['carnivore', 'intelligence']]], [[2, 2, 2, ['climbing']]]], {
    hands: [['ambush', 'horns'], []],
  });
  expect(options(s)).toContain('pass');
  expect(answer(s)).toMatch(/^attack player 2 species 1/);
});
