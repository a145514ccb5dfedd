import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, expectChanged, play } from '../../../src/testing/index.ts';
import { atTurn, byTraits, cubes, earth, four } from '../cards/stage.ts';

const PREY = {
  animals: four({ fishes: { traits: ['prey-switching'] } }),
  speciation: ['sun', 'worms', 'plankton', 'algae'],
};

rule('DSM-6.4.13', '1 VP for each tile you occupy on which others place cubes, not for each cube', () => {
  // The Sun touches C3, D3 and the reef; the Fishes are on C3 and the reef.
  const s = atTurn('crustaceans', { ...PREY, ...earth({ cubes: { C3: { fishes: 1 } } }) });
  const moves = [
    ...['place a pawn on speciation-1', 'speciate around C3-D3-D4'],
    ...['add 2 to C3', 'add 1 to D3', 'add 2 to D4'],
  ];
  expectChanged(s, () => play(s, ...moves), {
    'animals.fishes.points.traits': [0, 2],
    'cubes.C3.crustaceans': [0, 2],
    'cubes.D3.crustaceans': [0, 1],
    'cubes.D4.crustaceans': [3, 5],
    'animals.crustaceans.pool': [31, 26],
    'animals.crustaceans.pawns': [4, 3],
    'spaces.speciation-1': [undefined, 'crustaceans'],
    toAct: ['crustaceans', 'fishes'],
  });
});

rule('DSM-6.4.13', 'own cubes, cubes that move and none at all give nothing', () => {
  const own = atTurn('fishes', PREY);
  play(
    own,
    'place a pawn on speciation-1',
    'speciate around C3-D3-D4',
    'add 2 to C3',
    'add 1 to D3',
    'add 2 to D4',
  );
  expect(byTraits(own, 'fishes')).toBe(0);
  const moved = atTurn('crustaceans', { ...PREY, ...earth({ cubes: { C3: { fishes: 1 } } }) });
  play(moved, 'place a pawn on migration-1', 'move a cube from D4 to C3');
  expect([cubes(moved, 'C3'), byTraits(moved, 'fishes')]).toEqual([{ fishes: 1, crustaceans: 1 }, 0]);
  const none = atTurn('crustaceans', PREY);
  play(
    none,
    'place a pawn on speciation-1',
    'speciate around C3-D3-D4',
    'add 0 to C3',
    'add 0 to D3',
    'add 0 to D4',
  );
  expect(byTraits(none, 'fishes')).toBe(0);
});

rule(
  'DSM-6.4.13 DSM-5.12.7',
  'a cube from the gene pool counts in Tectonics, an eliminated one does not',
  () => {
    const tectonics = (source: string): [number, number] => {
      const s = atTurn('crustaceans', {
        animals: four({ fishes: { traits: ['prey-switching'] }, crustaceans: { eliminated: 2 } }),
        ...earth({ cubes: { E6: { fishes: 2, crustaceans: 3 } } }),
      });
      play(
        s,
        'place a pawn on tectonics-1',
        'open a vent on E6',
        'turn the smoker up',
        `take the cube from ${source}`,
      );
      return [byTraits(s, 'fishes'), animal(s, 'crustaceans').eliminated];
    };
    expect(tectonics('pool')).toEqual([1, 2]);
    expect(tectonics('eliminated')).toEqual([0, 1]);
  },
);
