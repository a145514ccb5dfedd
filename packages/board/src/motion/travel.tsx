import { Component, type ContextType, createRef, type ReactNode } from 'react';
import { centre, type Rect, rectOf, zoomOf } from '../rect.ts';
import { type Cue, timeline } from './cues.ts';
import { copyOf, flightsOf, putAbove } from './flights.ts';
import { PaceContext } from './pace.tsx';
import { difference, type Piece, type PieceChange } from './pieces.ts';
import { type Before, FOLDS, keep, still, stir } from './stir.ts';
import '../board.css';

interface TravelProps<Moment> {
  /** Changes whenever pieces may have moved; while it stays, nothing is measured. */
  readonly stamp: string | number;
  /** What is shown: `cues` are told between two of them. */
  readonly moment: Moment;
  /** What stirs beside the pieces that travel. */
  readonly cues?: (before: Moment, after: Moment) => readonly Cue[];
  /** The last drawing of what has died out. */
  readonly fossil?: (drawing: Element) => SVGElement | undefined;
  /** So many times as fast: others act and are hurried. */
  readonly brisk?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Pieces of a map are svg elements. */
type PieceElement = HTMLElement | SVGGraphicsElement;
type Measured = ReadonlyMap<string, Piece & { readonly element: PieceElement }>;

/** The old picture. */
interface Old {
  readonly pieces: Measured;
  readonly kept: readonly Before[];
}

const MARK_MS = 1000;
/** Pieces of one heap leave one after the other. */
const STAGGER_MS = 45;
const STAGGER_MOST = 6;

/**
 * Animates the difference of two pictures of the table. Pieces inside say who they are: `data-piece` (key),
 * `data-value`, `data-from` and `data-to` (keys of other pieces), `data-ghost` (class of what flies in its stead), and
 * `data-anchor` (key of something that stays, where journeys begin and end); inside of `data-still` nothing is a piece. A class, because only `getSnapshotBeforeUpdate` sees the old picture just before the new one replaces it.
 */
export class Travel<Moment> extends Component<TravelProps<Moment>> {
  static override contextType = PaceContext;
  declare context: ContextType<typeof PaceContext>;
  readonly #root = createRef<HTMLDivElement>();
  readonly #running = new Set<Animation>();
  readonly #clean = new Set<() => void>();

  override getSnapshotBeforeUpdate(previous: TravelProps<Moment>): Old | null {
    const root = this.#root.current;
    const { stamp, moment, cues, fossil } = this.props;
    if (previous.stamp === stamp || root === null) return null;
    if (this.context.factor === 0 && !this.context.reduced) return null;
    const told = cues?.(previous.moment, moment) ?? [];
    return { pieces: measure(root, !this.context.reduced), kept: keep(root, told, fossil) };
  }

  override componentDidUpdate(_previous: TravelProps<Moment>, _state: unknown, old: Old | null): void {
    const root = this.#root.current;
    if (old === null || root === null) return;
    this.skip();
    const after = measure(root, !this.context.reduced);
    const changes = difference(old.pieces, after);
    if (this.context.reduced) this.#mark(changes, after, old.kept, root);
    else this.#animate(changes, old, after, root);
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

  #mark(changes: readonly PieceChange[], after: Measured, kept: readonly Before[], root: HTMLElement): void {
    const stirred = kept.map((before) => still(root, before, flightsOf(root)));
    const marked = [
      ...changes.flatMap((change) =>
        change.kind === 'changed' || change.kind === 'arrived' || change.kind === 'appeared'
          ? (after.get(change.key)?.element ?? [])
          : [],
      ),
      ...stirred.flatMap(({ marked }) => marked ?? []),
    ];
    for (const element of marked) element.dataset.changed = '';
    const clean = () => {
      for (const element of marked) delete element.dataset.changed;
      for (const { shown } of stirred) shown?.remove();
    };
    const timer = setTimeout(clean, MARK_MS);
    this.#clean.add(() => {
      clearTimeout(timer);
      clean();
    });
  }

  #animate(
    changes: readonly PieceChange[],
    { pieces: before, kept }: Old,
    after: Measured,
    root: HTMLElement,
  ): void {
    const style = getComputedStyle(root);
    const factor = this.context.factor / (this.props.brisk ?? 1);
    const duration = milliseconds(style.getPropertyValue('--move'), 260) * factor;
    const easing = style.getPropertyValue('--ease').trim() || 'ease-out';
    const flights = flightsOf(root);
    const timed = timeline(
      kept.map(({ cue }) => cue),
      factor,
    );
    // Whose end is told as an extinction does not fade away besides, and its neighbours close up when it folds.
    const died = new Set(kept.flatMap(({ cue, board }) => (board ? [cue.of] : [])));
    const folds = timed.filter(({ kind, of }) => kind === 'extinct' && died.has(of));
    const [fold] = folds.sort((a, b) => b.at - a.at);
    const close = fold && { delay: fold.at + fold.lasts * FOLDS, duration: fold.lasts * (1 - FOLDS) };
    const order = new Map<string, number>();
    const wait = (change: PieceChange) => {
      const place = order.get(change.kind) ?? 0;
      order.set(change.kind, place + 1);
      return Math.min(place, STAGGER_MOST) * STAGGER_MS * factor;
    };
    for (const change of changes) {
      const element = (after.get(change.key) ?? before.get(change.key))?.element;
      if (element === undefined) continue;
      const timing = { duration, easing, fill: 'backwards' } as const;
      const play = (target: Element, frames: Keyframe[], delay = 0, done?: () => void) =>
        this.#play(target, frames, { ...timing, delay }, done);
      const fly = (at: Rect, frames: Keyframe[], delay = 0) => {
        const flown = ghost(element, at, flights);
        if (flown !== undefined) play(flown, frames, delay, () => flown.remove());
        return flown !== undefined;
      };
      if (change.kind === 'moved') {
        const way = [{ transform: shift(element, change.dx, change.dy) }, { transform: 'none' }];
        this.#play(element, way, { ...timing, ...(close ?? {}) });
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
        if (died.has(ownerOf(change.key))) continue;
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
    for (const cue of timed) {
      const old = kept.find((one) => one.cue.of === cue.of && one.cue.kind === cue.kind);
      if (old === undefined) continue;
      stir(cue, old, {
        root,
        flights,
        play: (target, frames, { at, lasts }, done) =>
          this.#play(target, [...frames], { duration: lasts, easing, delay: at, fill: 'backwards' }, done),
      });
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

/** What flies above everything: something of the class `data-ghost`, or a copy. Parts of a map have no copy. */
function ghost(element: PieceElement, at: Rect, flights: HTMLElement): HTMLElement | undefined {
  let copy: HTMLElement;
  if (element.dataset.ghost !== undefined) {
    copy = document.createElement('i');
    copy.className = element.dataset.ghost;
  } else if (element instanceof HTMLElement) copy = copyOf(element);
  else return undefined;
  putAbove(copy, at, flights);
  return copy;
}

/** The thing that a piece is, or is a part of: `species:fig-3`, `food:fig-3:0`. */
function ownerOf(key: string): string {
  return key.split(':')[1] ?? key;
}

function milliseconds(value: string, otherwise: number): number {
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return otherwise;
  return value.trim().endsWith('ms') ? number : number * 1000;
}
