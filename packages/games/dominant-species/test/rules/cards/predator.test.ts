import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, refused } from '../../../src/testing/index.ts';
import { cubes, earth, expectTaken, isThrough, TWO_PLAYERS, taking } from './stage.ts';

rule('DS-6.25.1', 'on every tile that you share one opposing cube of your choice is eliminated', () => {
  const s = taking('predator', 'insects', 'E3');
  // Wetland, savannah, desert.
  expect(options(s)).toEqual(['eliminate amphibians on D2', 'eliminate arachnids on D2']);
  expect(refused(s, 'eliminate insects on D2')).toMatchObject({ code: 'own-cube' });
  expect(refused(s, 'eliminate reptiles on E3')).toMatchObject({ code: 'other-tile' });
  const answers = ['eliminate amphibians on D2', 'eliminate reptiles on E3', 'eliminate reptiles on E4'];
  const over = expectTaken('predator', 'insects', 'E3', answers, {
    'cubes.D2.amphibians': [2, 1],
    'cubes.E3.reptiles': [1, 0],
    'cubes.E4.reptiles': [2, 1],
    'animals.amphibians.eliminated': [0, 1],
    'animals.reptiles.eliminated': [0, 2],
  });
  expect(isThrough(over)).toBe(true);
});

rule('DS-6.25.2', 'a tile to yourself is untouched; every other one is mandatory', () => {
  const apart = earth({ cubes: { D2: { insects: 3 }, E3: { insects: 1 }, E4: { insects: 2, mammals: 1 } } });
  const s = taking('predator', 'insects', 'E3', apart);
  expect(options(s)).toEqual(['eliminate mammals on E4']);
  for (const words of ['skip', 'stop', 'forgo'])
    expect(refused(s, words), words).toMatchObject({ code: 'no-way-out' });
  play(s, 'eliminate mammals on E4');
  expect([cubes(s, 'D2').insects, isThrough(s)]).toEqual([3, true]);
  // With a single victim it happens by itself; alone everywhere there is no effect.
  const quick = taking('predator', 'insects', 'E3', { ...apart, forced: 'auto' });
  expect([cubes(quick, 'E4'), isThrough(quick)]).toEqual([{ insects: 2 }, true]);
  const alone = earth({ cubes: { D2: { insects: 3 }, E3: { insects: 1 }, E4: { mammals: 1 } } });
  expect(isThrough(taking('predator', 'insects', 'E3', alone))).toBe(true);
  // DS-4.7.3: the player's other animals are hit like any, and must be where they are the only others.
  const own = earth({ cubes: { D2: { insects: 1, arachnids: 1 }, E3: { insects: 1 }, E4: { mammals: 1 } } });
  const two = taking('predator', 'insects', 'E3', { ...own, animals: TWO_PLAYERS });
  expect(options(two)).toEqual(['eliminate arachnids on D2']);
});
