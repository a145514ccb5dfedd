import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play, question, tile } from '../../../src/testing/index.ts';
import {
  atTurn,
  cubes,
  earth,
  evolving,
  four,
  isThrough,
  lastInDeck,
  NO_DISKS,
  rowWith,
} from '../cards/stage.ts';

const CARNIVORE = four({ reptiles: { traits: ['carnivore'] } });

rule('DSM-6.4.6', 'two opposing cubes make yours thrive, of one owner or of two', () => {
  const s = atTurn('reptiles', {
    animals: CARNIVORE,
    ...earth({
      cubes: {
        C1: { reptiles: 1, fishes: 2 },
        E1: { reptiles: 2, fishes: 1, crustaceans: 1 },
        C6: { reptiles: 3, fishes: 1 },
        E6: { reptiles: 3 },
      },
    }),
  });
  const endangered = ['C1', 'E1', 'C6', 'E6'].map((hex) => tile(s, hex).endangered.includes('reptiles'));
  expect(endangered).toEqual([false, false, true, true]);
  // A match is still enough: D3 has Sun.
  const fed = atTurn('reptiles', { animals: CARNIVORE, ...earth({ cubes: { D3: { reptiles: 1 } } }) });
  expect(tile(fed, 'D3').endangered).toEqual([]);
});

rule(
  'DSM-6.4.6 DSM-5.17.2',
  'they die in the same Extinction when their prey does, unless an element matches',
  () => {
    const s = evolving('crustaceans', {
      ...lastInDeck('predator', 'annelids'),
      animals: CARNIVORE,
      ...earth({
        cubes: { E6: { fishes: 2, reptiles: 1 }, D3: { cephalopods: 2, reptiles: 1 }, C1: { reptiles: 1 } },
      }),
    });
    play(s, 'choose annelids');
    expect(['E6', 'D3', 'C1'].map((hex) => cubes(s, hex))).toEqual([{}, { reptiles: 1 }, {}]);
    expect(animal(s, 'reptiles').eliminated).toBe(2);
  },
);

rule('DSM-6.4.6', 'it counts for Evolution cards, not for Domination', () => {
  const bare = {
    animals: CARNIVORE,
    ...earth({ corners: { ...NO_DISKS, 'D7.SE': 'sun' } }),
    row: rowWith('annelids'),
  };
  const s = evolving('reptiles', bare);
  expect([question(s), options(s)]).toEqual(['card', ['choose annelids', 'choose asteroid']]);
  expect(animal(s, 'reptiles').values).toEqual({});
  // Others starve there and get none.
  expect(isThrough(evolving('fishes', bare))).toBe(true);
});
