import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, refused } from '../../../src/testing/index.ts';
import { byCards, earth, expectTaken, isThrough, TWO_PLAYERS, taking } from './stage.ts';

const CROWD = earth({ cubes: { D2: { insects: 1, mammals: 4, birds: 2 }, D3: { mammals: 9 } } });

rule('DS-6.11.1', 'a tile that you are on pays a point for every cube on it', () => {
  const s = taking('fertile', 'insects', 'E3', CROWD);
  expect(options(s)).toEqual(['choose tile D2', 'choose tile E3', 'choose tile E4']);
  expect(refused(s, 'choose tile D3')).toMatchObject({ code: 'absent', rule: 'DS-6.11.1' });
  const seven = { 'animals.insects.points.cards': [0, 7] } as const;
  expect(isThrough(expectTaken('fertile', 'insects', 'E3', ['choose tile D2'], seven, CROWD))).toBe(true);
});

rule('DS-6.11.2', 'plain points, mandatory; the tile just scored is always there', () => {
  const s = taking('fertile', 'insects', 'E3', CROWD);
  for (const words of ['stop', 'skip', 'forgo']) expect(refused(s, words), words).toBeDefined();
  play(s, 'choose tile E3');
  expect(byCards(s, 'insects')).toBe(4);
  const only = earth({ cubes: { E3: { insects: 1 }, D2: { amphibians: 1 }, E4: { reptiles: 1 } } });
  expect(options(taking('fertile', 'insects', 'E3', only))).toEqual(['choose tile E3']);
  const quick = taking('fertile', 'insects', 'E3', { ...only, forced: 'auto' });
  expect([byCards(quick, 'insects'), isThrough(quick)]).toEqual([1, true]);
  // DS-4.7.3: the tiles of the player's other animals are not yours.
  const two = taking('fertile', 'insects', 'E3', { ...only, animals: TWO_PLAYERS });
  expect(options(two)).toEqual(['choose tile E3']);
});
