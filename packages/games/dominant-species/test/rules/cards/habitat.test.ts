import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../../src/index.ts';
import { disk, options, play, question, refused, tile } from '../../../src/testing/index.ts';
import { away, bag, belongings, EMPTY_BAG, earth, isThrough, on, taking, VACANT } from './stage.ts';

rule('DS-6.12.1', 'a disk from the bag to any vacant corner of Earth', () => {
  const s = taking('habitat', 'insects', 'E3', earth());
  expect(options(s)).toEqual(['take meat', 'take sun', 'take seed', 'take water', 'take grub', 'take grass']);
  const seed = bag(s, 'seed');
  play(s, 'take seed');
  expect(question(s)).toBe('habitat-corner');
  expect(options(s).sort()).toEqual(VACANT.map((corner) => `put the disk on ${corner}`).sort());
  expect(refused(s, 'put the disk on D2-D3-E3')).toMatchObject({ code: 'taken-corner' });
  expect(refused(s, 'put the disk on F1.NE')).toMatchObject({ code: 'not-on-earth' });
  play(s, 'put the disk on B4-C4-C5');
  expect([disk(s, 'B4-C4-C5'), bag(s, 'seed'), isThrough(s)]).toEqual(['seed', seed - 1, true]);
  // Three seeds around the forest now: dominance follows at once.
  expect(tile(s, 'C4').levels.birds).toBe(6);
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
  const empty = taking('habitat', 'insects', 'E3', EMPTY_BAG);
  expect(isThrough(empty)).toBe(true);
  const filled = earth({ corners: on(VACANT, 'meat') });
  const full = taking('habitat', 'insects', 'E3', filled);
  expect(isThrough(full)).toBe(true);
  expect(belongings(full).corners).toEqual(filled.corners);
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
