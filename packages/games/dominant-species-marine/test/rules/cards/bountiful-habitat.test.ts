import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play } from '../../../src/testing/index.ts';
import { byCards, byTiles, earth, expectResolved, isThrough, resolving } from './stage.ts';

const ALL = ['reptiles', 'cephalopods', 'fishes', 'crustaceans'] as const;

rule('DSM-6.3.6', 'every tile of the terrain you name is scored', () => {
  const spread = earth({
    cubes: { D5: { crustaceans: 2, fishes: 1 }, D6: { fishes: 1 }, E4: { reptiles: 1 } },
  });
  const s = resolving('bountiful-habitat', 'crustaceans', spread);
  expect(options(s)).toEqual(
    ['land', 'kelp', 'reef', 'seamount', 'seagrass', 'sand', 'ocean', 'vent'].map(
      (terrain) => `choose ${terrain} tiles`,
    ),
  );
  // D5: 2 and 1; D6: 2. Sand is not scored.
  const paid = { 'animals.fishes.points.cards': [0, 3], 'animals.crustaceans.points.cards': [0, 2] } as const;
  const scored = expectResolved('bountiful-habitat', 'crustaceans', ['choose ocean tiles'], paid, spread);
  expect(isThrough(scored)).toBe(true);
});

rule('DSM-6.3.6', 'the tile of the action is scored again, and leads to no other card', () => {
  const s = resolving('bountiful-habitat', 'crustaceans');
  expect(ALL.map((id) => byTiles(s, id))).toEqual([6, 3, 2, 0]);
  play(s, 'choose reef tiles');
  expect(ALL.map((id) => byCards(s, id))).toEqual([6, 3, 2, 0]);
  expect(ALL.map((id) => byTiles(s, id))).toEqual([6, 3, 2, 0]);
  expect(isThrough(s)).toBe(true);
});

rule('DSM-6.3.6 DSM-6.1.7', 'vents are a terrain, and a terrain that does not lie there may be named', () => {
  const s = resolving(
    'bountiful-habitat',
    'crustaceans',
    earth({ cubes: { D1: { fishes: 1 }, D7: { fishes: 2, reptiles: 1 } } }),
  );
  play(s, 'choose vent tiles');
  expect(ALL.map((id) => byCards(s, id))).toEqual([0, 0, 2, 0]);
  const none = resolving('bountiful-habitat', 'crustaceans', earth({ tiles: { C3: 'sand' } }));
  play(none, 'choose kelp tiles');
  expect([isThrough(none), ALL.map((id) => byCards(none, id))]).toEqual([true, [0, 0, 0, 0]]);
});
