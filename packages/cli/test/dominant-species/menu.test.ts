import { dominantSpecies } from '@clade/dominant-species';
import { executing, play, START_TILE_FIELDS, table } from '@clade/dominant-species/testing';
import { type State, seatsToAct } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../src/entry.ts';
import { entryOf, menuFor } from '../harness.ts';

const menu = (s: State): readonly Choice[] => menuFor(dominantSpecies, s);

function ask(s: State): string {
  const seat = seatsToAct(dominantSpecies, s)[0] ?? 0;
  return entryOf(dominantSpecies).ask(s, dominantSpecies.decision(s, seat));
}

describe('menus of Dominant Species', () => {
  test('DS-5.2.1: a pawn is placed by section, then space; a section with one free space is one choice', () => {
    const s = table({ phase: 'planning', spaces: { 'regression-1': 'birds', 'speciation-3': 'reptiles' } });
    expect(ask(s)).toMatch(/^[A-Z][a-z]+, Planning: place a pawn \(\d to place\)\.$/);
    const choices = menu(s);
    expect(choices).toHaveLength(12);
    expect(choices.find((c) => c.label === 'Regression 2')?.move).toBeDefined();
    const speciation = choices.find((c) => c.label.startsWith('Speciation'));
    expect(speciation?.label).toBe('Speciation (5 of 6 free, R there)');
    expect(speciation?.sub?.map((c) => [c.label, c.hint])).toEqual([
      ['Speciation (meat)', '2 on Earth'],
      ['Speciation (sun)', '2 on Earth'],
      ['Speciation (water)', '2 on Earth'],
      ['Speciation (grub)', '2 on Earth'],
      ['Speciation (grass)', '2 on Earth'],
    ]);
  });

  test('DS-5.4.6.1: disks are named with their corner and the terrains there', () => {
    const s = executing({ depletion: 'birds' }, { boxes: { depletion: ['seed'] } });
    expect(ask(s)).toBe('Birds, Depletion: remove an element from Earth, or forgo the action.');
    // The start Earth has seed between tundra, forest and jungle, and between mountain and forest (DS-2.5).
    expect(menu(s).map((c) => [c.key, c.label])).toEqual([
      [undefined, 'remove the seed on C3-C4-D3 (jungle, forest, tundra)'],
      [undefined, 'remove the seed on C4-C5-D4 (forest, mountain)'],
      ['f', 'forgo the action'],
    ]);
  });

  test('DS-5.4.8.1: how many is asked by numbers that mean themselves, with none by 0', () => {
    const s = executing({ 'speciation-6': 'insects' }, { corners: { 'E2-E3-F2': 'grass' } });
    play(s, 'speciate around E2-E3-F2');
    expect(ask(s)).toBe('Insects, Speciation: how many new cubes go to E3 (savannah)?');
    const choices = menu(s);
    expect(choices.filter((c) => c.key === undefined).map((c) => c.label)).toEqual([
      '1 cube',
      '2 cubes',
      '3 cubes',
    ]);
    expect(choices.filter((c) => c.key !== undefined).map((c) => [c.key, c.label])).toEqual([['0', 'none']]);
  });

  test('DS-5.4.12.3, DS-5.4.12.5: a tile to score is shown with the points and who gets the card', () => {
    const s = executing({ 'domination-1': 'birds' }, { cubes: { C4: { birds: 2, mammals: 1 }, D3: {} } });
    const choices = menu(s);
    const forest = choices.find((c) => c.label.startsWith('C4'));
    expect(forest?.label).toBe('C4 (forest, B2* M1)');
    // The forest is worth 5 and 3.
    expect(forest?.hint).toBe('+5 birds, +3 mammals; card for birds');
    expect(choices.find((c) => c.label.startsWith('D3'))?.hint).toBe('no card');
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
    expect(menu(s)[0]?.hint).toBe('nobody dominates D4; endangered: birds on D4 (3)');
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
    const total = groups.reduce((n, c) => n + (c.sub?.length ?? 1), 0);
    expect(total).toBeGreaterThan(24);
    expect(groups.map((c) => c.label)).toEqual(
      ['A', 'B', 'C', 'D', 'E'].map((column) => `corners ${column}…`),
    );
    for (const { label, sub } of groups) {
      for (const choice of sub ?? []) expect(choice.label.startsWith(`on ${label.at(-2)}`)).toBe(true);
    }
  });
});
