import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../../src/index.ts';
import { disk, options, play, question, refused, tile } from '../../../src/testing/index.ts';
import { away, EMPTY_BAG, earth, expectTaken, isThrough, on, taking, VACANT } from './stage.ts';

rule('DS-6.12.1', 'a disk from the bag to any vacant corner of Earth', () => {
  const s = taking('habitat', 'insects', 'E3', earth());
  expect(options(s)).toEqual(['take meat', 'take sun', 'take seed', 'take water', 'take grub', 'take grass']);
  play(s, 'take seed');
  expect(question(s)).toBe('habitat-corner');
  expect(options(s).sort()).toEqual(VACANT.map((corner) => `put the disk on ${corner}`).sort());
  expect(refused(s, 'put the disk on D2-D3-E3')).toMatchObject({ code: 'taken-corner' });
  expect(refused(s, 'put the disk on F1.NE')).toMatchObject({ code: 'not-on-earth' });
  const done = expectTaken('habitat', 'insects', 'E3', ['take seed', 'put the disk on B4-C4-C5'], {
    'corners.B4-C4-C5': [undefined, 'seed'],
  });
  // Three seeds around the forest now: dominance follows at once.
  expect([tile(done, 'C4').levels.birds, isThrough(done)]).toEqual([6, true]);
});

rule('DS-6.12.2', 'chosen, not drawn; mandatory, unless there is no disk or no place', () => {
  const s = taking('habitat', 'insects', 'E3', away({ grub: 18 }));
  expect(options(s)).not.toContain('take grub');
  expect(refused(s, 'take grub')).toMatchObject({ code: 'no-such-disk', rule: 'DS-6.12.2' });
  expect(refused(s, 'stop')).toMatchObject({ code: 'no-way-out' });
  const chance = dominantSpecies.writePosition(s).random;
  play(s, 'take sun');
  expect(refused(s, 'skip')).toMatchObject({ code: 'no-way-out' });
  play(s, 'put the disk on B4-C4-C5');
  expect(dominantSpecies.writePosition(s).random).toEqual(chance);
  expectTaken('habitat', 'insects', 'E3', [], {}, EMPTY_BAG);
  expectTaken('habitat', 'insects', 'E3', [], {}, earth({ corners: on(VACANT, 'meat') }));
});

rule('DS-6.12.1 DS-5.16.10', 'also to a corner between three tundra tiles, until the next Glaciation', () => {
  const ice = earth({
    tiles: { D2: { terrain: 'tundra', under: 'wetland' }, C3: { terrain: 'tundra', under: 'jungle' } },
    corners: { 'C3-D2-D3': null },
  });
  const s = taking('habitat', 'insects', 'E3', {
    ...ice,
    cards: { faceUp: ['habitat', 'ice-sheet'], deck: 3 },
  });
  play(s, 'take water', 'put the disk on C3-D2-D3');
  expect(disk(s, 'C3-D2-D3')).toBe('water');
  // The next Glaciation removes it, although it happens elsewhere.
  play(s, 'score E4', 'choose ice-sheet', 'glaciate D4');
  expect(disk(s, 'C3-D2-D3')).toBeUndefined();
});
