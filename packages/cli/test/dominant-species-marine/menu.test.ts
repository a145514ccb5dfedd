import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { acting, play, table } from '@clade/dominant-species-marine/testing';
import type { State } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import type { MenuChoice } from '../../src/entry.ts';
import { askedFor, menuFor } from '../harness.ts';

const menu = (s: State): readonly MenuChoice[] => menuFor(dominantSpeciesMarine, s);
const ask = (s: State): string => askedFor(dominantSpeciesMarine, s);

describe('menus of Marine', () => {
  test('DSM-5.1.2: a turn is a section and its space, a special pawn, or Retrieve by a letter of its own', () => {
    const s = table({
      toAct: 'fishes',
      spaces: { 'migration-2': 'fishes', 'evolution-4': 'crustaceans', 'competition-3': 'reptiles' },
      specials: { worms: { controller: 'fishes', target: 2 } },
      animals: { reptiles: {}, cephalopods: {}, fishes: {}, crustaceans: {} },
    });
    expect(ask(s)).toBe('Fishes: You must place a pawn or retrieve');
    // DSM-5.2.2: basic pawns go behind the second space of Migration, and bump nobody.
    expect(menu(s).map((c) => [c.key, c.label, c.sub?.length])).toEqual([
      [undefined, 'Place a pawn on Migration 3', undefined],
      [undefined, 'Competition', 2],
      [undefined, 'Evolution', 4],
      [undefined, 'Domination', 3],
      [undefined, expect.stringContaining('worms'), undefined],
      ['r', 'Retrieve 1 pawn', undefined],
    ]);
    play(s, 'use the pawn of worms');
    expect(ask(s)).toBe('Fishes: You must put the pawn of worms on a space');
    const labels = menu(s)
      .flatMap((c) => c.sub ?? [c])
      .map((c) => c.label);
    // DSM-5.2.4: the one that would be bumped is named.
    expect(labels.filter((label) => label.includes('Crustaceans'))).toHaveLength(1);
    expect(labels.filter((label) => label.includes('Reptiles'))).toHaveLength(1);
  });

  test('DSM-5.3.4: the Retrieve that ends the round says so', () => {
    const right = { chain: 'right' };
    const animals = { reptiles: right, cephalopods: right, fishes: {}, crustaceans: right };
    const retrieve = (s: State): string | undefined => menu(s).find((c) => c.key === 'r')?.label;
    expect(retrieve(table({ toAct: 'fishes', animals }))).toBe('Retrieve nothing: Reseed');
    expect(retrieve(table({ toAct: 'fishes' }))).toBe('Retrieve nothing');
  });

  test('DSM-4.1.11, DSM-A.1: traits are chosen with what they do and how well that is known', () => {
    const dealt = (options: object): State =>
      table({
        phase: 'traits',
        players: 2,
        animals: { reptiles: { seat: 0, dealt: ['flight', 'solitary', 'social'] }, fishes: { seat: 1 } },
        ...options,
      });
    const s = dealt({});
    expect(ask(s)).toBe('Reptiles: You must keep one of three traits, in secret');
    expect(menu(s)).toHaveLength(3);
    const solitary = menu(s).find((c) => c.label.includes('Solitary'));
    expect(solitary?.hint).toMatch(/On paper this may be worded differently/);
    const heroes = dealt({ options: { superheroes: true } });
    expect(ask(heroes)).toBe('Reptiles: You must keep two of three traits, in secret');
    expect(menu(heroes).map((c) => c.label)).toHaveLength(3);
  });

  test('DSM-5.7.1: disks come with what their loss would change', () => {
    const s = acting('depletion', 'reptiles', {
      boxes: { depletion: ['worms'] },
      cubes: { E4: { crustaceans: 3 } },
    });
    expect(ask(s)).toBe('Reptiles: You may remove a disk from Earth');
    const [disk, forgo] = menu(s);
    expect(disk?.label).toContain('D4-D5-E4');
    expect(disk?.hint).toBe('Crustaceans would be endangered on Sand E4');
    expect(forgo?.key).toBe('f');
  });
});
