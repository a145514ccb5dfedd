import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { play } from '../../../src/testing/index.ts';
import {
  byCards,
  byTiles,
  byTraits,
  earth,
  evolving,
  expectResolved,
  four,
  isThrough,
  lastInDeck,
  resolving,
  row,
} from './stage.ts';

rule('DSM-6.3.18', '1 VP for each Open Ocean tile and each smoker you occupy', () => {
  // D5 and D6 are ocean, D7 a smoker, D1 a geyser, E4 sand.
  const s = expectResolved(
    'marine-snow',
    'fishes',
    [],
    { 'animals.fishes.points.cards': [0, 3] },
    earth({
      cubes: {
        D5: { fishes: 3 },
        D6: { fishes: 1, reptiles: 2 },
        D7: { fishes: 1 },
        D1: { fishes: 1 },
        E4: { fishes: 1 },
      },
    }),
  );
  expect(isThrough(s)).toBe(true);
});

rule('DSM-6.3.18', 'nothing where you occupy neither', () => {
  expect(byCards(resolving('marine-snow', 'fishes'), 'fishes')).toBe(0);
});

rule('DSM-6.3.18 DSM-5.15.9', 'when it enters play every smoker is scored, and nothing else', () => {
  const s = evolving('fishes', {
    ...lastInDeck('marine-snow', 'annelids'),
    ...earth({
      // E6 becomes a second smoker.
      tiles: { E6: { terrain: 'vent', under: 'ocean' } },
      corners: { 'D4-D5-E4': null },
      cubes: {
        D7: { fishes: 2, crustaceans: 3 },
        E6: { reptiles: 1 },
        D1: { cephalopods: 2 },
        D6: { fishes: 1 },
      },
    }),
  });
  const tiles = byTiles(s, 'fishes');
  play(s, 'choose annelids');
  expect(row(s)).toContain('marine-snow');
  expect((['reptiles', 'cephalopods', 'fishes', 'crustaceans'] as const).map((id) => byCards(s, id))).toEqual(
    [1, 0, 0, 1],
  );
  expect(byTiles(s, 'fishes')).toBe(tiles);
  // Nobody chooses a card for it.
  expect(isThrough(s)).toBe(true);
});

rule('DSM-6.3.18 DSM-6.4.18', 'it is a scoring like any other: Solitary earns too', () => {
  const s = evolving('fishes', {
    ...lastInDeck('marine-snow', 'annelids'),
    animals: four({ crustaceans: { traits: ['solitary'] } }),
    ...earth({ corners: { 'D4-D5-E4': null }, cubes: { D7: { fishes: 2, crustaceans: 1 } } }),
  });
  play(s, 'choose annelids');
  expect([byCards(s, 'fishes'), byCards(s, 'crustaceans'), byTraits(s, 'crustaceans')]).toEqual([1, 0, 1]);
});
