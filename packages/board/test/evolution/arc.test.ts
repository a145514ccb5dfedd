import { describe, expect, it } from 'vitest';
import { arcBetween } from '../../src/evolution/arc.ts';

const box = (x: number, y: number) => ({ x, y, width: 100, height: 80 });

/** Start and end of a curve, and the tip of its head. */
function ends(arc: { d: string; head: string }) {
  const points = (text: string) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const curve = points(arc.d);
  return { start: curve.slice(0, 2), end: curve.slice(-2), tip: points(arc.head).slice(0, 2) };
}

describe('arcs', () => {
  it('run from the top of an attacker to the bottom of a target above', () => {
    const { start, end, tip } = ends(arcBetween(box(300, 400), box(0, 0)));
    expect(start).toEqual([350, 400]);
    expect(tip).toEqual([50, 80]);
    expect(end[1]).toBeGreaterThan(80);
  });

  it('run from its bottom to the top of a target below', () => {
    const { start, end, tip } = ends(arcBetween(box(0, 0), box(300, 400)));
    expect(start).toEqual([50, 80]);
    expect(tip).toEqual([350, 400]);
    expect(end[1]).toBeLessThan(400);
  });

  it('hop over the tops within a row', () => {
    const arc = arcBetween(box(0, 100), box(300, 100));
    expect(ends(arc).start).toEqual([50, 100]);
    expect(ends(arc).tip).toEqual([350, 100]);
    const highest = Math.min(
      ...(arc.d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number).filter((_, i) => i % 2 === 1),
    );
    expect(highest).toBeLessThan(80);
  });
});
