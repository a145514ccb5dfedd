import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { disk, executing, expectChanged, options, play, question, tile } from '../../../src/testing/index.ts';
import { hex, I1, I2, I3, O1, O2, O3, SAVANNAH, START_EARTH, TUNDRA } from '../axial.ts';
import { look } from '../box.ts';

rule('DS-5.4.5.1', 'the owner of the pawn may take one disk out of the box, to the bag', () => {
  const s = executing({ wasteland: 'birds' }, { boxes: { wasteland: ['water', 'grub'] } });
  expect(options(s)).toEqual(['discard water', 'discard grub', 'forgo']);
  // Then the grub that touches the tundra goes.
  expectChanged(s, () => play(s, 'discard water'), {
    'boxes.wasteland': [['water'], []],
    [`corners.${I1}`]: ['grub', undefined],
  });
});

rule('DS-5.4.5.1', 'it may be forgone, and with an empty box nothing is asked', () => {
  const s = executing({ wasteland: 'birds' }, { boxes: { wasteland: ['water'] } });
  expectChanged(s, () => play(s, 'forgo'), { [`corners.${I2}`]: ['water', undefined] });
  const empty = executing({ wasteland: 'birds' });
  expect([question(empty), look(empty).corners.length]).toEqual(['insects', 12]);
});

rule('DS-5.4.5.2', 'with or without a pawn, every disk of a kind in the box that touches tundra goes', () => {
  const s = executing({}, { cursor: 'wasteland', boxes: { wasteland: ['water', 'grass'] } });
  // I2 and I3 lie on the tundra; O1 and O2 are of the same kinds and do not.
  expect([disk(s, I2), disk(s, I3)]).toEqual([undefined, undefined]);
  expect([disk(s, O1), disk(s, O2)]).toEqual(['water', 'grass']);
  expect(look(s).corners).toHaveLength(10);
  // 18 of each kind outside Earth: all but the one in the box lie in the bag, and the removed one comes to them.
  expect(look(s).bag).toMatchObject({ water: 18, grass: 18, sun: 18 });
});

rule('DS-5.4.5.2', 'one tundra tile of three is enough, wherever it lies', () => {
  const tiles = { ...START_EARTH, [hex(2, -1)]: 'tundra' };
  const s = executing(
    {},
    { cursor: 'wasteland', tiles, corners: { [O3]: 'sun' }, boxes: { wasteland: ['sun'] } },
  );
  expect(look(s).corners).toEqual([]);
  const without = executing(
    {},
    { cursor: 'wasteland', tiles: START_EARTH, corners: { [O3]: 'sun' }, boxes: { wasteland: ['sun'] } },
  );
  expect(disk(without, O3)).toBe('sun');
});

rule('DS-5.4.5.2', 'levels and dominance follow at once', () => {
  // DS-7.0.1: the savannah has grass 2, water 1, sun 1; Insects 4, Amphibians 3, Reptiles 2.
  const s = executing({}, { cursor: 'wasteland', boxes: { wasteland: ['grass'] } });
  expect(tile(s, SAVANNAH)).toMatchObject({
    levels: { insects: 2, amphibians: 3, reptiles: 2 },
    dominant: 'amphibians',
  });
  expect(tile(s, TUNDRA).cubes).toEqual({});
});

rule('DS-5.4.5.3', 'one of two equal disks taken out saves nothing', () => {
  const s = executing({ wasteland: 'birds' }, { boxes: { wasteland: ['water', 'water'] } });
  play(s, 'discard water');
  expect([disk(s, I2), look(s).boxes.wasteland]).toEqual([undefined, { water: 1 }]);
});

rule('DS-5.4.5.4', 'the disks of the box stay in it', () => {
  const s = executing({}, { cursor: 'wasteland', boxes: { wasteland: ['water', 'sun', 'sun'] } });
  expect(look(s).boxes.wasteland).toEqual({ water: 1, sun: 2 });
});
