import { type Rect, rectOf, within, zoomOf } from '@clade/board';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { bringIntoSight, findSight, outline, placeLabel } from './sights.ts';

interface SpotlightProps {
  /** What is lit; undefined: nothing is, and nothing is dimmed. */
  readonly lit: string | undefined;
  /** What stays bright beside it. */
  readonly show: readonly string[];
  readonly label: string;
  /** Changes when the table has changed. */
  readonly stamp: unknown;
}

interface Drawn {
  readonly area: Rect;
  readonly holes: string;
  readonly ring: string;
  readonly box: { readonly x: number; readonly y: number };
  readonly arrow: string;
}

/** What the present choice shows by itself stays bright. */
const BRIGHT =
  '.hit.touched, .hit.selected, .hit.hovered, .earth-then, .evo .prev, .stepper, [data-state="selected"], .map-over.card';

/** Everything but one thing is dimmed, but can be read and asked about; an arrow leads to the thing. */
export function Spotlight({ lit, show, label, stamp }: SpotlightProps) {
  const [drawn, setDrawn] = useState<Drawn>();
  const [board, setBoard] = useState<HTMLElement | null>(null);
  const tag = useRef<HTMLSpanElement>(null);
  /** What was scrolled into sight; a reader may scroll on. */
  const brought = useRef<Element>(undefined);
  useEffect(() => setBoard(document.querySelector<HTMLElement>('.play .board-area')), []);
  const key = show.join(' ');
  const draw = useCallback(() => {
    const thing = lit === undefined || board === null ? undefined : findSight(lit, board);
    if (thing === undefined || board === null) {
      brought.current = undefined;
      setDrawn(undefined);
      return;
    }
    if (brought.current !== thing) bringIntoSight(thing);
    brought.current = thing;
    const next = drawingOf(board, thing, key === '' ? [] : key.split(' '), tag.current);
    setDrawn((was) => (JSON.stringify(was) === JSON.stringify(next) ? was : next));
  }, [lit, key, board]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table has changed
  useLayoutEffect(draw, [draw, stamp, label]);
  useEffect(() => {
    if (board === null || lit === undefined) return;
    let due = 0;
    const soon = (): void => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(draw);
    };
    const changes = new MutationObserver(soon);
    changes.observe(board, { subtree: true, childList: true, attributes: true });
    const sizes = new ResizeObserver(soon);
    sizes.observe(board);
    const stop = new AbortController();
    for (const what of ['transitionend', 'animationend', 'scroll'])
      board.addEventListener(what, soon, { signal: stop.signal, capture: true });
    addEventListener('resize', soon, { signal: stop.signal });
    // Pieces that travel end where nothing tells of it.
    const timers = [250, 700, 1200].map((after) => setTimeout(soon, after));
    soon();
    return () => {
      cancelAnimationFrame(due);
      changes.disconnect();
      sizes.disconnect();
      stop.abort();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [board, lit, draw]);
  if (lit === undefined || board === null) return null;
  const inside = drawn && isInside(drawn);
  return createPortal(
    <div className="spotlight" aria-hidden="true">
      {drawn && (
        <>
          <div className="dim" style={{ clipPath: `path(evenodd, "${drawn.holes}")` }} />
          {inside && (
            <svg width={drawn.area.width} height={drawn.area.height} aria-hidden="true">
              <path className="lit-ink" d={drawn.ring} />
              <path className="lit-ring" d={drawn.ring} />
              <path className="arrow-halo" d={drawn.arrow} />
              <path className="arrow" d={drawn.arrow} />
            </svg>
          )}
        </>
      )}
      <span
        ref={tag}
        className="lit-label"
        hidden={!inside}
        style={drawn && { left: drawn.box.x, top: drawn.box.y }}
      >
        {label}
      </span>
    </div>,
    document.querySelector('.play') ?? document.body,
  );
}

function isInside({ area, box }: Drawn): boolean {
  return area.width > 0 && box.x >= 0;
}

function drawingOf(
  board: HTMLElement,
  thing: Element,
  show: readonly string[],
  tag: HTMLElement | null,
): Drawn {
  const page = board.closest('.play') ?? board;
  const zoom = zoomOf(page);
  const origin = rectOf(page, zoom);
  const at = (element: Element): Rect => within(rectOf(element, zoom), origin);
  const area = at(board);
  const lit = at(thing);
  const others = [
    ...show.flatMap((id) => findSight(id, board) ?? []),
    ...board.querySelectorAll(BRIGHT),
  ].filter((element) => element !== thing);
  const frame = `M${area.x} ${area.y}H${area.x + area.width}V${area.y + area.height}H${area.x}Z`;
  const holes = [thing, ...others].map((element) => outline(element, at(element), 4)).join('');
  const size = { width: (tag?.offsetWidth ?? 0) || 110, height: (tag?.offsetHeight ?? 0) || 30 };
  const pieces = [...board.querySelectorAll('[data-sight], [data-target], .por')]
    // Its arrow cannot but cross what it lies in.
    .filter((element) => !thing.contains(element) && !element.contains(thing))
    .map(at);
  const room = boundsFor(lit, area, at(page));
  const box = placeLabel(lit, size, room, [...pieces, ...others.map(at)]);
  return {
    area: { x: 0, y: 0, width: origin.width, height: origin.height },
    holes: `${frame}${holes}`,
    ring: outline(thing, lit, 4),
    box,
    arrow: arrowTo(lit, { ...box, ...size }),
  };
}

/** A label of something outside the board, of Confirm for example, may stand anywhere. */
function boundsFor(lit: Rect, area: Rect, page: Rect): Rect {
  const inside = lit.y + lit.height / 2 >= area.y && lit.y + lit.height / 2 <= area.y + area.height;
  return inside ? area : page;
}

/** From the label to the edge of the thing, with a head. */
function arrowTo(lit: Rect, label: Rect): string {
  const from = { x: label.x + label.width / 2, y: label.y + label.height / 2 };
  const to = { x: lit.x + lit.width / 2, y: lit.y + lit.height / 2 };
  const start = edge(label, to, 2);
  const end = edge(lit, from, 7);
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  const wing = (by: number): string =>
    `${round(end.x - 9 * Math.cos(angle + by))} ${round(end.y - 9 * Math.sin(angle + by))}`;
  return `M${round(start.x)} ${round(start.y)}L${round(end.x)} ${round(end.y)}M${wing(0.5)}L${round(end.x)} ${round(end.y)}L${wing(-0.5)}`;
}

/** Where the line from the middle of a box to a point leaves the box. */
function edge({ x, y, width, height }: Rect, to: { readonly x: number; readonly y: number }, by: number) {
  const cx = x + width / 2;
  const cy = y + height / 2;
  const dx = to.x - cx;
  const dy = to.y - cy;
  const scale = Math.min(
    (width / 2 + by) / Math.max(Math.abs(dx), 0.001),
    (height / 2 + by) / Math.max(Math.abs(dy), 0.001),
  );
  return { x: cx + dx * Math.min(1, scale), y: cy + dy * Math.min(1, scale) };
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
