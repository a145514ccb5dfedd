import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Bounds, Point } from './geometry.ts';
import {
  atEdge,
  type Frame,
  fitView,
  held,
  isWhole,
  nearView,
  openingSide,
  pan,
  showing,
  type View,
  zoomAt,
} from './view.ts';

/** Px that a pointer moves before a press becomes a pan. */
const SLACK = 6;
/** Px of a swipe that leaves the map for the next pane. */
const SWIPE = 48;
const ZOOM_STEP = 1.25;

export interface MapView {
  readonly view: View;
  readonly frame: Frame;
  /** The frame is known; before that the drawing has its own size. */
  readonly measured: boolean;
  /** Nothing to pan: the whole map is in sight. */
  readonly whole: boolean;
  nearer(factor?: number): void;
  further(): void;
  fit(): void;
  /** Moves so that the points are in sight. */
  show(points: readonly Point[]): void;
  /** Puts a point of the drawing into the middle. */
  centre(at: Point): void;
}

interface Options {
  readonly bounds: Bounds;
  /** Side of a hex in px that the map opens with, if the whole map would be smaller; absent: the whole map. */
  readonly openAt?: number;
  /** What fills the frame until somebody moves the map; absent: the whole map. */
  readonly near?: Bounds;
  readonly side: number;
  /** Px of the frame that other things cover. */
  readonly covered: { readonly top: number; readonly bottom: number };
  /** A swipe sideways where the map ends. */
  readonly onSwipe?: (to: 'left' | 'right') => void;
}

/** Pan, zoom and pinch of the map. The element gets the listeners; the view is measured in its px. */
export function useView(element: RefObject<HTMLElement | null>, options: Options): MapView {
  const { bounds, openAt, near, side, covered } = options;
  const [found, setFound] = useState<{ readonly width: number; readonly height: number }>();
  const frame: Frame = {
    width: found?.width ?? bounds.width + 10,
    height: found?.height ?? bounds.height + 10 + covered.top + covered.bottom,
    ...covered,
  };
  // Undefined: the whole map, whatever the frame, or what it is to be near to.
  const [moved, setMoved] = useState<View | undefined>(undefined);
  const [fits, setFits] = useState(false);
  const rest = near === undefined || fits ? fitView(bounds, frame) : nearView(near, bounds, frame);
  const view = moved === undefined ? rest : held(moved, bounds, frame);
  const now = useRef({ view, frame, bounds, rest, onSwipe: options.onSwipe });
  now.current = { view, frame, bounds, rest, onSwipe: options.onSwipe };

  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    let opened = false;
    const measure = () => {
      // Layout px: the text size of the page is a CSS zoom, which getBoundingClientRect would include.
      const next = { width: node.clientWidth, height: node.clientHeight };
      if (next.width === 0 || next.height === 0) return;
      setFound((last) => (last?.width === next.width && last.height === next.height ? last : next));
      if (opened || openAt === undefined) return;
      opened = true;
      const room = { ...next, top: now.current.frame.top, bottom: now.current.frame.bottom };
      const whole = fitView(now.current.bounds, room);
      const wished = openingSide(openAt, next.width);
      if (whole.zoom * side < wished) {
        const middle = { x: next.width / 2, y: next.height / 2 };
        setMoved(zoomAt(whole, middle, wished / (whole.zoom * side), now.current.bounds, room));
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, openAt, side]);

  const change = useCallback((make: (view: View, bounds: Bounds, frame: Frame) => View) => {
    setMoved((last) => {
      const { bounds: b, frame: f, rest: r } = now.current;
      const next = make(last === undefined ? r : held(last, b, f), b, f);
      if (!isWhole(next, b, f)) return next;
      setFits(true);
      return undefined;
    });
  }, []);

  useGestures(element, now, change);

  const nearer = useCallback(
    (factor = ZOOM_STEP) => change((v, b, f) => zoomAt(v, { x: f.width / 2, y: f.height / 2 }, factor, b, f)),
    [change],
  );
  const further = useCallback(() => nearer(1 / ZOOM_STEP), [nearer]);
  const fit = useCallback(() => {
    setMoved(undefined);
    setFits(true);
  }, []);
  const show = useCallback(
    (points: readonly Point[]) => change((v, b, f) => showing(v, points, b, f)),
    [change],
  );
  const centre = useCallback(
    ({ x, y }: Point) =>
      change((v, b, f) => held({ ...v, x: f.width / 2 - x * v.zoom, y: f.height / 2 - y * v.zoom }, b, f)),
    [change],
  );
  return {
    view,
    frame,
    measured: found !== undefined,
    whole: isWhole(view, bounds, frame),
    nearer,
    further,
    fit,
    show,
    centre,
  };
}

interface Now {
  readonly view: View;
  readonly frame: Frame;
  readonly bounds: Bounds;
  readonly onSwipe?: (to: 'left' | 'right') => void;
}

type Change = (make: (view: View, bounds: Bounds, frame: Frame) => View) => void;

function useGestures(element: RefObject<HTMLElement | null>, now: RefObject<Now>, change: Change): void {
  useEffect(() => {
    const node = element.current;
    if (node === null) return;
    const pointers = new Map<number, Point>();
    let start: Point | undefined;
    let panning = false;
    let pinched = false;
    /** The map ended where this swipe began. */
    let ends = { left: false, right: false };

    const at = (event: MouseEvent): Point => {
      const box = node.getBoundingClientRect();
      const scale = node.clientWidth === 0 ? 1 : box.width / node.clientWidth;
      return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
    };

    const down = (event: PointerEvent) => {
      const from = event.target as Element;
      if (event.button !== 0 || from.closest('[data-drag]') !== null || from.closest('.map-over') !== null)
        return;
      pointers.set(event.pointerId, at(event));
      if (pointers.size === 1) {
        const { view, bounds, frame } = now.current;
        start = at(event);
        panning = false;
        pinched = false;
        ends = { left: atEdge(view, 'left', bounds, frame), right: atEdge(view, 'right', bounds, frame) };
      }
    };

    const move = (event: PointerEvent) => {
      const last = pointers.get(event.pointerId);
      if (last === undefined || start === undefined) return;
      const next = at(event);
      if (pointers.size === 2) {
        pinched = true;
        panning = true;
        const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1] ?? next;
        const middle = { x: (next.x + other.x) / 2, y: (next.y + other.y) / 2 };
        const before = Math.hypot(last.x - other.x, last.y - other.y);
        const factor = before < 1 ? 1 : Math.hypot(next.x - other.x, next.y - other.y) / before;
        const by = { x: (next.x - last.x) / 2, y: (next.y - last.y) / 2 };
        change((v, b, f) => pan(zoomAt(v, middle, factor, b, f), by, b, f));
      } else {
        if (!panning && Math.hypot(next.x - start.x, next.y - start.y) < SLACK) return;
        if (!panning) {
          panning = true;
          node.setPointerCapture(event.pointerId);
          node.classList.add('panning');
        }
        change((v, b, f) => pan(v, { x: next.x - last.x, y: next.y - last.y }, b, f));
      }
      pointers.set(event.pointerId, next);
    };

    const up = (event: PointerEvent) => {
      const last = pointers.get(event.pointerId);
      pointers.delete(event.pointerId);
      if (pointers.size > 0 || last === undefined || start === undefined) return;
      node.classList.remove('panning');
      const dx = last.x - start.x;
      const swiped = event.pointerType === 'touch' && !pinched && Math.abs(dx) > SWIPE;
      if (swiped && Math.abs(dx) > 1.5 * Math.abs(last.y - start.y)) {
        if (dx < 0 && ends.right) now.current.onSwipe?.('right');
        if (dx > 0 && ends.left) now.current.onSwipe?.('left');
      }
      if (panning) swallowClick(node);
    };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
      change((v, b, f) => zoomAt(v, at(event), factor, b, f));
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('wheel', wheel);
    };
  }, [element, now, change]);
}

/** The end of a pan is no choice. */
function swallowClick(node: HTMLElement): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  node.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 60);
}
