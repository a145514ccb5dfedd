import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { disk, options, play, question, refused, tile } from '../../../src/testing/index.ts';
import { bag, earth, expectTaken, isThrough, taking } from './stage.ts';

rule('DS-6.4.1', 'one disk on the corners of the tile stays, the others go', () => {
  const s = taking('blight', 'insects', 'E3');
  play(s, 'choose tile D2');
  expect(options(s).sort()).toEqual(
    ['C2-C3-D2', 'C3-D2-D3', 'D2-D3-E3', 'D2-E2-E3'].map((corner) => `keep the disk on ${corner}`),
  );
  const answers = ['choose tile D2', 'keep the disk on C2-C3-D2'];
  const kept = expectTaken('blight', 'insects', 'E3', answers, {
    'corners.C3-D2-D3': ['grub', undefined],
    'corners.D2-D3-E3': ['water', undefined],
    'corners.D2-E2-E3': ['grass', undefined],
  });
  expect([disk(kept, 'C2-C3-D2'), isThrough(kept)]).toEqual(['water', true]);
});

rule('DS-6.4.2', 'any tile may be chosen; with no or one disk nothing is removed', () => {
  const bare = earth({ tiles: { F2: 'sea', B2: 'sea' }, corners: { 'B1-B2-C2': 'meat' } });
  const none = taking('blight', 'insects', 'E3', bare);
  expect(options(none)).toContain('choose tile F2');
  expectTaken('blight', 'insects', 'E3', ['choose tile F2'], {}, bare);
  const one = ['choose tile B2', 'keep the disk on B1-B2-C2'];
  expectTaken('blight', 'insects', 'E3', one, {}, bare);
});

rule('DS-6.4.3', 'removed disks are gone from all tiles at the corner, and in the bag', () => {
  const s = taking('blight', 'insects', 'E3');
  const before = { water: bag(s, 'water'), grass: bag(s, 'grass'), grub: bag(s, 'grub') };
  expect(tile(s, 'E3')).toMatchObject({ levels: { amphibians: 3, insects: 4 }, endangered: [] });
  play(s, 'choose tile D2', 'keep the disk on C3-D2-D3');
  expect([bag(s, 'water'), bag(s, 'grass'), bag(s, 'grub')]).toEqual([
    before.water + 2,
    before.grass + 1,
    before.grub,
  ]);
  // The water and one grass of the savannah lay on corners of the wetland.
  expect(tile(s, 'E3')).toMatchObject({ levels: { amphibians: 0, insects: 2 }, endangered: ['amphibians'] });
  expect(tile(s, 'D2')).toMatchObject({ dominant: 'arachnids', endangered: ['amphibians', 'insects'] });
});

rule('DS-6.4.4', 'tile, then the corner to keep: one of the tile, with a disk', () => {
  const s = taking('blight', 'insects', 'E3');
  expect(question(s)).toBe('blight-tile');
  expect(refused(s, 'choose tile F2')).toMatchObject({ code: 'no-tile' });
  play(s, 'choose tile D2');
  expect(question(s)).toBe('blight-disk');
  expect(refused(s, 'keep the disk on D3-E3-E4')).toMatchObject({ code: 'other-tile', facts: { hex: 'D2' } });
  expect(refused(s, 'keep the disk on C2-D1-D2')).toMatchObject({ code: 'no-disk' });
  expect(refused(s, 'stop')).toMatchObject({ code: 'no-way-out' });
});
