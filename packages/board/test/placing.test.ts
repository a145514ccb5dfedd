import { describe, expect, it } from 'vitest';
import { placeNote } from '../src/notes/placing.ts';
import { overlaps } from '../src/rect.ts';

const bounds = { x: 0, y: 0, width: 1000, height: 600 };
const size = { width: 300, height: 100 };
const at = (x: number, y: number) => ({ x, y, width: 110, height: 180 });

describe('placing a note', () => {
  it('opens below, with its arrow at the middle of what it speaks of', () => {
    const placed = placeNote(at(400, 100), size, bounds, []);
    expect(placed.side).toBe('below');
    expect(placed.y).toBeGreaterThanOrEqual(280);
    expect(placed.x + placed.arrow).toBe(455);
  });

  it('stays inside the bounds at either side, the arrow still pointing there', () => {
    const left = placeNote(at(0, 100), size, bounds, []);
    expect(left.x).toBe(0);
    expect(left.x + left.arrow).toBe(55);
    const right = placeNote(at(890, 100), size, bounds, []);
    expect(right.x + size.width).toBe(1000);
    expect(right.x + right.arrow).toBe(945);
  });

  it('opens above where there is no room below', () => {
    expect(placeNote(at(400, 400), size, bounds, []).side).toBe('above');
  });

  it('does not cover what must stay visible', () => {
    const acting = { x: 420, y: 330, width: 200, height: 180 };
    const placed = placeNote(at(400, 130), size, bounds, [acting]);
    expect(placed.side).toBe('above');
    expect(overlaps({ ...placed, ...size }, acting)).toBe(false);
  });

  it('takes the side where it fits when both cover something', () => {
    const everything = { x: 0, y: 0, width: 1000, height: 600 };
    expect(placeNote(at(400, 20), size, bounds, [everything]).side).toBe('below');
    expect(placeNote(at(400, 410), size, bounds, [everything]).side).toBe('above');
  });
});
