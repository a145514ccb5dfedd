import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, refused } from '../../../src/testing/index.ts';
import {
  byCards,
  byTiles,
  byTraits,
  cubes,
  earth,
  evolving,
  expectResolved,
  four,
  isThrough,
  lastInDeck,
  resolving,
  rowWith,
} from './stage.ts';

const ALL = ['reptiles', 'cephalopods', 'fishes', 'crustaceans'] as const;
const SPREAD = earth({ cubes: { E4: { reptiles: 2, crustaceans: 2 } } });

rule('DSM-6.3.29', 'X cubes of a tile return to their gene pools, yours too if need be', () => {
  const s = resolving('solar-radiation', 'crustaceans', { ...SPREAD, slot: 3 });
  expect(options(s)).toHaveLength(15);
  play(s, 'choose tile E4');
  expect(options(s)).toEqual(['return reptiles on E4', 'return crustaceans on E4']);
  expect(refused(s, 'return fishes on E4')).toMatchObject({ code: 'no-cubes', rule: 'DSM-6.3.29' });
  expect(refused(s, 'return reptiles on D4')).toMatchObject({ code: 'other-tile', rule: 'DSM-6.3.29' });
  play(s, 'return reptiles on E4');
  expect(options(s)).toEqual(['return reptiles on E4', 'return crustaceans on E4']);
  expect(refused(s, 'stop')).toMatchObject({ code: 'no-way-out' });
  const returned = expectResolved(
    'solar-radiation',
    'crustaceans',
    ['choose tile E4', ...['reptiles', 'crustaceans', 'crustaceans'].map((id) => `return ${id} on E4`)],
    {
      'cubes.E4.reptiles': [2, 1],
      'cubes.E4.crustaceans': [2, 0],
      'animals.reptiles.pool': [29, 30],
      'animals.crustaceans.pool': [29, 31],
    },
    { ...SPREAD, slot: 3 },
  );
  expect(isThrough(returned)).toBe(true);
});

rule('DSM-6.3.29', 'all go where there are fewer; an empty tile may be chosen', () => {
  const all = resolving('solar-radiation', 'crustaceans', {
    ...earth({ cubes: { E4: { reptiles: 1, crustaceans: 1 } } }),
    slot: 4,
  });
  play(all, 'choose tile E4', 'return reptiles on E4', 'return crustaceans on E4');
  expect([isThrough(all), cubes(all, 'E4')]).toEqual([true, {}]);
  const empty = resolving('solar-radiation', 'crustaceans', { ...SPREAD, slot: 2 });
  play(empty, 'choose tile C1');
  expect(isThrough(empty)).toBe(true);
});

rule('DSM-6.3.29 DSM-6.4.5', 'returned cubes are nothing to a Cannibal', () => {
  const s = resolving('solar-radiation', 'crustaceans', {
    animals: four({ reptiles: { traits: ['cannibal'] } }),
    ...SPREAD,
  });
  play(s, 'choose tile E4', 'return reptiles on E4');
  expect(byTraits(s, 'reptiles')).toBe(0);
});

rule('DSM-6.3.29', 'in play: first place earns 1 more in an Evolution action, and only there', () => {
  const s = evolving('crustaceans', { row: ['bountiful-habitat', 'solar-radiation', 'asteroid'] });
  expect(ALL.map((id) => byTiles(s, id))).toEqual([7, 3, 2, 0]);
  play(s, 'choose bountiful-habitat', 'choose reef tiles');
  expect(ALL.map((id) => byCards(s, id))).toEqual([6, 3, 2, 0]);
  // For the action in which the card itself is chosen too.
  const own = evolving('crustaceans', { row: rowWith('solar-radiation') });
  expect(byTiles(own, 'reptiles')).toBe(7);
  // Marine Snow's scoring is forced.
  const snow = evolving('fishes', {
    ...lastInDeck('marine-snow', 'annelids', 'solar-radiation'),
    ...earth({ cubes: { D7: { reptiles: 1 } } }),
  });
  play(snow, 'choose annelids');
  expect([byTiles(snow, 'reptiles'), byCards(snow, 'reptiles')]).toEqual([7, 1]);
});
