import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  asked,
  executing,
  expectChanged,
  options,
  play,
  question,
  refused,
  tile,
} from '../../../src/testing/index.ts';
import { DESERT, FOREST, hex, JUNGLE, MOUNTAIN, SAVANNAH, START_EARTH, TUNDRA, WETLAND } from '../axial.ts';
import { look } from '../box.ts';

function move(from: string, to: string): string {
  return `move a cube from ${from} to ${to}`;
}

rule('DS-5.4.10.1', 'up to the number of the space, each to an adjacent tile', () => {
  for (const [i, cubes] of [7, 6, 5, 4, 3, 2].entries()) {
    const s = executing({ [`migration-${i + 1}`]: 'mammals' }, { cubes: { [TUNDRA]: { mammals: 9 } } });
    let moved = 0;
    while (question(s) === 'migration') {
      play(s, move(TUNDRA, MOUNTAIN));
      moved++;
    }
    expect([moved, tile(s, MOUNTAIN).cubes]).toEqual([cubes, { mammals: cubes }]);
  }
});

rule('DS-5.4.10.1', 'pawns from the left; one may stop at any time, or before it begins', () => {
  const s = executing(
    { 'migration-2': 'mammals', 'migration-4': 'insects', 'migration-5': 'mammals' },
    { cubes: { [TUNDRA]: { mammals: 3, insects: 2 } } },
  );
  play(s, move(TUNDRA, DESERT), 'stop');
  expect([asked(s), tile(s, DESERT).cubes]).toEqual(['insects', { mammals: 1 }]);
  play(s, 'stop');
  expect([asked(s), tile(s, TUNDRA).cubes]).toEqual(['mammals', { mammals: 2, insects: 2 }]);
});

rule('DS-5.4.10.1', 'only own cubes, only to tiles, only next door', () => {
  const s = executing(
    { 'migration-1': 'mammals' },
    { cubes: { [DESERT]: { mammals: 1, insects: 1 }, [JUNGLE]: { insects: 1 } } },
  );
  expect(options(s).sort()).toEqual(
    [...[TUNDRA, SAVANNAH, MOUNTAIN].map((to) => move(DESERT, to)), 'stop'].sort(),
  );
  expect(refused(s, move(JUNGLE, TUNDRA))).toMatchObject({
    code: 'no-cubes',
    facts: { from: JUNGLE, cubes: 0 },
  });
  expect(refused(s, move(DESERT, hex(2, 0)))).toMatchObject({ code: 'no-tile', facts: { to: hex(2, 0) } });
  expect(refused(s, move(DESERT, WETLAND))).toMatchObject({
    code: 'too-far',
    facts: { distance: 2, reach: 1 },
  });
  // Without a cube on Earth nobody is asked.
  const none = executing(
    { 'migration-1': 'birds', 'domination-1': 'birds' },
    { cubes: { [DESERT]: { mammals: 1 } } },
  );
  expect([question(none), look(none).cursor]).toEqual(['domination', 'domination-1']);
});

rule('DS-5.4.10.2', 'cubes of one tile may go different ways, cubes of several tiles may go', () => {
  const s = executing(
    { 'migration-1': 'mammals' },
    { cubes: { [TUNDRA]: { mammals: 2 }, [FOREST]: { mammals: 1 } } },
  );
  play(s, move(FOREST, JUNGLE), move(TUNDRA, WETLAND), move(TUNDRA, DESERT));
  expect([JUNGLE, WETLAND, DESERT].map((name) => tile(s, name).cubes)).toEqual([
    { mammals: 1 },
    { mammals: 1 },
    { mammals: 1 },
  ]);
  // All three have moved, and a cube moves once: nothing is left to ask.
  expect(question(s)).not.toBe('migration');
});

rule('DS-5.4.10.2', 'the cubes move, and nothing else changes', () => {
  const cubes = { [TUNDRA]: { mammals: 3 }, [FOREST]: { mammals: 1 } };
  const s = executing({ 'migration-6': 'mammals', 'domination-1': 'birds' }, { cubes });
  expectChanged(s, () => play(s, move(FOREST, JUNGLE), move(TUNDRA, WETLAND)), {
    [`cubes.${FOREST}.mammals`]: [1, 0],
    [`cubes.${JUNGLE}.mammals`]: [0, 1],
    [`cubes.${TUNDRA}.mammals`]: [3, 2],
    [`cubes.${WETLAND}.mammals`]: [0, 1],
    'spaces.domination-1': ['birds', undefined],
    'animals.birds.pawns': [2, 3],
  });
});

rule('DS-5.4.10.3', 'Birds go one or two tiles, over tiles only', () => {
  // F2 and F4 are two apart, and between them lies the empty F3 alone.
  const [f2, f4] = [hex(2, -2), hex(2, 0)];
  const tiles = { ...START_EARTH, [f2]: 'sea', [f4]: 'sea' };
  const s = executing({ 'migration-1': 'birds' }, { tiles, cubes: { [f2]: { birds: 1 } } });
  const goals = [SAVANNAH, WETLAND, TUNDRA, DESERT];
  expect(options(s).sort()).toEqual([...goals.map((to) => move(f2, to)), 'stop'].sort());
  expect(refused(s, move(f2, f4))).toMatchObject({ code: 'no-way', rule: 'DS-5.4.10.3' });
  expect(refused(s, move(f2, MOUNTAIN))).toMatchObject({ code: 'too-far', facts: { distance: 3, reach: 2 } });
  const over = executing(
    { 'migration-1': 'birds', 'domination-1': 'birds' },
    { tiles: { ...tiles, [hex(2, -1)]: 'sea' }, cubes: { [f2]: { birds: 1 } } },
  );
  play(over, move(f2, f4));
  expect(tile(over, f4).cubes).toEqual({ birds: 1 });
  const walker = executing({ 'migration-1': 'mammals' }, { tiles, cubes: { [f2]: { mammals: 1 } } });
  expect(options(walker)).toEqual([move(f2, SAVANNAH), 'stop']);
});

rule('DS-5.4.10.4', 'what has arrived does not move on with the same pawn, but with the next', () => {
  const s = executing(
    { 'migration-1': 'mammals', 'migration-2': 'mammals' },
    { cubes: { [WETLAND]: { mammals: 1 }, [TUNDRA]: { mammals: 1 } } },
  );
  play(s, move(WETLAND, TUNDRA), move(TUNDRA, MOUNTAIN));
  // One of the two on the tundra was there before and has gone; the other has just arrived.
  expect(look(s).cursor).toBe('migration-2');
  play(s, move(TUNDRA, DESERT));
  expect(tile(s, DESERT).cubes).toEqual({ mammals: 1 });
  const first = executing(
    { 'migration-1': 'mammals' },
    { cubes: { [WETLAND]: { mammals: 2 }, [MOUNTAIN]: { mammals: 1 } } },
  );
  play(first, move(WETLAND, TUNDRA));
  expect(refused(first, move(TUNDRA, MOUNTAIN))).toMatchObject({
    code: 'arrived',
    rule: 'DS-5.4.10.4',
    facts: { from: TUNDRA, cubes: 1, arrived: 1 },
  });
});

rule('DS-5.4.10.5', 'also to where the animal is endangered', () => {
  const s = executing({ 'migration-1': 'mammals' }, { corners: {}, cubes: { [TUNDRA]: { mammals: 1 } } });
  play(s, move(TUNDRA, WETLAND));
  expect(tile(s, WETLAND).endangered).toEqual(['mammals']);
});
