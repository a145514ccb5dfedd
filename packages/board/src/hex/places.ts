import type { Target } from '../target.ts';
import { arrange } from './arrange.ts';
import { centreOf, cornerPoint, type Point } from './geometry.ts';
import type { ChoiceState, CornerScene, HexScene, MapScene, TokenScene } from './scene.ts';

/** Everything on the map that can be pointed at, in reading order: hexes by columns, their tokens, then corners. */
export interface HexPlace {
  readonly key: string;
  readonly kind: 'hex' | 'token' | 'corner';
  /** The hex under it; corners have none. */
  readonly hex?: string;
  readonly at: Point;
  readonly label: string;
  readonly state: ChoiceState | 'touched';
  readonly target?: Target;
  readonly drag?: boolean;
  /** Tokens: half the size of the area. */
  readonly size?: { readonly width: number; readonly height: number };
}

export function placesOf(scene: MapScene, side: number): readonly HexPlace[] {
  const hexes = scene.hexes.flatMap((hex) => [hexPlace(hex), ...tokenPlaces(hex, side)]);
  const found: readonly (CornerScene & { readonly drag?: boolean })[] = [...scene.disks, ...scene.corners];
  const corners = found.map(
    (corner): HexPlace => ({
      key: corner.key,
      kind: 'corner',
      at: cornerPoint(corner),
      label: corner.target?.label ?? corner.label,
      state: corner.state,
      target: corner.target,
      drag: corner.drag,
    }),
  );
  return [...hexes, ...corners];
}

function hexPlace(hex: HexScene): HexPlace {
  return {
    key: hex.key,
    kind: 'hex',
    hex: hex.key,
    at: centreOf(hex),
    label: hex.target === undefined ? hex.label : `${hex.target.label}. ${hex.label}`,
    state: hex.state,
    target: hex.target,
    drag: hex.drag,
  };
}

function tokenPlaces(hex: HexScene, side: number): HexPlace[] {
  const { tile } = hex;
  if (tile === undefined || !tile.tokens.some((token) => token.target !== undefined)) return [];
  const { size, placed } = arrange(tile, side);
  const middle = centreOf(hex);
  return placed.flatMap(({ piece, left, top }) => {
    if (piece.target === undefined) return [];
    const at = { x: middle.x + left + size.width / 2, y: middle.y + top + size.height / 2 };
    return [
      {
        key: tokenKey(hex.key, piece),
        kind: 'token' as const,
        hex: hex.key,
        at,
        label: piece.target.label,
        state: piece.state ?? 'plain',
        target: piece.target,
        drag: piece.drag,
        size: { width: size.width, height: size.height },
      },
    ];
  });
}

function tokenKey(hex: string, token: TokenScene): string {
  return `${hex}/${token.animal}`;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Where walking began: the line that is kept while walking on in the same direction. */
export interface WalkCourse {
  readonly axis: 'x' | 'y';
  readonly line: number;
}

export interface WalkStep {
  readonly place: HexPlace;
  readonly course: WalkCourse;
}

/**
 * The next place in a direction. Columns of hexes stand half a hex lower than their neighbours, so walking sideways
 * keeps to the line on which it began instead of drifting up or down.
 */
export function walk(
  from: HexPlace,
  direction: Direction,
  places: readonly HexPlace[],
  course?: WalkCourse,
): WalkStep | undefined {
  const axis = direction === 'left' || direction === 'right' ? 'x' : 'y';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const line = course?.axis === axis ? course.line : across(from.at, axis);
  let best: HexPlace | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const ahead = sign * (along(place.at, axis) - along(from.at, axis));
    if (place.key === from.key || ahead < 1) continue;
    const beside = Math.abs(across(place.at, axis) - line);
    // Nothing that lies more to the side than ahead, unless nothing else is left.
    const cost = ahead + 1.6 * beside + (beside > 2 * ahead ? 10_000 : 0);
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best && { place: best, course: { axis, line } };
}

function along(at: Point, axis: 'x' | 'y'): number {
  return axis === 'x' ? at.x : at.y;
}

function across(at: Point, axis: 'x' | 'y'): number {
  return axis === 'x' ? at.y : at.x;
}

/** What arrows walk over: the targets while there are any, else the hexes; everything with the shift key. */
export function stops(places: readonly HexPlace[], everything: boolean): readonly HexPlace[] {
  if (everything) return places;
  const targets = places.filter((place) => place.target !== undefined);
  return targets.length > 0 ? targets : places.filter((place) => place.kind === 'hex');
}

/** Where the keyboard enters the map. */
export function entrance(places: readonly HexPlace[]): HexPlace | undefined {
  return (
    places.find((place) => place.state === 'selected') ??
    places.find((place) => place.state === 'legal') ??
    stops(places, false)[0]
  );
}
