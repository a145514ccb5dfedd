import { describe, expect, it } from 'vitest';
import { boundsOf, SIDE } from '../../src/hex/geometry.ts';
import {
  atEdge,
  fitView,
  isWhole,
  nearView,
  onScreen,
  openingSide,
  pan,
  showing,
  type View,
  zoomAt,
} from '../../src/hex/view.ts';
import { fullMap } from './scenes.ts';

const BOUNDS = boundsOf(fullMap(3));
const FRAME = { width: 650, height: 611, top: 15, bottom: 0 };

/** Corners of the map on the screen. */
function edges(view: View) {
  const first = onScreen(view, { x: BOUNDS.left, y: BOUNDS.top });
  const last = onScreen(view, { x: BOUNDS.left + BOUNDS.width, y: BOUNDS.top + BOUNDS.height });
  return { left: first.x, top: first.y, right: last.x, bottom: last.y };
}

describe('the part of the map that is seen', () => {
  it('is the whole map at first, below what covers the frame, in its middle', () => {
    const view = fitView(BOUNDS, FRAME);
    const { left, top, right, bottom } = edges(view);
    expect(left).toBeGreaterThanOrEqual(5);
    expect(top).toBeGreaterThanOrEqual(FRAME.top + 5 - 1e-6);
    expect(bottom).toBeLessThanOrEqual(FRAME.height - 5 + 1e-6);
    expect(left + right).toBeCloseTo(FRAME.width);
    expect(isWhole(view, BOUNDS, FRAME)).toBe(true);
  });

  it('is near to a part: all of it in sight, larger than the whole, but with neighbours around it', () => {
    const part = boundsOf(fullMap(1));
    const near = nearView(part, BOUNDS, FRAME);
    expect(near.zoom).toBeGreaterThan(fitView(BOUNDS, FRAME).zoom * 1.2);
    expect(near.zoom * SIDE).toBeLessThanOrEqual(84);
    const first = onScreen(near, { x: part.left, y: part.top });
    const last = onScreen(near, { x: part.left + part.width, y: part.top + part.height });
    expect(Math.min(first.x, first.y - FRAME.top)).toBeGreaterThanOrEqual(0);
    expect(last.x).toBeLessThanOrEqual(FRAME.width);
    expect(last.y).toBeLessThanOrEqual(FRAME.height);
    // A part as large as the map is the map.
    expect(nearView(BOUNDS, BOUNDS, FRAME).zoom).toBeCloseTo(fitView(BOUNDS, FRAME).zoom);
  });

  it('has a side of 57 px for the printed hexes of the first game in the frame of the design', () => {
    const bounds = boundsOf(fullMap(3).filter(({ q, r }) => !(q === 0 && Math.abs(r) === 3)));
    const side = fitView(bounds, { width: 650, height: 621, top: 15, bottom: 0 }).zoom * SIDE;
    expect(side).toBeGreaterThan(56.5);
  });

  it('keeps the point under the pointer where it is', () => {
    const near = zoomAt(fitView(BOUNDS, FRAME), { x: 325, y: 300 }, 3, BOUNDS, FRAME);
    const pointer = { x: 400, y: 250 };
    const below = { x: (pointer.x - near.x) / near.zoom, y: (pointer.y - near.y) / near.zoom };
    const nearer = zoomAt(near, pointer, 1.2, BOUNDS, FRAME);
    expect(nearer.zoom).toBeGreaterThan(near.zoom);
    expect(onScreen(nearer, below).x).toBeCloseTo(pointer.x);
    expect(onScreen(nearer, below).y).toBeCloseTo(pointer.y);
  });

  it('goes no further away than the whole map and not beyond all measure near', () => {
    const view = fitView(BOUNDS, FRAME);
    expect(zoomAt(view, { x: 10, y: 10 }, 0.2, BOUNDS, FRAME).zoom).toBeCloseTo(view.zoom);
    expect(zoomAt(view, { x: 10, y: 10 }, 1000, BOUNDS, FRAME).zoom * SIDE).toBeLessThanOrEqual(150);
  });

  it('cannot be pushed off the map', () => {
    const near = zoomAt(fitView(BOUNDS, FRAME), { x: 325, y: 300 }, 2.5, BOUNDS, FRAME);
    const pushed = edges(pan(near, { x: 9999, y: 9999 }, BOUNDS, FRAME));
    expect(pushed.left).toBeCloseTo(5);
    expect(pushed.top).toBeCloseTo(FRAME.top + 5);
    const pulled = edges(pan(near, { x: -9999, y: -9999 }, BOUNDS, FRAME));
    expect(pulled.right).toBeCloseTo(FRAME.width - 5);
    expect(pulled.bottom).toBeCloseTo(FRAME.height - 5);
  });

  it('knows where it ends, for the swipe to the next pane', () => {
    const whole = fitView(BOUNDS, FRAME);
    expect(atEdge(whole, 'left', BOUNDS, FRAME)).toBe(true);
    expect(atEdge(whole, 'right', BOUNDS, FRAME)).toBe(true);
    const near = zoomAt(whole, { x: 325, y: 300 }, 2.5, BOUNDS, FRAME);
    expect(atEdge(near, 'left', BOUNDS, FRAME)).toBe(false);
    const right = pan(near, { x: -9999, y: 0 }, BOUNDS, FRAME);
    expect(atEdge(right, 'right', BOUNDS, FRAME)).toBe(true);
    expect(atEdge(right, 'left', BOUNDS, FRAME)).toBe(false);
  });

  it('moves no more than it needs to show a point', () => {
    const near = zoomAt(fitView(BOUNDS, FRAME), { x: 325, y: 300 }, 2.5, BOUNDS, FRAME);
    const inSight = { x: 0, y: 0 };
    expect(showing(near, [inSight], BOUNDS, FRAME)).toEqual(near);
    const far = { x: 1.5 * SIDE * 3, y: 0 };
    expect(onScreen(near, far).x).toBeGreaterThan(FRAME.width);
    const shown = showing(near, [far], BOUNDS, FRAME);
    expect(onScreen(shown, far).x).toBeLessThan(FRAME.width);
    expect(shown.zoom).toBe(near.zoom);
    expect(shown.y).toBeCloseTo(near.y);
  });

  it('draws back to show points that are far apart', () => {
    const near = zoomAt(fitView(BOUNDS, FRAME), { x: 325, y: 300 }, 2.5, BOUNDS, FRAME);
    const points = [
      { x: -1.5 * SIDE * 3, y: 0 },
      { x: 1.5 * SIDE * 2, y: 0 },
    ];
    const shown = showing(near, points, BOUNDS, FRAME);
    expect(shown.zoom).toBeLessThan(near.zoom);
    for (const point of points) {
      const { x } = onScreen(shown, point);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(FRAME.width);
    }
  });
});

it('a map on a phone opens with hexes of a size of their own, smaller where very large text leaves little room', () => {
  expect(openingSide(54, 390)).toBe(54);
  expect(openingSide(54, 195)).toBeCloseTo(32.5);
  expect(openingSide(54, 160)).toBe(32);
});
