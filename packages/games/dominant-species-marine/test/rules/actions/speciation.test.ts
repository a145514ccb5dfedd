import type { Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play, question, tile } from '../../../src/testing/index.ts';
import { look, refused } from '../box.ts';
import { earth, NO_DISKS } from '../cards/stage.ts';
import { corner, expectTaken, four, isOver, takes } from './stage.ts';

const DISKS = { speciation: ['sun', 'worms', 'worms', 'algae'] };
const NW = corner('D4', 'NW');
const SE = corner('D4', 'SE');

/** Most cubes that each tile around a disk takes, asked one after the other; none is placed. */
function limits(s: State, where: string): Record<string, number> {
  play(s, `speciate around ${where}`);
  const seen: Record<string, number> = {};
  while (question(s) === 'speciation-cubes') {
    const [, most, hex] = /^add (\d+) to (\w+)$/.exec(options(s).at(-1) ?? '') ?? [];
    seen[hex ?? ''] = Number(most);
    play(s, `add 0 to ${hex}`);
  }
  return seen;
}

rule('DSM-5.10.1', 'a disk on Earth of the kind that lies at the space', () => {
  const extra = corner('C3', 'W');
  const s = takes('cephalopods', 'speciation-1', { ...DISKS, ...earth({ corners: { [extra]: 'sun' } }) });
  expect(options(s).sort()).toEqual([`speciate around ${extra}`, `speciate around ${NW}`, 'forgo'].sort());
  expect(refused(s, `speciate around ${SE}`)).toMatchObject({
    code: 'other-element',
    facts: { corner: SE, element: 'worms', needed: 'sun' },
  });
  expect(refused(s, `speciate around ${corner('D6', 'SW')}`)).toMatchObject({ code: 'no-disk' });
  const third = takes('cephalopods', 'speciation-3', DISKS);
  expect(options(third)).toEqual([`speciate around ${SE}`, 'forgo']);
});

rule('DSM-5.10.1', 'the special space is for any disk on Earth, whatever lies in the section', () => {
  const s = takes('cephalopods', 'speciation-5', { speciation: ['sun', 'sun', 'sun', 'sun'] });
  expect(options(s)).toHaveLength(7);
  expect(limits(s, SE)).toEqual({ D4: 2, D5: 4, E4: 3 });
});

rule('DSM-5.10.1', 'without such a disk on Earth there is no effect', () => {
  const none = earth({ corners: { [NW]: null } });
  expect(isOver(takes('cephalopods', 'speciation-1', { ...DISKS, ...none }), 'cephalopods')).toBe(true);
  const gap = takes('cephalopods', 'speciation-2', { speciation: ['sun', null, 'worms', 'algae'] });
  expect(isOver(gap, 'cephalopods')).toBe(true);
  const bare = takes('cephalopods', 'speciation-5', { ...DISKS, ...earth({ corners: NO_DISKS }) });
  expect(isOver(bare, 'cephalopods')).toBe(true);
});

rule('DSM-5.10.2', 'each tile around the disk takes none up to the limit of its terrain', () => {
  const s = takes('cephalopods', 'speciation-1', { ...DISKS, cubes: {} });
  play(s, `speciate around ${NW}`);
  const seen: string[][] = [];
  while (question(s) === 'speciation-cubes') {
    seen.push(options(s));
    play(s, options(s).at(-1) ?? '');
  }
  expect(seen.flat().sort()).toEqual(
    ['C3 0', 'C3 1', 'C3 2', 'D3 0', 'D3 1', 'D4 0', 'D4 1', 'D4 2']
      .map((pair) => pair.replace(/(\w+) (\d)/, 'add $2 to $1'))
      .sort(),
  );
  // They were on none of these tiles, and sun is not theirs.
  expect([tile(s, 'D3').endangered, isOver(s, 'cephalopods')]).toEqual([['cephalopods'], true]);
  expectTaken(
    'cephalopods',
    'speciation-1',
    [`speciate around ${NW}`, 'add 2 to C3', 'add 1 to D3', 'add 2 to D4'],
    {
      'cubes.C3.cephalopods': [0, 2],
      'cubes.D3.cephalopods': [0, 1],
      'cubes.D4.cephalopods': [0, 2],
      'animals.cephalopods.pool': [34, 29],
    },
    { ...DISKS, cubes: {} },
  );
});

rule(
  'DSM-5.10.2',
  'limits: land and vents 1, kelp, reef and seagrass 2, seamount and sand 3, ocean 4',
  () => {
    const lone = { C1: 'SW', C3: 'W', C4: 'W', E3: 'E', E4: 'E', D7: 'SW' };
    const seen = Object.entries(lone).map(([hex, where]) => {
      const at = corner(hex, where);
      const s = takes('fishes', 'speciation-5', earth({ corners: { [at]: 'sun' } }));
      return limits(s, at);
    });
    expect(seen).toEqual([{ C1: 1 }, { C3: 2 }, { C4: 3 }, { E3: 2 }, { E4: 3 }, { D7: 1 }]);
  },
);

rule('DSM-5.10.2', 'more than the limit, and another tile than the one asked, are refused', () => {
  const s = takes('cephalopods', 'speciation-1', DISKS);
  play(s, `speciate around ${NW}`);
  const asked = options(s)[0]?.slice(-2) ?? '';
  const limit = options(s).length - 1;
  expect(refused(s, `add ${limit + 1} to ${asked}`)).toMatchObject({
    code: 'limit',
    facts: { limit, count: limit + 1 },
  });
  expect(refused(s, 'add 1 to C1')).toMatchObject({ code: 'other-tile', facts: { hex: 'C1', asked } });
  expect(refused(s, 'forgo')).toMatchObject({ code: 'no-way-out' });
});

rule('DSM-5.10.3', 'with too few cubes in the pool the player says where they go', () => {
  const start = (pool: number): State =>
    takes('fishes', 'speciation-2', { ...DISKS, animals: four({ fishes: { pool } }) });
  const s = start(3);
  // Two, four and three could go to the reef, the ocean and the sand.
  expect(limits(start(3), SE)).toEqual({ D4: 2, D5: 3, E4: 3 });
  play(s, `speciate around ${SE}`);
  const wanted: Record<string, number> = { D4: 1, D5: 0, E4: 2 };
  while (question(s) === 'speciation-cubes') {
    const asked = options(s)[0]?.slice(-2) ?? '';
    play(s, `add ${wanted[asked]} to ${asked}`);
  }
  expect(['D4', 'D5', 'E4'].map((hex) => tile(s, hex).cubes.fishes ?? 0)).toEqual([4, 0, 2]);
  expect(animal(s, 'fishes').pool).toBe(0);
  const two = start(2);
  play(two, `speciate around ${SE}`, 'add 2 to D4');
  // Nothing is left for the others, so they are not asked for.
  expect(isOver(two, 'fishes')).toBe(true);
  expect(isOver(start(0), 'fishes')).toBe(true);
});

rule('DSM-5.10.3', 'a count beyond the pool is refused with what is there', () => {
  const s = takes('fishes', 'speciation-2', { ...DISKS, animals: four({ fishes: { pool: 1 } }) });
  play(s, `speciate around ${SE}`);
  const asked = options(s)[0]?.slice(-2) ?? '';
  expect(refused(s, `add 2 to ${asked}`)).toMatchObject({ code: 'pool', facts: { pool: 1, count: 2 } });
});

rule('DSM-5.10.4', 'the disks of the section are not used up', () => {
  const s = takes('cephalopods', 'speciation-1', DISKS);
  play(s, `speciate around ${NW}`);
  while (question(s) === 'speciation-cubes') play(s, options(s).at(-1) ?? '');
  expect(look(s).speciation).toEqual(['sun', 'worms', 'worms', 'algae']);
  expect(look(s).corners).toHaveLength(6);
});

rule('DSM-5.10.5', 'Ecological Niche: one more with its own kind, one less for all others', () => {
  const niche = (controller: string): Position => ({
    ...DISKS,
    animals: four({ cephalopods: { traits: ['ecological-niche'] } }),
    specials: { sun: { controller } },
  });
  expect(limits(takes('cephalopods', 'speciation-1', niche('cephalopods')), NW)).toEqual({
    C3: 3,
    D3: 2,
    D4: 3,
  });
  expect(limits(takes('fishes', 'speciation-1', niche('cephalopods')), NW)).toEqual({ C3: 1, D4: 1 });
  // The pawn of the sun is not theirs.
  expect(limits(takes('cephalopods', 'speciation-1', niche('fishes')), NW)).toEqual({ C3: 2, D3: 1, D4: 2 });
  expect(limits(takes('fishes', 'speciation-2', niche('cephalopods')), SE)).toEqual({ D4: 2, D5: 4, E4: 3 });
});

rule('DSM-5.10.1 DSM-5.4.1', 'forfeited', () => {
  const s = takes('cephalopods', 'speciation-1', DISKS);
  play(s, 'forgo');
  expect([animal(s, 'cephalopods').pool, isOver(s, 'cephalopods')]).toEqual([31, true]);
});

rule(
  'DSM-5.10.2 DSM-6.4.13',
  'a hunter that switches prey earns for each of its tiles with new cubes',
  () => {
    const s = takes('cephalopods', 'speciation-1', {
      ...DISKS,
      animals: four({ reptiles: { traits: ['prey-switching'] } }),
      cubes: { D4: { reptiles: 1 }, C3: { reptiles: 2 } },
    });
    play(s, `speciate around ${NW}`);
    while (question(s) === 'speciation-cubes') play(s, options(s).at(-1) ?? '');
    expect([animal(s, 'reptiles').points, animal(s, 'cephalopods').points]).toEqual([2, 0]);
  },
);
