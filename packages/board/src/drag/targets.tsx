import { type ReactNode, useEffect, useRef, useState } from 'react';
import { rectOf, zoomOf } from '../rect.ts';
import { type Drag, type DragInput, IDLE, step } from './drag.ts';
import { isDirection, nearest, pressedKey, typeKey } from './keys.ts';
import { isPointed, notePointed } from './pointed.ts';
import '../board.css';

export interface TargetCallbacks {
  /** A target was chosen: by click, tap, Enter, its key. */
  onPick?(id: string): void;
  /** A target is below the pointer, has the focus, or the held piece is above it; undefined: none is. */
  onHover?(id: string | undefined): void;
  /** A piece was taken up with the pointer. */
  onLift?(source: string): void;
  /** It was let go: over a target, or nowhere. */
  onDrop?(source: string, target: string | undefined): void;
}

interface TargetsProps extends TargetCallbacks {
  readonly children: ReactNode;
  readonly className?: string;
  /** What travels with the pointer. */
  readonly ghost?: (source: string) => ReactNode;
}

/**
 * Makes everything inside that carries a target choosable, in every way there is. Put it once around a board. The
 * elements say what they are: `data-target` (id to choose), `data-drop` (takes a drop, but is no button), `data-drag`
 * (can be taken up), `data-key`.
 */
export function Targets({ children, className, ghost, ...callbacks }: TargetsProps) {
  const root = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const latest = useRef(callbacks);
  const [source, setSource] = useState<string>();
  useEffect(() => {
    latest.current = callbacks;
  });
  useEffect(() => {
    if (root.current === null) return;
    return listen(root.current, () => latest.current, setSource, hand);
  }, []);
  return (
    <div ref={root} className={className === undefined ? 'targets' : `targets ${className}`}>
      {children}
      <div ref={hand} className="drag-ghost" aria-hidden="true" hidden={source === undefined}>
        {source !== undefined && ghost?.(source)}
      </div>
    </div>
  );
}

/** Targets that can have the focus; on maps they are groups of an svg with the role of a button. */
const FOCUSABLE = 'button[data-target], [role="button"][data-target]';

function targetAt(from: Element | null): string | undefined {
  return from?.closest<HTMLElement>('[data-target]')?.dataset.target;
}

function dropAt(x: number, y: number): string | undefined {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-target], [data-drop]');
  return place?.dataset.target ?? place?.dataset.drop;
}

function listen(
  root: HTMLElement,
  callbacks: () => TargetCallbacks,
  show: (source: string | undefined) => void,
  hand: { readonly current: HTMLElement | null },
): () => void {
  let drag: Drag = IDLE;
  let hovered: string | undefined;
  let typed = '';
  const stop = new AbortController();
  const options = { signal: stop.signal };

  const hover = (id: string | undefined) => {
    if (id === hovered) return;
    hovered = id;
    callbacks().onHover?.(id);
  };

  const feed = (input: DragInput) => {
    const next = step(drag, input);
    drag = next.drag;
    for (const meaning of next.meant) {
      if (meaning.what === 'lift') {
        show(meaning.source);
        callbacks().onLift?.(meaning.source);
      } else if (meaning.what === 'over') {
        hover(meaning.target);
      } else {
        show(undefined);
        hover(undefined);
        swallowClick();
        callbacks().onDrop?.(meaning.source, meaning.target);
      }
    }
  };

  /** The click that the browser makes of the release is not a choice. */
  const swallowClick = () => {
    const swallow = (event: Event) => event.stopPropagation();
    root.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener('click', swallow, { capture: true }));
  };

  const follow = (x: number, y: number) => {
    if (hand.current === null) return;
    const zoom = zoomOf(root);
    hand.current.style.transform = `translate(${x / zoom}px, ${y / zoom}px)`;
  };

  root.addEventListener(
    'click',
    (event) => {
      // A key that makes a click has no pointer.
      if (event.detail > 0) notePointed(document.activeElement);
      const id = targetAt(event.target as Element);
      if (id !== undefined) callbacks().onPick?.(id);
    },
    options,
  );
  root.addEventListener(
    'pointerdown',
    (event) => {
      const piece = (event.target as Element).closest<HTMLElement>('[data-drag]')?.dataset.drag;
      if (piece === undefined || event.button !== 0) return;
      const { pointerId, clientX, clientY, pointerType } = event;
      feed({
        type: 'down',
        source: piece,
        pointer: pointerId,
        x: clientX,
        y: clientY,
        touch: pointerType === 'touch',
      });
    },
    options,
  );
  document.addEventListener(
    'pointermove',
    (event) => {
      if (drag.phase === 'idle') return;
      follow(event.clientX, event.clientY);
      const over = dropAt(event.clientX, event.clientY);
      feed({ type: 'move', pointer: event.pointerId, x: event.clientX, y: event.clientY, over });
    },
    options,
  );
  document.addEventListener(
    'pointerup',
    (event) => {
      if (drag.phase !== 'idle')
        feed({ type: 'up', pointer: event.pointerId, over: dropAt(event.clientX, event.clientY) });
    },
    options,
  );
  document.addEventListener('pointercancel', () => feed({ type: 'cancel' }), options);

  root.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'touch' && drag.phase !== 'dragging')
        hover(targetAt(event.target as Element));
    },
    options,
  );
  root.addEventListener(
    'pointerleave',
    () => {
      if (drag.phase !== 'dragging') hover(undefined);
    },
    options,
  );
  root.addEventListener(
    'focusin',
    (event) => {
      notePointed(null);
      hover(targetAt(event.target as Element));
    },
    options,
  );
  root.addEventListener('focusout', () => hover(undefined), options);

  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && drag.phase === 'dragging') {
        feed({ type: 'cancel' });
        event.stopPropagation();
        return;
      }
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target))
        return;
      if (isDirection(event.key) && root.contains(document.activeElement)) {
        const buttons = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];
        const from = document.activeElement as HTMLElement;
        // A map walks over its hexes by itself.
        if (!buttons.includes(from) || from.closest('[data-arrows]') !== null) return;
        const next = nearest(buttons.map(rectOf), rectOf(from), event.key);
        if (next >= 0) {
          buttons[next]?.focus();
          event.preventDefault();
        }
        return;
      }
      // A button makes a click of these by itself.
      if (event.key === 'Enter' || event.key === ' ') {
        const focused = document.activeElement;
        if (focused === null || !root.contains(focused) || !focused.matches('[role="button"][data-target]'))
          return;
        if (event.key === 'Enter' && isPointed(focused)) return;
        const id = targetAt(focused);
        event.preventDefault();
        if (id !== undefined) callbacks().onPick?.(id);
        return;
      }
      const keyed = [...root.querySelectorAll<HTMLElement>('[data-key]')];
      const next = typeKey(
        typed,
        pressedKey(event),
        keyed.map(({ dataset }) => dataset.key ?? ''),
      );
      typed = next.typed;
      const id = keyed.find(({ dataset }) => dataset.key === next.whole)?.dataset.target;
      if (typed !== '' || id !== undefined) event.preventDefault();
      if (id !== undefined) callbacks().onPick?.(id);
    },
    { ...options, capture: true },
  );
  return () => stop.abort();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
