import type { GameEvent } from '@clade/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANIMALS, givePoints, PARTS, POINTS, rankOn, SOURCES } from '../src/index.ts';
import { at, cubes, earthOf, hexOf, upTo, world } from './world.ts';

describe('rankOn', () => {
  const counts = fc.array(fc.nat(4), { minLength: ANIMALS, maxLength: ANIMALS });

  test('most cubes first; of equals the one higher in the food chain, or the lower one on request', () => {
    fc.assert(
      fc.property(counts, fc.boolean(), (present, fromBelow) => {
        const crowd = Object.fromEntries(present.map((n, a) => [a, n]).filter(([, n]) => n !== 0));
        const s = earthOf({ tiles: { D4: 0 }, cubes: { D4: crowd } });
        const out = new Int8Array(ANIMALS).fill(9);
        const n = rankOn(s, hexOf('D4'), out, fromBelow);
        const expected = upTo(ANIMALS)
          .filter((a) => present[a]! > 0)
          .sort((a, b) => present[b]! - present[a]! || (fromBelow ? b - a : a - b));
        expect(Array.from(out.subarray(0, n))).toEqual(expected);
        expect(upTo(ANIMALS).map((a) => cubes(s, hexOf('D4'), a))).toEqual(present);
      }),
    );
  });

  test('nobody is ranked on an empty tile', () => {
    expect(rankOn(earthOf({ tiles: { D4: 0 } }), hexOf('D4'), new Int8Array(ANIMALS))).toBe(0);
  });
});

test('points are counted by animal and by source, and told with the total', () => {
  const s = earthOf({});
  const events: GameEvent[] = [];
  givePoints(world, s, 3, 5, 0, 'R-1', (event) => events.push(event));
  givePoints(world, s, 3, 2, 1, 'R-2', (event) => events.push(event));
  givePoints(world, s, 1, 4, 1, 'R-3', undefined);
  expect(Array.from(s.subarray(POINTS, POINTS + ANIMALS))).toEqual([0, 4, 0, 7, 0, 0]);
  expect([at(s, PARTS + 3 * SOURCES), at(s, PARTS + 3 * SOURCES + 1), at(s, PARTS + SOURCES + 1)]).toEqual([
    5, 2, 4,
  ]);
  expect(events).toEqual([
    { type: 'points', rule: 'R-1', animal: 'frogs', points: 5, total: 5, source: 'start' },
    { type: 'points', rule: 'R-2', animal: 'frogs', points: 2, total: 7, source: 'other' },
  ]);
});

test('a game hears of cubes that come and go, and of points', () => {
  const heard: unknown[] = [];
  const told = { ...world, scored: (_s: unknown, animal: number) => heard.push(['scored', animal]) };
  givePoints(told, earthOf({}), 2, 1, 0, 'R-1', undefined);
  expect(heard).toEqual([['scored', 2]]);
});
