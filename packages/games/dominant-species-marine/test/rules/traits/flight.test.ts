import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectChanged, options, play, refused } from '../../../src/testing/index.ts';
import { atTurn, control, four } from '../cards/stage.ts';

const FLIGHT = four({ fishes: { traits: ['flight'] } });
const SPACES = { 'regression-1': 'fishes', 'migration-2': 'fishes' };
const placed = (words: string): string => words.replace('place a pawn on ', '');

rule('DSM-6.4.9', 'a basic pawn goes before all or behind all of yours, never between', () => {
  const s = atTurn('fishes', { animals: FLIGHT, spaces: SPACES });
  const open = options(s)
    .filter((words) => words !== 'retrieve')
    .map(placed);
  expect(open).toEqual([
    ...['abundance-1', 'abundance-2', 'abundance-3', 'autotrophs-1', 'autotrophs-2', 'depletion'],
    ...['adaptation-1', 'adaptation-2', 'migration-3', 'competition-1', 'competition-2', 'competition-3'],
    ...['evolution-1', 'evolution-2', 'evolution-3', 'evolution-4', 'evolution-5'],
    ...['domination-1', 'domination-2', 'domination-3'],
  ]);
  expect(refused(s, 'place a pawn on speciation-1')).toMatchObject({ code: 'between', rule: 'DSM-6.4.9' });
  // Special-only spaces stay so.
  expect(refused(s, 'place a pawn on adaptation-3')).toMatchObject({ code: 'special-only' });
});

rule('DSM-6.4.9', 'a pawn before yours moves none of them', () => {
  const s = atTurn('fishes', { animals: FLIGHT, boxes: {}, spaces: SPACES });
  expectChanged(s, () => play(s, 'place a pawn on depletion'), {
    'spaces.depletion': [undefined, 'fishes'],
    'animals.fishes.pawns': [2, 1],
    toAct: ['fishes', 'cephalopods'],
  });
});

rule('DSM-6.4.9', 'special pawns that you control count among yours', () => {
  const s = atTurn('fishes', {
    animals: FLIGHT,
    ...control({ sun: 'fishes' }),
    spaces: { 'abundance-2': 'sun', 'migration-2': 'fishes' },
  });
  expect(options(s)).toContain('place a pawn on abundance-1');
  expect(refused(s, 'place a pawn on depletion')).toMatchObject({ code: 'between' });
});

rule(
  'DSM-6.4.9 DSM-5.2.2',
  'without it pawns only go behind; with no pawn out every space is open to both',
  () => {
    const s = atTurn('crustaceans', { animals: FLIGHT, spaces: { 'migration-2': 'crustaceans' } });
    expect(refused(s, 'place a pawn on abundance-1')).toMatchObject({
      code: 'not-behind',
      rule: 'DSM-5.2.2',
    });
    const open = atTurn('fishes', { animals: FLIGHT });
    expect(options(open)).toHaveLength(32);
    play(open, 'place a pawn on depletion');
  },
);
