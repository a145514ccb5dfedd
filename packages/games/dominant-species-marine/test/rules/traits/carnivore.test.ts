import type { Position } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, expectChanged, options, play, question, tile } from '../../../src/testing/index.ts';
import {
  atTurn,
  cubes,
  discarded,
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

rule('DSM-6.4.6', 'without any disk it resolves a card after its scoring, and gains nothing else', () => {
  const s = atTurn('reptiles', {
    animals: CARNIVORE,
    row: rowWith('annelids'),
    ...earth({ corners: NO_DISKS }),
  });
  expectChanged(s, () => play(s, 'place a pawn on evolution-5', 'score D4', 'choose annelids'), {
    'animals.reptiles.points.tiles': [0, 6],
    'animals.cephalopods.points.tiles': [0, 3],
    'animals.fishes.points.tiles': [0, 2],
    'animals.reptiles.pawns': [4, 3],
    'spaces.evolution-5': [undefined, 'reptiles'],
    ...discarded(s, 'annelids'),
    toAct: ['reptiles', 'crustaceans'],
  });
});

rule(
  'OPT-7 DSM-6.4.6 DSM-5.17.2',
  'they die in the same Extinction when their prey does, even where an element matches; by OPT-7 not there',
  () => {
    const after = (opt7: string, more: Position = {}) => {
      const s = evolving('crustaceans', {
        ...lastInDeck('predator', 'annelids'),
        options: { length: 'epic', opt7 },
        ...more,
        animals: CARNIVORE,
        ...earth({
          cubes: {
            E6: { fishes: 2, reptiles: 1 },
            D3: { cephalopods: 2, reptiles: 1 },
            C1: { reptiles: 1 },
            C3: { reptiles: 1 },
          },
        }),
      });
      play(s, 'choose annelids');
      return { s, left: ['E6', 'D3', 'C1', 'C3'].map((hex) => cubes(s, hex)) };
    };
    // C3 had no two opposing cubes to lose: its match is enough.
    const { s, left } = after('default');
    expect(left).toEqual([{}, {}, {}, { reptiles: 1 }]);
    expect(animal(s, 'reptiles').eliminated).toBe(3);
    expect(after('b').left).toEqual([{}, { reptiles: 1 }, {}, { reptiles: 1 }]);
    expect(after('a').left).toEqual([{}, {}, {}, {}]);
    expect(after('default', { rules: '1' }).left).toEqual([{}, { reptiles: 1 }, {}, { reptiles: 1 }]);
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
