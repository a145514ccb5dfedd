import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, expectChanged, play } from '../../../src/testing/index.ts';
import { atTurn, byTraits, CHIPS, cubes, earth, evolving, four, lastInDeck } from '../cards/stage.ts';

const CANNIBAL = four({ fishes: { traits: ['cannibal'] } });

rule('DSM-6.4.5', '1 VP for each of your cubes that somebody eliminates', () => {
  const s = atTurn('crustaceans', {
    animals: CANNIBAL,
    chips: { ...CHIPS, competition: ['sand', 'sand', 'reef'] },
  });
  const moves = ['place a pawn on competition-3', 'eliminate fishes on D4', 'eliminate fishes on D4', 'stop'];
  expectChanged(s, () => play(s, ...moves), {
    'animals.fishes.points.traits': [0, 2],
    'animals.fishes.eliminated': [0, 2],
    'cubes.D4.fishes': [3, 1],
    'spaces.competition-3': [undefined, 'crustaceans'],
    'animals.crustaceans.pawns': [4, 3],
    toAct: ['crustaceans', 'fishes'],
  });
});

rule('DSM-6.4.5', 'cubes lost in an Extinction count, and those of others do not', () => {
  const s = evolving('crustaceans', {
    ...lastInDeck('predator', 'annelids'),
    animals: CANNIBAL,
    ...earth({ cubes: { E6: { fishes: 3, reptiles: 2 }, C1: { fishes: 1 } } }),
  });
  play(s, 'choose annelids');
  expect([byTraits(s, 'fishes'), animal(s, 'fishes').eliminated]).toEqual([4, 4]);
});

rule('DSM-6.4.5', 'cubes that return to the gene pool give nothing', () => {
  const s = atTurn('crustaceans', { animals: CANNIBAL, ...earth({ cubes: { E6: { fishes: 4 } } }) });
  play(
    s,
    'place a pawn on tectonics-1',
    'open a vent on E6',
    'turn the smoker up',
    'take the cube from pool',
  );
  expect([cubes(s, 'E6').fishes, byTraits(s, 'fishes')]).toEqual([1, 0]);
});

rule('DSM-6.4.5 DSM-5.17.6', 'nor do the cubes of the Regression squares', () => {
  const right = { chain: 'right' };
  const s = atTurn('crustaceans', {
    animals: four({ reptiles: right, cephalopods: right, fishes: { traits: ['cannibal'], ...right } }),
    regression: ['fishes'],
  });
  play(s, 'retrieve');
  expect([animal(s, 'fishes').pool, byTraits(s, 'fishes')]).toEqual([31, 0]);
});
