import { placeNote } from '@clade/board';

/** Where a bubble stands: beside which face, on which side of it. */
export type BubblePlace = ReturnType<typeof placeNote>;

/** Distance from the edges of the window. */
const EDGE = 8;
/** A smaller face is a mark in a row of other things. */
const LEAST = 18;

/** Beside the largest picture of a character that is in sight on the board; undefined where there is none. */
export function beside(bubble: HTMLElement, id: string): BubblePlace | undefined {
  const area = document.querySelector('.board-area')?.getBoundingClientRect();
  if (area === undefined) return undefined;
  const bounds = {
    x: EDGE,
    y: Math.max(EDGE, area.top),
    width: innerWidth - 2 * EDGE,
    height: Math.min(innerHeight, area.bottom) - Math.max(EDGE, area.top) - EDGE,
  };
  const faces = [...document.querySelectorAll(`.board-area [data-face="${id}"]`)]
    .filter((face) => face.closest('.log') === null)
    .map((face) => face.getBoundingClientRect())
    .filter(
      ({ width, left, right, top, bottom }) =>
        width >= LEAST &&
        left >= bounds.x &&
        right <= bounds.x + bounds.width &&
        top >= bounds.y &&
        bottom <= bounds.y + bounds.height,
    )
    .sort((a, b) => b.width - a.width);
  const [face] = faces;
  if (face === undefined) return undefined;
  const { width, height } = bubble.getBoundingClientRect();
  return placeNote(face, { width, height }, bounds, []);
}
