import type { CornerAt, HexAt } from './scene.ts';

/**
 * Flat-top hexes in axial coordinates, y pointing down. All lengths are in units of the drawing, in which a hex has the
 * side `SIDE`; on the screen it has the side `SIDE * zoom`.
 */

export const SIDE = 57;
const ROOT3 = Math.sqrt(3);

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function centreOf({ q, r }: HexAt): Point {
  return { x: 1.5 * SIDE * q, y: ROOT3 * SIDE * (r + q / 2) };
}

/** Towards corner 0 (north-east), then clockwise. */
const CORNER_ANGLES = [-60, 0, 60, 120, 180, 240].map(radians);

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function cornerPoint(at: CornerAt): Point {
  return away(centreOf(at), radians(60 * at.corner - 60), SIDE);
}

export function away({ x, y }: Point, angle: number, distance: number): Point {
  return { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance };
}

/** The `points` of a hex polygon around the middle of a hex. */
export function hexPoints({ x, y }: Point, side: number): string {
  return CORNER_ANGLES.map((angle) => away({ x, y }, angle, side))
    .map((p) => `${round(p.x)},${round(p.y)}`)
    .join(' ');
}

export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** Neighbours clockwise from the north. */
const NEIGHBOURS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

function neighbour({ q, r }: HexAt, direction: number): HexAt {
  const [dq, dr] = NEIGHBOURS[direction % 6] ?? NEIGHBOURS[0];
  return { q: q + dq, r: r + dr };
}

/** The three hexes that meet at a corner, printed or not: corner k lies between the neighbours k and k + 1. */
export function hexesAt(at: CornerAt): readonly [HexAt, HexAt, HexAt] {
  return [{ q: at.q, r: at.r }, neighbour(at, at.corner), neighbour(at, at.corner + 1)];
}

/** `q,r`, for look-ups. */
export function hexName({ q, r }: HexAt): string {
  return `${q},${r}`;
}

/** Direction from one point to another. */
export function angleTo(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around hexes, with so much room around it; where there is none yet, around the middle. */
export function boundsOf(hexes: readonly HexAt[], rim = 0): Bounds {
  const centres = hexes.length === 0 ? [{ x: 0, y: 0 }] : hexes.map(centreOf);
  const left = Math.min(...centres.map((c) => c.x)) - SIDE;
  const right = Math.max(...centres.map((c) => c.x)) + SIDE;
  const top = Math.min(...centres.map((c) => c.y)) - (ROOT3 / 2) * SIDE;
  const bottom = Math.max(...centres.map((c) => c.y)) + (ROOT3 / 2) * SIDE;
  return { left: left - rim, top: top - rim, width: right - left + 2 * rim, height: bottom - top + 2 * rim };
}
