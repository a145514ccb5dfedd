import type { Rect } from '../rect.ts';
import { within } from '../rect.ts';

/** A piece as it lies on the table: what can travel. */
export interface Piece {
  readonly key: string;
  readonly rect: Rect;
  /** Key of the piece that it lies on and moves with. */
  readonly on?: string;
  /** What it shows; a change is worth a mark. */
  readonly value?: string;
  /** Where it comes from when it appears or gets a new value: the key of another piece. */
  readonly from?: string;
  /** Where it goes when it disappears or loses its value. */
  readonly to?: string;
  /** Only an end of journeys: it never travels itself. */
  readonly anchor?: boolean;
}

export type Pieces = ReadonlyMap<string, Piece>;

export type PieceChange =
  /** Lies elsewhere now; by so much it was away. */
  | { readonly kind: 'moved'; readonly key: string; readonly dx: number; readonly dy: number }
  /** Came from another piece: food from the water, a card from the hand. */
  | { readonly kind: 'arrived'; readonly key: string; readonly start: Rect }
  /** Went to another piece. */
  | { readonly kind: 'departed'; readonly key: string; readonly rect: Rect; readonly end: Rect }
  | { readonly kind: 'appeared'; readonly key: string }
  | { readonly kind: 'vanished'; readonly key: string; readonly rect: Rect }
  | { readonly kind: 'changed'; readonly key: string };

/** Less than this is rounding, not travel. */
const STILL = 1;

/** What happened between two pictures of the table, in the order of the second; what is gone comes first. */
export function difference(before: Pieces, after: Pieces): PieceChange[] {
  const changes: PieceChange[] = [];
  for (const piece of before.values()) {
    if (piece.anchor) continue;
    const now = after.get(piece.key);
    // Food that a species has no longer went to the bag, even though the empty place is still drawn.
    const leaves = now === undefined || (now.value !== piece.value && now.to === undefined);
    const end = leaves && piece.to !== undefined ? anchor(piece.to, after, before) : undefined;
    if (end !== undefined) changes.push({ kind: 'departed', key: piece.key, rect: piece.rect, end });
    else if (now === undefined && !goesWith(piece, after)) {
      changes.push({ kind: 'vanished', key: piece.key, rect: piece.rect });
    }
  }
  for (const piece of after.values()) {
    if (piece.anchor) continue;
    const then = before.get(piece.key);
    const fresh = then === undefined || then.value !== piece.value;
    const start = fresh && piece.from !== undefined ? anchor(piece.from, before, after) : undefined;
    if (start !== undefined) changes.push({ kind: 'arrived', key: piece.key, start });
    else if (then === undefined) {
      if (!goesWith(piece, before)) changes.push({ kind: 'appeared', key: piece.key });
    } else {
      const { dx, dy } = journey(then, piece, before, after);
      if (Math.abs(dx) > STILL || Math.abs(dy) > STILL)
        changes.push({ kind: 'moved', key: piece.key, dx, dy });
      if (fresh) changes.push({ kind: 'changed', key: piece.key });
    }
  }
  return changes;
}

/** Does what it lies on come or go with it? Then that one's journey is its own. */
function goesWith(piece: Piece, other: Pieces): boolean {
  return piece.on !== undefined && !other.has(piece.on);
}

function anchor(key: string, first: Pieces, second: Pieces): Rect | undefined {
  return (first.get(key) ?? second.get(key))?.rect;
}

/** How far a piece went. One that lies on a piece which moves itself only counts what it went on it. */
function journey(then: Piece, now: Piece, before: Pieces, after: Pieces): { dx: number; dy: number } {
  const base = then.on === undefined || then.on !== now.on ? undefined : before.get(then.on);
  const top = base === undefined ? undefined : after.get(base.key);
  const a = base === undefined || top === undefined ? then.rect : within(then.rect, base.rect);
  const b = base === undefined || top === undefined ? now.rect : within(now.rect, top.rect);
  return { dx: a.x - b.x, dy: a.y - b.y };
}
