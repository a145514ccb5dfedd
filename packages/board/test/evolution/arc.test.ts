import { describe, expect, it } from 'vitest';
import { arcBetween, arcInGutters } from '../../src/evolution/arc.ts';

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

  it('stand beside the names and counters above a board, never on them', () => {
    const name = { x: 5, y: 375, width: 60, height: 18 };
    const counters = { x: 80, y: 375, width: 60, height: 18 };
    const across = (x: number, word: { x: number; width: number }): boolean =>
      x + 8 > word.x && x - 8 < word.x + word.width;
    const up = ends(arcBetween(box(0, 400), box(300, 0), [name])).start[0] ?? 0;
    const down = ends(arcBetween(box(300, 0), box(0, 400), [name])).tip[0] ?? 0;
    const hop = ends(arcBetween(box(300, 400), box(0, 400), [name])).tip[0] ?? 0;
    for (const x of [up, down, hop]) {
      expect(across(x, name)).toBe(false);
      expect(x).toBeGreaterThan(8);
      expect(x).toBeLessThan(92);
    }
    // Words that leave no room: the middle, and the words are drawn above the arc.
    expect(ends(arcBetween(box(0, 400), box(300, 0), [name, counters])).start).toEqual([50, 400]);
    expect(ends(arcBetween(box(0, 400), box(300, 0), [{ ...name, y: 0 }])).start).toEqual([50, 400]);
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

  it('go through the gutters where panels lie between, and are left out where no gutter is free', () => {
    const panel = (x: number, y: number, width = 390) => ({ x, y, width, height: 200 });
    const attacker = { x: 300, y: 440, width: 100, height: 150 };
    const prey = { x: 250, y: 40, width: 100, height: 150 };
    const between = [panel(10, 216), panel(408, 216)];
    const up = arcInGutters(attacker, prey, panel(10, 424, 788), panel(10, 8), between);
    expect(up?.d).toBe('M350 440V420H404V212H300V207');
    expect(ends({ d: '', head: up?.head ?? '' }).tip).toEqual([300, 190]);
    const down = arcInGutters(prey, attacker, panel(10, 8), panel(10, 424, 788), between);
    expect(down?.d).toBe('M300 190V212H404V420H350V423');
    expect(ends({ d: '', head: down?.head ?? '' }).tip).toEqual([350, 440]);
    const wall = [panel(4, 216, 800)];
    expect(arcInGutters(attacker, prey, panel(10, 424, 788), panel(10, 8), wall)?.d).toContain('H808');
    expect(arcInGutters(attacker, prey, panel(10, 424, 788), panel(10, 8), wall, 800)).toBeUndefined();
  });
});
