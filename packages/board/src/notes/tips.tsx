import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Rect, rectOf, zoomOf } from '../rect.ts';
import { type Placed, placeNote } from './placing.ts';
import '../board.css';

const HOVER_MS = 350;
const PRESS_MS = 450;

interface Shown {
  readonly text: string;
  readonly about: Rect;
}

/** The innermost thing with a tip below the pointer, even where the button of the whole board lies over it. */
function tipAt({ target, clientX, clientY }: PointerEvent): HTMLElement | undefined {
  // To ask for all that lies at a point is dear; mostly the uppermost has a tip.
  const above = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  if (above !== null) return above;
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const about = element.closest<HTMLElement>('[data-tip]');
    if (about !== null) return about;
    if (element.closest('dialog') !== null) return undefined;
  }
  return undefined;
}

/**
 * Shows the text of `data-tip` of whatever is hovered, focused with the keyboard or pressed long. Put it once into the
 * page. What a tip says is also said by the element's own name or text, so that screen readers do without.
 */
export function TipLayer() {
  const [shown, setShown] = useState<Shown>();
  const [placed, setPlaced] = useState<Placed>();
  const tip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: HTMLElement | undefined;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const hide = () => {
      clearTimeout(timer);
      current = undefined;
      setShown(undefined);
    };
    const show = (about: HTMLElement | undefined, after: number) => {
      if (about === current) return;
      hide();
      if (about === undefined) return;
      current = about;
      timer = setTimeout(() => {
        const text = about.dataset.tip;
        if (text !== undefined && about.isConnected) setShown({ text, about: rectOf(about) });
      }, after);
    };
    document.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerType !== 'touch' && event.buttons === 0) show(tipAt(event), HOVER_MS);
      },
      { ...options, passive: true },
    );
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType === 'touch') show(tipAt(event), PRESS_MS);
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

  useLayoutEffect(() => {
    if (shown === undefined || tip.current === null) return setPlaced(undefined);
    const zoom = zoomOf(tip.current);
    const page = { x: 6, y: 6, width: window.innerWidth / zoom - 12, height: window.innerHeight / zoom - 12 };
    setPlaced(placeNote(shown.about, rectOf(tip.current), page, []));
  }, [shown]);

  if (shown === undefined) return null;
  return (
    <div
      ref={tip}
      className={`hover-tip ${placed?.side ?? ''}`}
      aria-hidden="true"
      style={{
        left: placed?.x ?? 0,
        top: placed?.y ?? 0,
        visibility: placed === undefined ? 'hidden' : undefined,
        ['--arrow' as string]: `${placed?.arrow ?? 0}px`,
      }}
    >
      {shown.text}
    </div>
  );
}
