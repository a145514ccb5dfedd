import { describe, expect, it } from 'vitest';
import type { Mark, Told } from '../../src/games/game-ui.ts';
import { recapOf } from '../../src/table/history/since.ts';
import { placeMarks, roundSpans, roundStep, roundsOfTold } from '../../src/table/history/timeline.ts';

function told(n: number, seat: number, more: Partial<Told> = {}): Told {
  return { n, seat, round: 1, group: '', text: '', plain: '', touches: [], ...more };
}

describe('recapOf', () => {
  it('tells what happened behind my own last line and behind what I have seen', () => {
    const lines = [told(1, 0), told(2, 1), told(3, 0), told(4, 1, { touches: [0] }), told(5, 2)];
    expect(recapOf(lines, 0, 0)).toMatchObject({ from: 4, toMe: 1 });
    expect(recapOf(lines, 0, 4)).toMatchObject({ from: 5, toMe: 0 });
    expect(recapOf(lines, 2, 1)).toBeUndefined();
    expect(recapOf(lines, 0, 5)).toBeUndefined();
    expect(recapOf([], 0, 0)).toBeUndefined();
  });

  it('does not count what I did to myself', () => {
    expect(recapOf([told(1, 1, { touches: [1] }), told(2, 0, { touches: [1] })], 1, 0)).toMatchObject({
      from: 2,
      toMe: 1,
    });
  });
});

describe('rounds of the timeline', () => {
  it('are stretches of lines; the deal counts to the first', () => {
    expect(roundSpans([0, 1, 1, 2, 2, 2, 3])).toEqual([
      { round: 1, from: 0, to: 2 },
      { round: 2, from: 3, to: 5 },
      { round: 3, from: 6, to: 6 },
    ]);
    expect(roundSpans([1, 1])).toEqual([{ round: 1, from: 0, to: 1 }]);
    expect(roundSpans([])).toEqual([]);
  });

  it('are known from what is told where nothing else tells them', () => {
    const lines = [told(0, -1), told(2, 0), told(5, 1, { round: 2 }), told(5, 1, { round: 2 })];
    expect(roundsOfTold(lines, 6)).toEqual([1, 1, 1, 1, 1, 2, 2]);
    expect(roundsOfTold([], 2)).toEqual([0, 0, 0]);
  });

  it('can be stepped through', () => {
    const spans = roundSpans([1, 1, 1, 2, 2, 3]);
    expect(roundStep(spans, 0, 1)).toBe(3);
    expect(roundStep(spans, 4, 1)).toBe(5);
    expect(roundStep(spans, 5, 1)).toBe(5);
    expect(roundStep(spans, 4, -1)).toBe(3);
    expect(roundStep(spans, 3, -1)).toBe(0);
    expect(roundStep(spans, 0, -1)).toBe(0);
  });
});

describe('marks of the timeline', () => {
  const mark: Mark = { kind: 'attack', symbol: 'attack', label: 'attack' };
  const at = (...lines: number[]) =>
    placeMarks(
      lines.map((n) => ({ n, mark })),
      (n) => n * 10,
      20,
    );
  const shape = (placed: ReturnType<typeof at>) => placed.map(({ x, lines }) => [x, lines.map(({ n }) => n)]);

  it('stand at their line where there is room', () => {
    expect(shape(at(1, 3, 9))).toEqual([
      [10, [1]],
      [30, [3]],
      [90, [9]],
    ]);
  });

  it('give way by half their width, and then share a place', () => {
    expect(shape(at(1, 2))).toEqual([
      [10, [1]],
      [30, [2]],
    ]);
    expect(shape(at(1, 1.5, 2, 3))).toEqual([
      [10, [1, 1.5]],
      [30, [2, 3]],
    ]);
    const crowded = placeMarks(
      Array.from({ length: 50 }, (_, n) => ({ n, mark })),
      (n) => n * 3,
      20,
    );
    crowded.forEach((one, i) => {
      if (i > 0) expect(one.x - (crowded[i - 1]?.x ?? 0)).toBeGreaterThanOrEqual(20);
    });
    expect(crowded.flatMap(({ lines }) => lines.map(({ n }) => n))).toEqual(
      Array.from({ length: 50 }, (_, n) => n),
    );
  });
});
