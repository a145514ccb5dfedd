import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, question, refused } from '../../../src/testing/index.ts';
import { atTurn, cubes, earth, expectResolved, four, isThrough, resolving, view } from './stage.ts';

const CROWD = earth({
  cubes: { C3: { crustaceans: 2 }, D5: { reptiles: 1, fishes: 2 }, E6: { fishes: 1 } },
});

rule('DSM-6.3.3', 'one cube stays on the tile, each tile beside it loses one; you choose', () => {
  const s = resolving('asteroid', 'crustaceans', CROWD);
  expect(options(s)).toHaveLength(15);
  play(s, 'choose tile D4');
  expect(options(s)).toEqual(['spare reptiles', 'spare cephalopods', 'spare fishes', 'spare crustaceans']);
  play(s, 'spare fishes');
  expect(cubes(s, 'D4')).toEqual({ fishes: 1 });
  // Only you are on C3: your own cube goes, and that is not optional.
  expect(options(s)).toEqual(['eliminate crustaceans on C3']);
  expect(refused(s, 'stop')).toMatchObject({ code: 'no-way-out' });
  play(s, 'eliminate crustaceans on C3');
  expect(options(s)).toEqual(['eliminate reptiles on D5', 'eliminate fishes on D5']);
  expect(view(s).lastRound).toBe(false);
  play(s, 'eliminate fishes on D5');
  expect(isThrough(s)).toBe(true);
  // E6 is not adjacent.
  expectResolved(
    'asteroid',
    'crustaceans',
    ['choose tile D4', 'spare fishes', 'eliminate crustaceans on C3', 'eliminate fishes on D5'],
    {
      'cubes.D4.reptiles': [3, 0],
      'cubes.D4.cephalopods': [3, 0],
      'cubes.D4.fishes': [3, 1],
      'cubes.D4.crustaceans': [3, 0],
      'cubes.C3.crustaceans': [2, 1],
      'cubes.D5.fishes': [2, 1],
      'animals.reptiles.eliminated': [0, 3],
      'animals.cephalopods.eliminated': [0, 3],
      'animals.fishes.eliminated': [0, 3],
      'animals.crustaceans.eliminated': [0, 4],
      lastRound: [false, true],
    },
    CROWD,
  );
});

rule(
  'DSM-6.3.3 DSM-5.18.1',
  'a tile without cubes may be chosen; the game still ends with this round',
  () => {
    const s = resolving('asteroid', 'crustaceans');
    play(s, 'choose tile C1');
    expect(isThrough(s)).toBe(true);
    expect(cubes(s, 'D4')).toEqual({ reptiles: 3, cephalopods: 3, fishes: 3, crustaceans: 3 });
    expect(view(s).lastRound).toBe(true);
  },
);

rule('DSM-6.3.3', 'resolved again by Ancient Lineage it strikes again', () => {
  const s = atTurn('crustaceans', {
    animals: four({ crustaceans: { traits: ['ancient-lineage'] } }),
    row: ['annelids'],
    discard: ['asteroid'],
  });
  play(s, 'retrieve', 'choose asteroid');
  expect(question(s)).toBe('asteroid-tile');
  play(s, 'choose tile D4', 'spare reptiles');
  expect(cubes(s, 'D4')).toEqual({ reptiles: 1 });
  expect(view(s).discard.at(-1)).toBe('asteroid');
});
