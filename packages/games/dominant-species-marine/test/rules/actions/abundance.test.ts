import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, question, tile } from '../../../src/testing/index.ts';
import { BOOK_START_ELEMENTS, BOOK_START_TILES, cellOf, cornersOf } from '../../book.ts';
import { look, refused } from '../box.ts';
import { corner, expectTaken, isOver, takes, value } from './stage.ts';

const BOXES = { boxes: { abundance: ['algae', 'sun', 'sun'] } };

rule('DSM-5.5.1', 'one disk of the section goes to a vacant corner of Earth', () => {
  const s = takes('fishes', 'abundance-2', BOXES);
  expect(options(s)).toEqual(['take algae', 'take sun', 'forgo']);
  expect(refused(s, 'take worms')).toMatchObject({
    code: 'no-such-disk',
    facts: { element: 'worms', count: 0 },
  });
  const put = expectTaken(
    'fishes',
    'abundance-2',
    ['take sun', `put the disk on ${corner('D5', 'SW')}`],
    { [`corners.${corner('D5', 'SW')}`]: [undefined, 'sun'], 'boxes.abundance': [['sun'], []] },
    BOXES,
  );
  expect(isOver(put, 'fishes')).toBe(true);
});

rule('DSM-5.5.1', 'any vacant corner that touches a tile will do, on the rim as well', () => {
  const s = takes('fishes', 'abundance-1', BOXES);
  play(s, 'take algae');
  const all = new Set(Object.keys(BOOK_START_TILES).flatMap((hex) => cornersOf(cellOf(hex))));
  const taken = Object.keys(BOOK_START_ELEMENTS).map((where) => corner('D4', where));
  for (const where of taken) all.delete(where);
  expect(options(s).sort()).toEqual([...all].map((where) => `put the disk on ${where}`).sort());
  expect(all.size).toBe(46);
  // The outermost corner of the geyser touches no other hex.
  expect(all.has(corner('D1', 'NW'))).toBe(true);
  expect(refused(s, `put the disk on ${corner('D4', 'NE')}`)).toMatchObject({
    code: 'taken-corner',
    rule: 'DSM-2.9',
    facts: { element: 'algae' },
  });
  expect(refused(s, `put the disk on ${corner('A1', 'NW')}`)).toMatchObject({
    code: 'not-on-earth',
    rule: 'DSM-2.9',
    facts: { tiles: 0 },
  });
  expect(refused(s, 'forgo')).toMatchObject({ code: 'no-way-out' });
});

rule('DSM-5.5.1', 'without a vacant corner nothing is taken', () => {
  const kinds = ['algae', 'worms', 'plankton', 'sponges', 'gastropods', 'sun'];
  const there = new Set([...cornersOf(cellOf('D4')), ...cornersOf(cellOf('D5'))]);
  const corners = Object.fromEntries([...there].map((where, i) => [where, kinds[i % 6]]));
  const s = takes('fishes', 'abundance-1', { ...BOXES, tiles: { D4: 'reef', D5: 'ocean' }, corners });
  expect(isOver(s, 'fishes')).toBe(true);
  expect(look(s).boxes.abundance).toEqual({ algae: 1, sun: 2 });
});

rule('DSM-5.5.2', 'without a disk in the section there is no effect, and the pawn stays', () => {
  const s = takes('fishes', 'abundance-3', { boxes: { wanderlust: ['sun'], adaptation: ['algae'] } });
  expect(isOver(s, 'fishes')).toBe(true);
  expect(look(s).spaces).toEqual({ 'abundance-3': { animal: 'fishes', special: null } });
});

rule('DSM-5.5.1 DSM-5.4.1', 'forfeited as a whole', () => {
  const s = takes('fishes', 'abundance-1', BOXES);
  play(s, 'forgo');
  expect([look(s).boxes.abundance, look(s).corners.length, isOver(s, 'fishes')]).toEqual([
    { algae: 1, sun: 2 },
    6,
    true,
  ]);
});

rule('DSM-5.5.1 DSM-1.6.7 DSM-1.6.9', 'the disk feeds all tiles around it at once', () => {
  const s = takes('reptiles', 'abundance-1', {
    ...BOXES,
    cubes: { D5: { reptiles: 1 }, D6: { reptiles: 2 }, C6: { reptiles: 1 } },
  });
  expect([tile(s, 'D5').endangered, value(s, 'reptiles', 'sun')]).toEqual([['reptiles'], 0]);
  play(s, 'take sun', `put the disk on ${corner('D5', 'SW')}`);
  expect(['D5', 'D6', 'C6'].map((hex) => tile(s, hex).endangered)).toEqual([[], [], ['reptiles']]);
  // Two printed suns on two tiles.
  expect(value(s, 'reptiles', 'sun')).toBe(4);
  expect(question(s)).toBe('turn');
});
