import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linear, spread, stack, ticks } from '../../src/table/charts/scale.ts';
import { pointsByRound } from '../../src/table/end/by-round.ts';
import { leadForGood, momentsOf } from '../../src/table/end/moments.ts';

describe('ticks', () => {
  it.each([
    [52, [0, 20, 40, 60]],
    [47, [0, 10, 20, 30, 40, 50]],
    [3, [0, 1, 2, 3]],
    [0, [0]],
    [240, [0, 50, 100, 150, 200, 250]],
  ])('take in %d', (max, expected) => {
    expect(ticks(max)).toEqual(expected);
  });
});

describe('linear', () => {
  it('maps ends to ends and does not divide by nothing', () => {
    const y = linear([0, 50], [200, 0]);
    expect([y(0), y(25), y(50)]).toEqual([200, 100, 0]);
    expect(linear([3, 3], [0, 10])(3)).toBe(5);
  });
});

describe('stack', () => {
  it('puts parts side by side and leaves out what is nothing', () => {
    expect(
      stack([
        { part: 'a', value: 3 },
        { part: 'b', value: 0 },
        { part: 'c', value: 2 },
      ]),
    ).toEqual([
      { part: 'a', value: 3, from: 0, to: 3 },
      { part: 'c', value: 2, from: 3, to: 5 },
    ]);
  });

  it('ends where the score does, also with a loss', () => {
    expect(
      stack([
        { part: 'a', value: 5 },
        { part: 'b', value: -2 },
      ]),
    ).toEqual([
      { part: 'a', value: 5, from: 0, to: 5 },
      { part: 'b', value: -2, from: 3, to: 5 },
    ]);
  });
});

describe('a loss among gains', () => {
  it('covers no part that comes after it', () => {
    expect(
      stack([
        { part: 'a', value: 5 },
        { part: 'b', value: -2 },
        { part: 'c', value: 4 },
      ]),
    ).toEqual([
      { part: 'a', value: 5, from: 0, to: 5 },
      { part: 'c', value: 4, from: 5, to: 9 },
      { part: 'b', value: -2, from: 7, to: 9 },
    ]);
  });
});

describe('spread', () => {
  it('leaves labels that are apart where they are', () => {
    expect(spread([10, 60, 30], 15, 0, 100)).toEqual([10, 60, 30]);
  });

  it('pushes equal ones apart, upwards again at the end', () => {
    expect(spread([50, 50], 15, 0, 100)).toEqual([50, 65]);
    expect(spread([98, 99], 15, 0, 100)).toEqual([85, 100]);
  });

  it('never lets two be nearer than the gap where there is room for all', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 6 }), (wanted) => {
        const placed = spread(wanted, 15, 0, 100);
        expect(placed).toHaveLength(wanted.length);
        const sorted = [...placed].sort((a, b) => a - b);
        sorted.forEach((y, i) => {
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(100);
          if (i > 0) expect(y - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(15);
        });
      }),
    );
  });
});

describe('the course of a game', () => {
  const course = {
    rounds: [1, 1, 1, 2, 2, 3],
    scores: [
      [0, 0],
      [3, 1],
      [4, 6],
      [5, 6],
      [9, 6],
      [9, 8],
    ],
  };

  it('is summed up by round', () => {
    expect(pointsByRound(course)).toEqual([
      { round: 1, scores: [4, 6] },
      { round: 2, scores: [9, 6] },
      { round: 3, scores: [9, 8] },
    ]);
  });

  it('knows when the winner led for good', () => {
    expect(leadForGood(course, 0)).toBe(4);
    expect(
      leadForGood(
        {
          ...course,
          scores: [
            [0, 0],
            [1, 0],
            [2, 1],
          ],
        },
        0,
      ),
    ).toBeUndefined();
  });

  it('has moments: the lead, what happened once, and large swings', () => {
    const mark = (kind: string) => ({ kind, symbol: kind, label: kind });
    const marks = [
      { n: 1, mark: mark('attack') },
      { n: 2, mark: mark('attack') },
      { n: 3, mark: mark('last') },
      { n: 5, mark: mark('attack') },
    ];
    expect(momentsOf(course, marks, 0, 3).map(({ n, why }) => [n, why])).toEqual([
      [2, 'swing'],
      [3, 'mark'],
      [4, 'lead'],
    ]);
  });
});
