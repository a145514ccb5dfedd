import { useLayoutEffect, useSyncExternalStore } from 'react';
import { usePreferences } from '../shell/preferences.ts';
import { useMedia } from '../shell/use-media.ts';

/**
 * How a table is laid out, by the room it has and not by the device. `phone`: panes and tabs, one thing at a time.
 * `tablet`: a bar on top, the prompt in a sheet at the bottom. `desk`: the prompt on top.
 */
export type Room = 'phone' | 'tablet' | 'desk';

const NARROW = 640;
/** Lower than this, bar and sheet would leave nothing between them; below `HALF` the sheet has two rows. */
const LOW = 520;
const HALF = { width: 1000, height: 660 };
const DESK = 1280;
/** From here on hands do not reach the bottom more easily than the top, and everything grows. */
const WIDE = 1600;

/** Large text makes every page smaller. */
export function useRoom(): Room {
  const { textSize } = usePreferences();
  const px = (n: number): string => `${(n * textSize) / 100}px`;
  const half = `(width < ${px(HALF.width)}) and (height < ${px(HALF.height)})`;
  const phone = useMedia(`(width < ${px(NARROW)}) or (height < ${px(LOW)}) or (${half})`);
  const desk = useMedia(`((width >= ${px(DESK)}) and (not (pointer: coarse))) or (width >= ${px(WIDE)})`);
  return phone ? 'phone' : desk ? 'desk' : 'tablet';
}

export function usePhone(): boolean {
  return useRoom() === 'phone';
}

const DESIGN = { width: 1280, height: 720 };
const MOST = 1.6;
/** Of what a window is larger than the design, this part goes into larger type, the rest into more map. */
const SHARE = 0.75;

/** By how much everything at a table is enlarged on a wide screen; in pixels of a page with large text. */
export function wideFactor(width: number, height: number): number {
  if (width < WIDE) return 1;
  const larger = Math.min(width / DESIGN.width, height / DESIGN.height, MOST);
  return 1 + Math.max(0, larger - 1) * SHARE;
}

/** On wide screens type, spaces, cards and columns of a table grow together. */
export function useWideZoom(): void {
  const { textSize } = usePreferences();
  const text = textSize / 100;
  const factor = useSyncExternalStore(onResize, () => wideFactor(innerWidth / text, innerHeight / text));
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.zoom = factor === 1 ? '' : String(text * factor);
    return () => {
      style.zoom = '';
    };
  }, [text, factor]);
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}
