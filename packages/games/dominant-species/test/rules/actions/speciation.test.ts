import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  animal,
  asked,
  executing,
  expectChanged,
  options,
  play,
  question,
  refused,
  SIX,
  tile,
} from '../../../src/testing/index.ts';
import {
  corner,
  DESERT,
  FOREST,
  hex,
  I1,
  I2,
  I3,
  I5,
  JUNGLE,
  MOUNTAIN,
  O1,
  SAVANNAH,
  START_EARTH,
  TUNDRA,
  WETLAND,
} from '../axial.ts';
import { look } from '../box.ts';

/** Counts that may be added to the tile that is asked for. */
function counts(s: Parameters<typeof options>[0]): [hex: string, most: number] {
  const last = options(s).at(-1) ?? '';
  const [, most, where] = /^add (\d+) to (\w+)$/.exec(last) ?? [];
  return [where ?? '', Number(most)];
}

rule('DS-5.4.8.1', 'a disk of the kind of the space, then up to the limit of each terrain around it', () => {
  const s = executing({ 'speciation-4': 'birds' });
  expect(options(s).sort()).toEqual([`speciate around ${I2}`, `speciate around ${O1}`, 'forgo'].sort());
  expect(refused(s, `speciate around ${I3}`)).toMatchObject({
    code: 'other-element',
    facts: { corner: I3, element: 'grass', needed: 'water' },
  });
  play(s, `speciate around ${I2}`);
  const seen: [string, number][] = [];
  while (question(s) === 'speciation-cubes') {
    seen.push(counts(s));
    play(s, options(s).at(-1) ?? '');
  }
  expect(Object.fromEntries(seen)).toEqual({ [TUNDRA]: 1, [WETLAND]: 4, [SAVANNAH]: 3 });
  expect(animal(s, 'birds').pool).toBe(30 - 8);
});

rule('DS-5.4.8.1', 'the cubes come from the pool, and nothing else changes', () => {
  const s = executing({ 'speciation-4': 'birds' });
  const cubes = [`add 4 to ${WETLAND}`, `add 1 to ${TUNDRA}`, `add 2 to ${SAVANNAH}`];
  expectChanged(s, () => play(s, `speciate around ${I2}`, ...cubes), {
    [`cubes.${WETLAND}.birds`]: [0, 4],
    [`cubes.${TUNDRA}.birds`]: [0, 1],
    [`cubes.${SAVANNAH}.birds`]: [0, 2],
    'animals.birds.pool': [30, 23],
  });
});

rule(
  'DS-5.4.8.1',
  'limits: 4 on sea and wetland, 3 on savannah, jungle and forest, 2 on desert and mountain, 1 on tundra',
  () => {
    const sea = hex(2, -1);
    const lone = corner([2, -1], [3, -2], [3, -1]);
    const most = (where: string): Record<string, number> => {
      const s = executing(
        { 'speciation-1': 'birds' },
        { tiles: { ...START_EARTH, [sea]: 'sea' }, corners: { [where]: 'meat' } },
      );
      play(s, `speciate around ${where}`);
      const seen: Record<string, number> = {};
      while (question(s) === 'speciation-cubes') {
        const [name, n] = counts(s);
        seen[name] = n;
        play(s, `add 0 to ${name}`);
      }
      return seen;
    };
    expect(most(lone)).toEqual({ [sea]: 4 });
    expect(most(I1)).toEqual({ [JUNGLE]: 3, [WETLAND]: 4, [TUNDRA]: 1 });
    expect(most(I5)).toEqual({ [FOREST]: 3, [MOUNTAIN]: 2, [TUNDRA]: 1 });
    expect(most(I3)).toEqual({ [SAVANNAH]: 3, [DESERT]: 2, [TUNDRA]: 1 });
  },
);

rule('DS-5.4.8.1', 'spaces from the left: meat, sun, seed, water, grub, grass', () => {
  const spaces = Object.fromEntries(
    Object.keys(SIX)
      .map((id, i) => [`speciation-${6 - i}`, id] as const)
      .reverse(),
  );
  const s = executing(spaces);
  const order: (string | null)[] = [];
  while (question(s) === 'speciation') {
    order.push(asked(s));
    play(s, 'forgo');
  }
  expect(order).toEqual(['insects', 'arachnids', 'amphibians', 'birds', 'reptiles', 'mammals']);
});

rule('DS-5.4.8.2', 'any number on each tile, as far as the gene pool goes', () => {
  const s = executing(
    { 'speciation-4': 'birds' },
    { animals: { ...SIX, birds: { pool: 5 } }, cubes: { [FOREST]: { birds: 1 } } },
  );
  play(s, `speciate around ${I2}`);
  play(s, `add 2 to ${WETLAND}`);
  expect(refused(s, `add 2 to ${TUNDRA}`)).toMatchObject({
    code: 'limit',
    facts: { hex: TUNDRA, terrain: 'tundra', limit: 1, count: 2 },
  });
  play(s, `add 1 to ${TUNDRA}`);
  // Two are left, and the savannah would take three. Birds were on none of these tiles, and water is not theirs.
  expect(refused(s, `add 3 to ${SAVANNAH}`)).toMatchObject({ code: 'pool', facts: { pool: 2, count: 3 } });
  play(s, `add 2 to ${SAVANNAH}`);
  expect(animal(s, 'birds').pool).toBe(0);
  expect(tile(s, SAVANNAH)).toMatchObject({ cubes: { birds: 2 }, endangered: ['birds'] });
});

rule('DS-5.4.8.2', 'no cube at all is also a choice', () => {
  const s = executing({ 'speciation-4': 'birds' });
  play(s, `speciate around ${I2}`, `add 0 to ${WETLAND}`, `add 0 to ${TUNDRA}`, `add 0 to ${SAVANNAH}`);
  expect(animal(s, 'birds').pool).toBe(30);
});

rule('DS-5.4.8.3', 'skipped without a disk of the kind or with an empty pool', () => {
  const none = executing({ 'speciation-1': 'birds' }, { corners: { [I2]: 'water' } });
  expect([question(none), look(none).spaces]).toEqual(['insects', {}]);
  const empty = executing({ 'speciation-1': 'birds' }, { animals: { ...SIX, birds: { pool: 0 } } });
  expect(question(empty)).toBe('insects');
});

rule('DS-5.4.8.4', 'after the last pawn the Insects may put one cube on any tile', () => {
  const s = executing({ 'speciation-6': 'birds' }, { cubes: {} });
  play(s, 'forgo');
  expect([question(s), asked(s)]).toEqual(['insects', 'insects']);
  expect(options(s).sort()).toEqual(
    [...Object.keys(START_EARTH).map((name) => `add 1 to ${name}`), 'forgo'].sort(),
  );
  expect(refused(s, `add 2 to ${WETLAND}`)).toMatchObject({
    code: 'one-cube',
    facts: { count: 2, limit: 1 },
  });
  expect(refused(s, `add 1 to ${hex(2, 0)}`)).toMatchObject({ code: 'no-tile' });
  play(s, `add 1 to ${TUNDRA}`);
  expect(tile(s, TUNDRA).cubes).toEqual({ insects: 1 });
  expect(animal(s, 'insects').pool).toBe(33);
});

rule('DS-5.4.8.4', 'the free cube may be declined, and needs a cube in the pool', () => {
  const s = executing({}, { cursor: 'insects' });
  expectChanged(s, () => play(s, 'forgo'), {});
  const empty = executing(
    {},
    { cursor: 'insects', animals: { ...SIX, insects: { pool: 0 }, arachnids: {} } },
  );
  expect(question(empty)).toBe('arachnids');
});

rule('DS-5.4.8.5', 'a disk or nothing, then a count for each of its tiles', () => {
  const s = executing({ 'speciation-4': 'birds' });
  expectChanged(s, () => play(s, 'forgo'), {});
  expect(question(s)).toBe('insects');
  const used = executing({ 'speciation-4': 'birds' });
  // O1 touches two tiles and an empty hex.
  play(used, `speciate around ${O1}`);
  expect(refused(used, 'forgo')).toMatchObject({ code: 'no-way-out' });
  expect(options(used)).toEqual([0, 1, 2, 3].map((n) => `add ${n} to ${JUNGLE}`));
  expect(refused(used, `add 1 to ${WETLAND}`)).toMatchObject({
    code: 'other-tile',
    facts: { hex: WETLAND, asked: JUNGLE },
  });
  play(used, `add 3 to ${JUNGLE}`);
  expect(options(used)).toEqual([0, 1, 2, 3, 4].map((n) => `add ${n} to ${WETLAND}`));
  play(used, `add 0 to ${WETLAND}`);
  expect(question(used)).toBe('insects');
});
