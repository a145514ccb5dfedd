import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, expectChanged, play, table } from '../../../src/testing/index.ts';
import { atTurn, CHIPS, earth, evolving, four, rowWith } from '../cards/stage.ts';

const budding = (points: number) => four({ reptiles: { traits: ['budding-intelligence'], points } });

rule('DSM-6.4.3', 'from 20 VP on there is one more basic pawn, available at once', () => {
  // The reef is worth 6 to the Reptiles.
  const below = evolving('crustaceans', { animals: budding(13), row: rowWith('annelids') });
  expect(animal(below, 'reptiles')).toMatchObject({ points: 19, pawns: { available: 4, box: 4 } });
  const s = evolving('crustaceans', { animals: budding(14), row: rowWith('annelids') });
  expect(animal(s, 'reptiles')).toMatchObject({ points: 20, pawns: { available: 5, box: 3 } });
});

rule('DSM-6.4.3', 'it brings the pawn alone', () => {
  const s = atTurn('crustaceans', { animals: budding(14), row: rowWith('annelids') });
  expectChanged(s, () => play(s, 'place a pawn on evolution-5', 'score D4'), {
    'animals.reptiles.points.tiles': [14, 20],
    'animals.reptiles.pawns': [4, 5],
    'animals.reptiles.budded': [false, true],
    'animals.cephalopods.points.tiles': [0, 3],
    'animals.fishes.points.tiles': [0, 2],
    'animals.crustaceans.pawns': [4, 3],
    'spaces.evolution-5': [undefined, 'crustaceans'],
  });
});

rule('DSM-6.4.3', 'once per game', () => {
  const s = evolving('crustaceans', { animals: budding(25), row: rowWith('annelids') });
  expect(animal(s, 'reptiles')).toMatchObject({ points: 31, pawns: { available: 5, box: 3 } });
});

rule('DSM-6.4.3', 'only for the animal that has the trait', () => {
  const s = evolving('crustaceans', {
    animals: four({ reptiles: { points: 30 } }),
    row: rowWith('annelids'),
  });
  expect(animal(s, 'reptiles').pawns).toMatchObject({ available: 4, box: 4 });
});

rule('DSM-6.4.3 DSM-4.1.8', 'with two players all eight pawns are in play then', () => {
  const s = table({
    animals: {
      reptiles: { traits: ['budding-intelligence'], points: 19 },
      crustaceans: { traits: ['flight'] },
    },
    toAct: 'crustaceans',
    chips: CHIPS,
    ...earth({ cubes: { D4: { reptiles: 1, crustaceans: 1 } } }),
  });
  play(s, 'place a pawn on evolution-5', 'score D4');
  expect(animal(s, 'reptiles').pawns).toEqual({ available: 8, display: 0, box: 0 });
});

rule('DSM-6.4.3 DSM-5.19.1', 'any points count, those of a card at once', () => {
  const s = atTurn('reptiles', { animals: budding(8), row: rowWith('fertile') });
  play(s, 'place a pawn on evolution-5', 'score D4', 'choose fertile');
  expect(animal(s, 'reptiles')).toMatchObject({ points: 14, pawns: { available: 3, box: 4 } });
  play(s, 'choose tile D4');
  expect(animal(s, 'reptiles')).toMatchObject({ points: 26, pawns: { available: 4, display: 1, box: 3 } });
});
