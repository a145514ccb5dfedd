import { useEffect, useRef } from 'react';
import { rectOf, zoomOf } from '../rect.ts';
import { placeNote } from './placing.ts';
import { tippedBy, tipText } from './told.ts';
import '../board.css';

const HOVER_MS = 350;
const PRESS_MS = 450;

function tipOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? tippedBy(target) : undefined;
}

/** The innermost thing with a tip at a point, even where the button of the whole board lies over it. */
function tipAt(x: number, y: number): HTMLElement | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const about = tipOf(element);
    if (about !== undefined) return about;
    if (element.closest('dialog') !== null) return undefined;
  }
  return undefined;
}

function isWithin(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/**
 * Shows the text of `data-tip` of whatever is hovered, focused with the keyboard or pressed long. Put it once into the
 * page. What a tip says is also said by the element's own name or text, so that screen readers do without.
 */
export function TipLayer() {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tip = layer.current;
    if (tip === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: HTMLElement | undefined;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const hide = () => {
      clearTimeout(timer);
      current = undefined;
      if (tip.textContent === '') return;
      tip.textContent = '';
      tip.classList.remove('shown');
    };
    const show = (about: HTMLElement | undefined, after: number) => {
      if (about === current) return;
      hide();
      if (about === undefined) return;
      current = about;
      timer = setTimeout(() => {
        const text = tipText(about);
        if (text !== undefined && about.isConnected) open(tip, text, about);
      }, after);
    };
    document.addEventListener(
      'pointermove',
      ({ pointerType, buttons, target, clientX: x, clientY: y }) => {
        if (pointerType === 'touch' || buttons !== 0) return;
        const about = tipOf(target);
        if (about !== undefined) return show(about, HOVER_MS);
        if (current !== undefined && isWithin(current, x, y)) return;
        hide();
        // To ask for all that lies at a point is dear: a hand that passes over it does not ask.
        timer = setTimeout(() => show(tipAt(x, y), 0), HOVER_MS);
      },
      { ...options, passive: true },
    );
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType === 'touch') show(tipAt(event.clientX, event.clientY), PRESS_MS);
        else hide();
      },
      options,
    );
    document.addEventListener('pointerup', () => clearTimeout(timer), options);
    document.addEventListener('pointercancel', hide, options);
    document.addEventListener(
      'focusin',
      (event) => {
        const focused = event.target instanceof HTMLElement && event.target.matches(':focus-visible');
        if (focused) show((event.target as HTMLElement).closest<HTMLElement>('[data-tip]') ?? undefined, 0);
      },
      options,
    );
    document.addEventListener('focusout', hide, options);
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), options);
    document.addEventListener('scroll', hide, { ...options, capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);

  return <div ref={layer} className="hover-tip" aria-hidden="true" />;
}

/** The box is always there and changes by itself: nothing else of the page is styled or laid out anew for a tip. */
function open(tip: HTMLElement, text: string, about: Element): void {
  const { style, classList } = tip;
  const zoom = zoomOf(tip);
  const at = rectOf(about, zoom);
  const page = { x: 6, y: 6, width: window.innerWidth / zoom - 12, height: window.innerHeight / zoom - 12 };
  tip.textContent = text;
  // In the corner it is as wide as it likes.
  style.left = '0';
  style.top = '0';
  const { x, y, side, arrow } = placeNote(at, rectOf(tip, zoom), page, []);
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.setProperty('--arrow', `${arrow}px`);
  classList.remove('above', 'below');
  classList.add(side, 'shown');
}
