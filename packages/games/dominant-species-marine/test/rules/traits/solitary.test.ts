import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, expectChanged, play } from '../../../src/testing/index.ts';
import { atTurn, byTiles, byTraits, earth, evolving, four, rowWith } from '../cards/stage.ts';

const SOLITARY = four({ fishes: { traits: ['solitary'] } });
const reef = (cubes: Record<string, number>) => ({
  animals: SOLITARY,
  row: rowWith('annelids'),
  ...earth({ cubes: { D4: cubes } }),
});

rule('DSM-6.4.18', 'a scored tile with exactly one cube of yours earns 1 VP besides your place', () => {
  const third = atTurn('crustaceans', reef({ reptiles: 3, crustaceans: 2, fishes: 1 }));
  expectChanged(third, () => play(third, 'place a pawn on evolution-5', 'score D4'), {
    'animals.reptiles.points.tiles': [0, 6],
    'animals.crustaceans.points.tiles': [0, 3],
    'animals.fishes.points.tiles': [0, 2],
    'animals.fishes.points.traits': [0, 1],
    'animals.crustaceans.pawns': [4, 3],
    'spaces.evolution-5': [undefined, 'crustaceans'],
  });
  // Also without a paid place.
  const fourth = evolving('crustaceans', reef({ reptiles: 3, crustaceans: 2, cephalopods: 2, fishes: 1 }));
  expect([byTiles(fourth, 'fishes'), byTraits(fourth, 'fishes')]).toEqual([0, 1]);
});

rule('DSM-6.4.18', 'two cubes or none earn nothing, nor does the lone cube of others', () => {
  const two = evolving('crustaceans', reef({ crustaceans: 1, fishes: 2 }));
  expect([byTraits(two, 'fishes'), byTraits(two, 'crustaceans')]).toEqual([0, 0]);
  expect(byTraits(evolving('crustaceans', reef({ crustaceans: 1 })), 'fishes')).toBe(0);
});

rule('DSM-6.4.18 DSM-5.18.3', 'every tile of the final scoring counts', () => {
  const right = { chain: 'right' };
  const s = atTurn('crustaceans', {
    animals: four({ reptiles: right, cephalopods: right, fishes: { traits: ['solitary'], ...right } }),
    row: ['annelids'],
    discard: ['asteroid'],
    // Fishes thrive by Algae on D3 and E3, by Plankton on C4 and D5.
    ...earth({ cubes: { D4: null, D3: { fishes: 1 }, E3: { fishes: 1 }, C4: { fishes: 2 } } }),
  });
  play(s, 'retrieve');
  expect([byTraits(s, 'fishes'), animal(s, 'fishes').parts.final]).toEqual([2, 8 + 4 + 5]);
});
