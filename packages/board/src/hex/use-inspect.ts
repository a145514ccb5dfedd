import { type RefObject, useEffect, useRef } from 'react';
import { isPointed } from '../drag/pointed.ts';

/** Ms that a mouse rests on a tile before it is explained, and that a finger presses. */
const REST = 600;
const PRESS = 450;

type Inspect = (hex: string | undefined, how: 'hover' | 'press') => void;

function hexOf(event: Event): string | undefined {
  const place = (event.target as Element).closest('.hit')?.getAttribute('data-place') ?? undefined;
  return place?.split('/')[0];
}

function isHex(event: Event): boolean {
  return (event.target as Element).closest('.at-hex, .at-token') !== null;
}

/** Looking at a tile: rest with the mouse, press long, right button, key I; a click where there is nothing to choose. */
export function useInspect(root: RefObject<HTMLElement | null>, onInspect: Inspect | undefined): void {
  const tell = useRef(onInspect);
  tell.current = onInspect;
  useEffect(() => {
    const node = root.current;
    if (node === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hovering = false;
    let pressed = false;

    const stop = () => clearTimeout(timer);
    const leave = () => {
      stop();
      if (hovering) tell.current?.(undefined, 'hover');
      hovering = false;
    };
    const over = (event: PointerEvent) => {
      leave();
      const hex = hexOf(event);
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || hex === undefined || !isHex(event)) return;
      timer = setTimeout(() => {
        hovering = true;
        tell.current?.(hex, 'hover');
      }, REST);
    };
    const down = (event: PointerEvent) => {
      leave();
      pressed = false;
      const hex = hexOf(event);
      if (event.pointerType === 'mouse' || hex === undefined || !isHex(event)) return;
      timer = setTimeout(() => {
        pressed = true;
        tell.current?.(hex, 'press');
      }, PRESS);
    };
    const menu = (event: MouseEvent) => {
      if (!isHex(event)) return;
      event.preventDefault();
      stop();
      tell.current?.(hexOf(event), 'press');
    };
    /** The end of a long press is no choice. */
    const swallow = (event: MouseEvent) => {
      if (!pressed) return;
      pressed = false;
      event.stopPropagation();
    };
    const click = (event: MouseEvent) => {
      stop();
      const hit = (event.target as Element).closest('.hit');
      if (hit === null) {
        if ((event.target as Element).closest('.map-over') === null) tell.current?.(undefined, 'press');
      } else if (!hit.hasAttribute('data-target') && isHex(event)) tell.current?.(hexOf(event), 'press');
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') tell.current?.(undefined, 'press');
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const look = event.key.toLowerCase() === 'i';
      // Who has clicked a hex and then presses Enter means Confirm.
      const choose = event.key === ' ' || (event.key === 'Enter' && !isPointed(event.target as Element));
      const isTarget = (event.target as Element).hasAttribute('data-target');
      if (!plain || !isHex(event) || !(look || (choose && !isTarget))) return;
      event.preventDefault();
      event.stopPropagation();
      tell.current?.(hexOf(event), 'press');
    };
    node.addEventListener('pointerover', over);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', moved);
    node.addEventListener('pointerup', stop);
    node.addEventListener('pointercancel', stop);
    node.addEventListener('contextmenu', menu);
    node.addEventListener('click', swallow, { capture: true });
    node.addEventListener('click', click);
    node.addEventListener('keydown', key);
    function moved(event: PointerEvent) {
      if (event.pointerType !== 'mouse' && Math.hypot(event.movementX, event.movementY) > 4) stop();
    }
    return () => {
      stop();
      node.removeEventListener('pointerover', over);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', moved);
      node.removeEventListener('pointerup', stop);
      node.removeEventListener('pointercancel', stop);
      node.removeEventListener('contextmenu', menu);
      node.removeEventListener('click', swallow, { capture: true });
      node.removeEventListener('click', click);
      node.removeEventListener('keydown', key);
    };
  }, [root]);
}
