import { overlaps, type Rect } from '../rect.ts';

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly side: 'below' | 'above';
  /** Where the arrow stands, from the left edge of the note. */
  readonly arrow: number;
}

/** Distance of a note from what it speaks of: the length of its arrow. */
const DISTANCE = 10;
const ARROW_MARGIN = 16;

/**
 * A note opens below or above what it speaks of, inside the bounds, and not over what must stay visible. Where every
 * place covers something, it takes the side with more room.
 */
export function placeNote(
  about: Rect,
  size: { width: number; height: number },
  bounds: Rect,
  keepClear: readonly Rect[],
): Placed {
  const wished = about.x + about.width / 2 - size.width / 2;
  const x = Math.max(bounds.x, Math.min(wished, bounds.x + bounds.width - size.width));
  const middle = about.x + about.width / 2 - x;
  const arrow = Math.max(ARROW_MARGIN, Math.min(middle, size.width - ARROW_MARGIN));
  const below = { x, y: about.y + about.height + DISTANCE, side: 'below' as const, arrow };
  const above = { x, y: about.y - DISTANCE - size.height, side: 'above' as const, arrow };
  const fits = (place: { y: number }) =>
    place.y >= bounds.y && place.y + size.height <= bounds.y + bounds.height;
  const free = (place: { x: number; y: number }) =>
    !keepClear.some((rect) => overlaps({ ...place, ...size }, rect));
  if (fits(below) && free(below)) return below;
  if (fits(above) && free(above)) return above;
  if (fits(below) !== fits(above)) return fits(below) ? below : above;
  const roomBelow = bounds.y + bounds.height - (about.y + about.height);
  return roomBelow >= about.y - bounds.y ? below : above;
}
