import { type Bounds, type Point, SIDE } from './geometry.ts';

/** What part of the map is seen: a point p of the drawing is at p * zoom + (x, y) on the screen. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Px at the top and at the bottom that other things cover. */
  readonly top: number;
  readonly bottom: number;
}

/** Px between the map and the frame. */
const MARGIN = 5;

const SMALLEST_SIDE = 16;
const LARGEST_SIDE = 150;
/** What is to be near need not fill the frame: its neighbours are seen as well. */
const NEAR_SIDE = 84;

/** The whole map in the middle of the frame. */
export function fitView(bounds: Bounds, frame: Frame): View {
  const zoom = clampZoom(
    Math.min(
      (frame.width - 2 * MARGIN) / bounds.width,
      (frame.height - frame.top - frame.bottom - 2 * MARGIN) / bounds.height,
    ),
  );
  return {
    zoom,
    x: frame.width / 2 - (bounds.left + bounds.width / 2) * zoom,
    y: (frame.height + frame.top - frame.bottom) / 2 - (bounds.top + bounds.height / 2) * zoom,
  };
}

/** A part of the map in the middle of the frame, as large as it fits. */
export function nearView(part: Bounds, bounds: Bounds, frame: Frame): View {
  const { zoom } = fitView(part, frame);
  const whole = fitView(bounds, frame).zoom;
  const least = Math.max(whole, Math.min(zoom, NEAR_SIDE / SIDE));
  const x = frame.width / 2 - (part.left + part.width / 2) * least;
  const y = (frame.height + frame.top - frame.bottom) / 2 - (part.top + part.height / 2) * least;
  return held({ zoom: least, x, y }, bounds, frame);
}

/** In sides of a hex: so much is seen of the map when it opens. */
const ACROSS = 6;
/** Smaller hexes show no counts. */
const LEAST_OPEN = 32;

/** Side that a map opens with which would be too small as a whole: very large text leaves a phone few pixels. */
export function openingSide(wished: number, width: number): number {
  return Math.min(wished, Math.max(LEAST_OPEN, width / ACROSS));
}

function clampZoom(zoom: number): number {
  return Math.min(LARGEST_SIDE / SIDE, Math.max(SMALLEST_SIDE / SIDE, zoom));
}

/** Nearer by `factor` with a point of the screen staying where it is; never further away than the whole map. */
export function zoomAt(view: View, at: Point, factor: number, bounds: Bounds, frame: Frame): View {
  const whole = fitView(bounds, frame);
  const zoom = Math.max(clampZoom(view.zoom * factor), Math.min(whole.zoom, view.zoom));
  const ratio = zoom / view.zoom;
  return held({ zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, bounds, frame);
}

export function pan(view: View, by: Point, bounds: Bounds, frame: Frame): View {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, bounds, frame);
}

/** The map cannot be pushed out of the frame: an axis that fits is centred, one that does not stops at its edges. */
export function held(view: View, bounds: Bounds, frame: Frame): View {
  const { zoom } = view;
  return {
    zoom,
    x: hold(view.x, bounds.left * zoom, bounds.width * zoom, 0, frame.width),
    y: hold(view.y, bounds.top * zoom, bounds.height * zoom, frame.top, frame.height - frame.bottom),
  };
}

function hold(offset: number, start: number, length: number, from: number, to: number): number {
  const free = to - from - 2 * MARGIN - length;
  if (free >= -1) return from + (to - from) / 2 - (start + length / 2);
  const most = from + MARGIN - start;
  return Math.min(most, Math.max(most + free, offset));
}

/** Is there nothing more to see in this direction? */
export function atEdge(view: View, side: 'left' | 'right', bounds: Bounds, frame: Frame): boolean {
  const push = side === 'left' ? 2 : -2;
  return Math.abs(pan(view, { x: push, y: 0 }, bounds, frame).x - view.x) < 1;
}

/** The whole map is seen. */
export function isWhole(view: View, bounds: Bounds, frame: Frame): boolean {
  return view.zoom <= fitView(bounds, frame).zoom * 1.01;
}

/** A point of the drawing on the screen. */
export function onScreen(view: View, { x, y }: Point): Point {
  return { x: x * view.zoom + view.x, y: y * view.zoom + view.y };
}

/** With these points in sight, moved and drawn back no more than that needs; the same view if they are. */
export function showing(view: View, points: readonly Point[], bounds: Bounds, frame: Frame): View {
  if (points.length === 0) return view;
  const room = SIDE * 0.9;
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const box: Bounds = {
    left: Math.min(...xs) - room,
    top: Math.min(...ys) - room,
    width: Math.max(...xs) - Math.min(...xs) + 2 * room,
    height: Math.max(...ys) - Math.min(...ys) + 2 * room,
  };
  const height = frame.height - frame.top - frame.bottom;
  const zoom = Math.max(
    Math.min(view.zoom, frame.width / box.width, height / box.height),
    Math.min(view.zoom, fitView(bounds, frame).zoom),
  );
  const ratio = zoom / view.zoom;
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const nearer = {
    zoom,
    x: middle.x - (middle.x - view.x) * ratio,
    y: middle.y - (middle.y - view.y) * ratio,
  };
  return held(
    {
      zoom,
      x: within(nearer.x, box.left * zoom, box.width * zoom, 0, frame.width),
      y: within(nearer.y, box.top * zoom, box.height * zoom, frame.top, frame.height - frame.bottom),
    },
    bounds,
    frame,
  );
}

/** The smallest move that brings a stretch into the frame; its middle where it is longer. */
function within(offset: number, start: number, length: number, from: number, to: number): number {
  if (length > to - from) return (from + to) / 2 - (start + length / 2);
  return Math.min(to - start - length, Math.max(from - start, offset));
}
