import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play, question, refused, tile } from '../../../src/testing/index.ts';
import { cubes, earth, expectTaken, isThrough, TWO_PLAYERS, taking } from './stage.ts';

rule('DS-6.3.1', 'a tile with more cubes than disks loses one cube of your choice', () => {
  // Four disks lie around every tile of start Earth but the tundra, and four cubes stand on it.
  expect(isThrough(taking('biomass', 'insects', 'E3'))).toBe(true);
  const crowd = earth({ cubes: { E4: { reptiles: 2, insects: 2, mammals: 1 } } });
  const s = taking('biomass', 'insects', 'E3', crowd);
  expect(options(s)).toEqual([
    'eliminate mammals on E4',
    'eliminate reptiles on E4',
    'eliminate insects on E4',
  ]);
  expect(refused(s, 'eliminate birds on E4')).toMatchObject({ code: 'no-cubes' });
  expect(refused(s, 'eliminate insects on E3')).toMatchObject({ code: 'other-tile' });
  const one = { 'cubes.E4.reptiles': [2, 1], 'animals.reptiles.eliminated': [0, 1] } as const;
  expect(isThrough(expectTaken('biomass', 'insects', 'E3', ['eliminate reptiles on E4'], one, crowd))).toBe(
    true,
  );
});

rule('DS-6.3.2', 'there is no way around it, also where only your own cubes are', () => {
  const s = taking('biomass', 'insects', 'E3', earth({ cubes: { E3: { insects: 5 } } }));
  expect(options(s)).toEqual(['eliminate insects on E3']);
  for (const words of ['skip', 'stop', 'forgo']) expect(refused(s, words), words).toBeDefined();
  play(s, 'eliminate insects on E3');
  expect([cubes(s, 'E3').insects, animal(s, 'insects').eliminated]).toEqual([4, 1]);
});

rule('DS-6.3.3', 'each affected tile loses one cube once; a tile without cubes none', () => {
  const s = taking(
    'biomass',
    'insects',
    'E3',
    earth({
      tiles: { F2: 'sea' },
      cubes: { E3: { insects: 12 }, D4: { mammals: 4, birds: 1 }, F2: { birds: 1 } },
    }),
  );
  // Mountain, savannah and the sea without disks; eleven Insects are still more than four disks.
  play(s, 'eliminate birds on D4', 'eliminate insects on E3', 'eliminate birds on F2');
  expect(isThrough(s)).toBe(true);
  expect([cubes(s, 'D4'), cubes(s, 'E3'), cubes(s, 'F2')]).toEqual([{ mammals: 4 }, { insects: 11 }, {}]);
  expect(cubes(s, 'D3')).toEqual({});
  // No disk and no cube: not affected.
  const bare = earth({ tiles: { F2: 'sea' } });
  expect(isThrough(taking('biomass', 'insects', 'E3', bare))).toBe(true);
});

rule('DS-6.3.4', 'one victim per tile; a tile with a single animal needs no question', () => {
  const crowded = earth({ cubes: { C3: { birds: 5 }, E3: { insects: 4, reptiles: 1 }, D4: { mammals: 6 } } });
  const s = taking('biomass', 'insects', 'E3', { ...crowded, forced: 'auto' });
  expect([cubes(s, 'C3'), cubes(s, 'D4')]).toEqual([{ birds: 4 }, { mammals: 5 }]);
  expect([question(s), options(s)]).toEqual([
    'biomass',
    ['eliminate reptiles on E3', 'eliminate insects on E3'],
  ]);
  play(s, 'eliminate insects on E3');
  expect(tile(s, 'E3').cubes).toEqual({ insects: 3, reptiles: 1 });
  // DS-4.7.3: the cubes of the player's other animals may be chosen like any.
  const pair = earth({ cubes: { E3: { insects: 4, amphibians: 1 } } });
  const own = taking('biomass', 'insects', 'E3', { ...pair, animals: TWO_PLAYERS });
  expect(options(own)).toEqual(['eliminate amphibians on E3', 'eliminate insects on E3']);
});
