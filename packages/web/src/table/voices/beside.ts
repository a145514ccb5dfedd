import { placeNote, rectOf, zoomOf } from '@clade/board';

/** Where a bubble stands: beside which face, on which side of it. */
export type BubblePlace = ReturnType<typeof placeNote>;

/** Distance from the edges of the window. */
const EDGE = 8;
/** A smaller face is a mark in a row of other things. */
const LEAST = 18;

/** Beside the largest picture of a character that is in sight on the board; undefined where there is none. */
export function beside(bubble: HTMLElement, id: string): BubblePlace | undefined {
  const board = document.querySelector('.board-area');
  if (board === null) return undefined;
  // Everything is measured as the page draws it, and placed in its own pixels.
  const zoom = zoomOf(bubble);
  const area = rectOf(board, zoom);
  const top = Math.max(EDGE, area.y);
  const bottom = Math.min(innerHeight / zoom, area.y + area.height);
  const bounds = { x: EDGE, y: top, width: innerWidth / zoom - 2 * EDGE, height: bottom - top - EDGE };
  const [face] = [...board.querySelectorAll(`[data-face="${id}"]`)]
    .filter((one) => one.closest('.log') === null)
    .map((one) => rectOf(one, zoom))
    .filter(
      ({ x, y, width, height }) =>
        width >= LEAST &&
        x >= bounds.x &&
        x + width <= bounds.x + bounds.width &&
        y >= bounds.y &&
        y + height <= bounds.y + bounds.height,
    )
    .sort((a, b) => b.width - a.width);
  return face && placeNote(face, rectOf(bubble, zoom), bounds, []);
}
