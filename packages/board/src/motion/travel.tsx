import { Component, type ContextType, createRef, type ReactNode } from 'react';
import { centre, type Rect, rectOf, zoomOf } from '../rect.ts';
import { PaceContext } from './pace.tsx';
import { type Change, difference, type Piece } from './pieces.ts';
import '../board.css';

interface TravelProps {
  /** Changes whenever pieces may have moved; while it stays, nothing is measured. */
  readonly stamp: string | number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Pieces of a map are svg elements. */
type PieceElement = HTMLElement | SVGGraphicsElement;
type Measured = ReadonlyMap<string, Piece & { readonly element: PieceElement }>;

const MARK_MS = 1000;
/** Pieces of one heap leave one after the other. */
const STAGGER_MS = 45;
const STAGGER_MOST = 6;

/**
 * Animates the difference of two pictures of the table. Pieces inside say who they are: `data-piece` (key),
 * `data-value`, `data-from` and `data-to` (keys of other pieces), `data-ghost` (class of what flies in its stead), and
 * `data-anchor` (key of something that stays, where journeys begin and end); inside of `data-still` nothing is a piece. A class, because only `getSnapshotBeforeUpdate` sees the old picture just before the new one replaces it.
 */
export class Travel extends Component<TravelProps> {
  static override contextType = PaceContext;
  declare context: ContextType<typeof PaceContext>;
  readonly #root = createRef<HTMLDivElement>();
  readonly #running = new Set<Animation>();
  readonly #clean = new Set<() => void>();

  override getSnapshotBeforeUpdate(previous: TravelProps): Measured | null {
    const root = this.#root.current;
    if (previous.stamp === this.props.stamp || root === null) return null;
    if (this.context.factor === 0 && !this.context.reduced) return null;
    return measure(root, !this.context.reduced);
  }

  override componentDidUpdate(_previous: TravelProps, _state: unknown, before: Measured | null): void {
    const root = this.#root.current;
    if (before === null || root === null) return;
    this.skip();
    const after = measure(root, !this.context.reduced);
    const changes = difference(before, after);
    if (this.context.reduced) this.#mark(changes, after);
    else this.#animate(changes, before, after, root);
  }

  override componentWillUnmount(): void {
    this.skip();
  }

  /** Ends every journey at its goal. */
  readonly skip = (): void => {
    for (const animation of this.#running) animation.finish();
    this.#running.clear();
    for (const clean of this.#clean) clean();
    this.#clean.clear();
  };

  #mark(changes: readonly Change[], after: Measured): void {
    const marked = changes.flatMap((change) =>
      change.kind === 'changed' || change.kind === 'arrived' || change.kind === 'appeared'
        ? (after.get(change.key)?.element ?? [])
        : [],
    );
    for (const element of marked) element.dataset.changed = '';
    const clean = () => {
      for (const element of marked) delete element.dataset.changed;
    };
    const timer = setTimeout(clean, MARK_MS);
    this.#clean.add(() => {
      clearTimeout(timer);
      clean();
    });
  }

  #animate(changes: readonly Change[], before: Measured, after: Measured, root: HTMLElement): void {
    const style = getComputedStyle(root);
    const duration = milliseconds(style.getPropertyValue('--move'), 260) * this.context.factor;
    const easing = style.getPropertyValue('--ease').trim() || 'ease-out';
    const flights = layer(root);
    const order = new Map<string, number>();
    const wait = (change: Change) => {
      const place = order.get(change.kind) ?? 0;
      order.set(change.kind, place + 1);
      return Math.min(place, STAGGER_MOST) * STAGGER_MS * this.context.factor;
    };
    for (const change of changes) {
      const element = (after.get(change.key) ?? before.get(change.key))?.element;
      if (element === undefined) continue;
      const play = (target: Element, frames: Keyframe[], delay = 0, done?: () => void) =>
        this.#play(target, frames, { duration, easing, delay, fill: 'backwards' }, done);
      const fly = (at: Rect, frames: Keyframe[], delay = 0) => {
        const flown = ghost(element, at, flights);
        if (flown !== undefined) play(flown, frames, delay, () => flown.remove());
        return flown !== undefined;
      };
      if (change.kind === 'moved') {
        play(element, [{ transform: shift(element, change.dx, change.dy) }, { transform: 'none' }]);
      } else if (change.kind === 'arrived') {
        const end = rectOf(element);
        const { dx, dy } = between(end, change.start);
        const delay = wait(change);
        const flies = fly(end, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], delay);
        if (flies) play(element, [{ visibility: 'hidden' }, { visibility: 'hidden' }], delay);
        else play(element, [{ transform: shift(element, dx, dy) }, { transform: 'none' }], delay);
      } else if (change.kind === 'departed') {
        const { dx, dy } = between(change.rect, change.end);
        const last = { transform: `translate(${dx}px, ${dy}px)`, opacity: 0 };
        fly(
          change.rect,
          [{ transform: 'none', opacity: 1 }, { opacity: 1, offset: 0.8 }, last],
          wait(change),
        );
      } else if (change.kind === 'vanished') {
        fly(change.rect, [{ opacity: 1 }, { opacity: 0, transform: 'translateY(12px) scale(0.94)' }]);
      } else if (change.kind === 'appeared') {
        play(element, [{ opacity: 0 }, { opacity: 1 }]);
      } else if (element.dataset.roll !== undefined) {
        play(element, [
          { transform: 'translateY(45%)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ]);
      }
    }
    if (this.#running.size > 0) this.#skipOnInput();
  }

  #play(target: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, done?: () => void): void {
    const animation = target.animate(frames, timing);
    this.#running.add(animation);
    animation.onfinish = animation.oncancel = () => {
      this.#running.delete(animation);
      done?.();
    };
  }

  /** Whoever goes on playing does not wait for the pictures. */
  #skipOnInput(): void {
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true, once: true };
    document.addEventListener('pointerdown', this.skip, options);
    document.addEventListener('keydown', this.skip, options);
    this.#clean.add(() => stop.abort());
  }

  override render(): ReactNode {
    const { className, children } = this.props;
    return (
      <div ref={this.#root} className={className === undefined ? 'travel' : `travel ${className}`}>
        {children}
      </div>
    );
  }
}

/** What is shown a second time, for reading, is no piece. */
const TRAVELLERS = ':is([data-piece], [data-anchor]):not([data-still] *)';

/** What is not animated is only marked: then nobody asks where it lies, which would lay out the table in between. */
const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

function measure(root: HTMLElement, where: boolean): Measured {
  const pieces = new Map<string, Piece & { element: PieceElement }>();
  // Asking each of hundreds of pieces would take longer than measuring them.
  const zoom = where ? zoomOf(root) : 1;
  for (const element of root.querySelectorAll<PieceElement>(TRAVELLERS)) {
    const { piece, anchor, value, from, to } = element.dataset;
    const key = piece ?? anchor;
    if (key === undefined) continue;
    const on = element.parentElement?.closest<HTMLElement>('[data-piece]')?.dataset.piece;
    pieces.set(key, {
      key,
      rect: where ? rectOf(element, zoom) : NOWHERE,
      on,
      value,
      from,
      to,
      anchor: piece === undefined,
      element,
    });
  }
  return pieces;
}

function between(from: Rect, to: Rect): { readonly dx: number; readonly dy: number } {
  const a = centre(from);
  const b = centre(to);
  return { dx: b.x - a.x, dy: b.y - a.y };
}

/** A move by so many pixels, in the units of the element: a map may be zoomed. */
function shift(element: PieceElement, dx: number, dy: number): string {
  const scale =
    element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) / zoomOf(element) : 1;
  return `translate(${dx / scale}px, ${dy / scale}px)`;
}

/** Names of a piece; a copy must not answer to them. */
const NAMES = ['data-piece', 'data-anchor', 'data-target', 'data-drag', 'data-drop', 'data-key', 'id'];

/** What flies above everything: something of the class `data-ghost`, or a copy. Parts of a map have no copy. */
function ghost(element: PieceElement, at: Rect, flights: HTMLElement): HTMLElement | undefined {
  let copy: HTMLElement;
  if (element.dataset.ghost !== undefined) {
    copy = document.createElement('i');
    copy.className = element.dataset.ghost;
  } else if (element instanceof HTMLElement) {
    copy = element.cloneNode(true) as HTMLElement;
    for (const part of [copy, ...copy.querySelectorAll('*')]) {
      for (const name of NAMES) part.removeAttribute(name);
      if (part instanceof HTMLButtonElement) part.disabled = true;
    }
  } else return undefined;
  const box = rectOf(flights);
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${at.x - box.x}px`,
    top: `${at.y - box.y}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    margin: '0',
  });
  flights.append(copy);
  return copy;
}

/** Where copies fly: above the pieces, out of React's sight. */
function layer(root: HTMLElement): HTMLElement {
  const found = root.querySelector<HTMLElement>(':scope > .flights');
  if (found !== null) return found;
  const made = document.createElement('div');
  made.className = 'flights';
  made.setAttribute('aria-hidden', 'true');
  root.append(made);
  return made;
}

function milliseconds(value: string, otherwise: number): number {
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return otherwise;
  return value.trim().endsWith('ms') ? number : number * 1000;
}
