import { dominantSpecies } from '@clade/dominant-species';
import { executing, play, START_TILE_FIELDS, table } from '@clade/dominant-species/testing';
import type { State } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import type { MenuChoice } from '../../src/entry.ts';
import { askedFor, menuFor } from '../harness.ts';

const menu = (s: State): readonly MenuChoice[] => menuFor(dominantSpecies, s);
const ask = (s: State, made = 0): string => askedFor(dominantSpecies, s, made);

describe('menus of Dominant Species', () => {
  test('DS-5.2.1: a pawn is placed by section, then space; a section with one free space is one choice', () => {
    const s = table({ phase: 'planning', spaces: { 'regression-1': 'birds', 'speciation-3': 'reptiles' } });
    expect(ask(s)).toMatch(/^[A-Z][a-z]+, Planning: You must place a pawn$/);
    const choices = menu(s);
    expect(choices).toHaveLength(12);
    expect(choices.find((c) => c.label === 'Place a pawn on Regression 2')?.move).toBeDefined();
    const speciation = choices.find((c) => c.label === 'Speciation');
    expect(speciation?.hint).toBe('5 choices');
    expect(speciation?.sub?.map((c) => c.label)).toContain('Place a pawn on Speciation, meat');
  });

  test('DS-5.4.6.1: disks are named with their corner', () => {
    const s = executing({ depletion: 'birds' }, { boxes: { depletion: ['seed'] } });
    expect(ask(s)).toBe('Birds, Depletion: You may remove an element from Earth');
    // The start Earth has seed between tundra, forest and jungle, and between mountain and forest (DS-2.5).
    expect(menu(s).map((c) => [c.key, c.label.match(/C\d-C\d-D\d/)?.[0]])).toEqual([
      [undefined, 'C3-C4-D3'],
      [undefined, 'C4-C5-D4'],
      ['f', undefined],
    ]);
  });

  test('DS-5.4.8.1: how many is asked by numbers that mean themselves, with none by 0', () => {
    const s = executing({ 'speciation-6': 'insects' }, { corners: { 'E2-E3-F2': 'grass' } });
    play(s, 'speciate around E2-E3-F2');
    expect(ask(s)).toBe('Insects, Speciation, grass: You may place new cubes');
    const numbered = menu(s).filter((c) => c.key === undefined);
    expect(numbered.map((c) => Number(/\d/.exec(c.label)?.[0]))).toEqual([1, 2, 3]);
    for (const { label } of numbered) expect(label).toContain('Savannah E3');
    expect(menu(s).flatMap((c) => c.key ?? [])).toEqual(['0']);
  });

  test('DS-5.4.10.1: Migration says how many cubes may still move', () => {
    const s = executing({ 'migration-1': 'birds' });
    expect(ask(s)).toBe('Birds, Migration, 7 cubes: You may move 7 more cubes');
    expect(ask(s, 2)).toBe('Birds, Migration, 7 cubes: You may move 5 more cubes');
  });

  test('DS-5.4.12.3: a tile to score is shown with the points', () => {
    const s = executing({ 'domination-1': 'birds' }, { cubes: { C4: { birds: 2, mammals: 1 }, D3: {} } });
    const forest = menu(s).find((c) => c.label.includes('Forest C4'));
    // The forest is worth 5 and 3.
    expect(forest?.hint).toMatch(/^Birds \+5 VP, then \d+; Mammals \+3 VP, then \d+/);
  });

  test('what becomes endangered is said before', () => {
    // One seed is all that the birds on the mountain live by.
    const s = executing(
      { depletion: 'mammals' },
      {
        boxes: { depletion: ['seed'] },
        corners: { 'D4-D5-E5': 'seed' },
        cubes: { D4: { birds: 3 } },
      },
    );
    expect(menu(s)[0]?.hint).toBe(
      'nobody would dominate Mountain D4; Birds would be endangered on Mountain D4',
    );
  });

  test('many corners are found by the column that their names begin with', () => {
    const s = executing(
      { 'abundance-1': 'birds' },
      {
        boxes: { abundance: ['sun', 'seed'] },
        tiles: { ...START_TILE_FIELDS, C2: 'sea', B4: 'sea' },
        corners: {},
      },
    );
    play(s, 'take sun');
    // The outermost tiles are in columns B and E; a corner is named after its leftmost hex first.
    const groups = menu(s);
    expect(groups.reduce((n, c) => n + (c.sub?.length ?? 1), 0)).toBeGreaterThan(24);
    expect(groups.map((c) => c.label)).toEqual(
      ['A', 'B', 'C', 'D', 'E'].map((column) => `corners ${column}…`),
    );
    for (const { label, sub } of groups) {
      for (const choice of sub ?? []) expect(choice.label).toMatch(new RegExp(`\\b${label.at(-2)}\\d-`));
    }
  });
});
