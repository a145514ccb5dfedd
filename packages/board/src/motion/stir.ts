import { centre, type Rect, rectOf } from '../rect.ts';
import type { Cue, CueKind, Timed } from './cues.ts';
import { copyOf, putAbove } from './flights.ts';
import { framesOf, wayTo } from './frames.ts';

/** What a cue needs of the picture before the change. */
export interface Before {
  readonly cue: Cue;
  /** The old drawing. */
  readonly copy?: SVGElement;
  readonly rect?: Rect;
  /** How high what moves was. */
  readonly high?: number;
  /** The piece that has died out, where it lay, and its last drawing as a fossil. */
  readonly board?: { readonly copy: HTMLElement; readonly rect: Rect; readonly fossil: SVGElement };
}

export interface StirTools {
  readonly root: HTMLElement;
  readonly flights: HTMLElement;
  play(target: Element, frames: readonly Keyframe[], cue: Timed, done?: () => void): void;
}

/** Shown until the new drawing takes over. */
const OLD: ReadonlySet<CueKind> = new Set<CueKind>(['wound', 'starve', 'trait']);
/** Shares of an extinction: the colour drains, then the fossil rests, then the board folds. */
const DRAINED = 0.55;
export const FOLDS = 0.75;
/** Letters of a name are written one after the other. */
const LETTER = 12;

/** What stirs for a cue. */
function find(root: Element, key: string): Element | null {
  const name = CSS.escape(key);
  return root.querySelector(`[data-stir="${name}"], [data-piece="${name}"], [data-anchor="${name}"]`);
}

/** Only this part of it moves. */
function moving(element: Element): Element {
  return element.querySelector('[data-moves]') ?? element;
}

/** Asked of the old picture, just before the new one takes its place. */
export function keep(
  root: Element,
  cues: readonly Cue[],
  fossilOf: ((drawing: Element) => SVGElement | undefined) | undefined,
): readonly Before[] {
  return cues.map((cue) => {
    const drawing = find(root, cue.of);
    if (!(drawing instanceof SVGElement)) return { cue };
    if (OLD.has(cue.kind)) return { cue, copy: copyOf(drawing), rect: rectOf(drawing) };
    if (cue.kind === 'growth') return { cue, high: moving(drawing).getBoundingClientRect().height };
    if (cue.kind !== 'extinct') return { cue };
    const piece = drawing.closest<HTMLElement>('[data-piece]');
    const fossil = fossilOf?.(drawing);
    if (piece === null || fossil === undefined) return { cue };
    return { cue, board: { copy: copyOf(piece), rect: rectOf(piece), fossil } };
  });
}

/** Reduced motion: what is marked, and for an extinction the fossil that stands there meanwhile. */
export function still(root: HTMLElement, { cue, board }: Before, flights: HTMLElement) {
  if (board) {
    putAbove(board.copy, board.rect, flights);
    overlay(board.copy, board.fossil);
    return { shown: board.copy };
  }
  const element = find(root, cue.of);
  const marked = element?.closest<HTMLElement | SVGElement>('[data-piece]') ?? element;
  return marked instanceof HTMLElement || marked instanceof SVGElement ? { marked } : {};
}

/** Plays a cue over the new picture. */
export function stir(cue: Timed, before: Before, tools: StirTools): void {
  const { root, flights, play } = tools;
  if (cue.kind === 'extinct') {
    dieOut(cue, before, tools);
    return;
  }
  const element = find(root, cue.of);
  if (element === null) return;
  if (cue.kind === 'scored') {
    ring(element, cue, play);
    return;
  }
  const { copy, rect } = before;
  if (copy && rect && isNear(rect, rectOf(element))) {
    putAbove(copy, rect, flights);
    // A wound is seen when the attack arrives, everything else fades over.
    const frames = cue.kind === 'wound' ? [{ opacity: 1 }, { opacity: 1 }] : [{ opacity: 1 }, { opacity: 0 }];
    const time = cue.kind === 'wound' ? { ...cue, at: 0, lasts: cue.at } : cue;
    play(copy, frames, time, () => copy.remove());
    if (cue.kind !== 'wound') play(element, [{ opacity: 0 }, { opacity: 1 }], cue);
  }
  const part = partOf(element, cue.kind);
  if (part === null) return;
  const goal = cue.towards === undefined ? null : find(root, cue.towards);
  const here = centre(rectOf(element));
  const way =
    cue.kind === 'herd'
      ? { x: centre(rectOf(part)).x < here.x ? 1 : -1, y: 0 }
      : wayTo(here, goal === null ? undefined : centre(rectOf(goal)));
  const share = before.high === undefined ? 1 : before.high / part.getBoundingClientRect().height;
  const frames = framesOf(cue.kind, way, Number.isFinite(share) ? share : 1);
  if (frames) play(part, frames, cue);
  if (cue.kind === 'birth') write(element, cue, play);
  if (cue.kind === 'flee') flash(element, cue, play);
}

function partOf(element: Element, kind: CueKind): Element | null {
  if (kind === 'herd') return element.querySelector('.cr-echo-one');
  if (kind === 'cover') return element.querySelector('.cover');
  return moving(element);
}

function isNear(a: Rect, b: Rect): boolean {
  return Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2 && Math.abs(a.width - b.width) < 2;
}

/** The name of a new species is written in. */
function write(element: Element, cue: Timed, play: StirTools['play']): void {
  const name = element.closest('[data-piece]')?.querySelector('.fig');
  if (!name) return;
  const letters = name.textContent?.length ?? 0;
  const lasts = Math.min(cue.lasts, letters * LETTER);
  play(name, [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0 0 0 0)' }], { ...cue, lasts });
}

/** What protects it is seen. */
function flash(element: Element, cue: Timed, play: StirTools['play']): void {
  const guilty = element.closest('[data-piece]')?.querySelector('.p-guilty');
  if (guilty) play(guilty, [{ opacity: 0.25 }, { opacity: 1 }], cue);
}

/** A line round a tile, once. */
function ring(element: Element, cue: Timed, play: StirTools['play']): void {
  const edge = element.querySelector('.hex');
  if (edge === null) return;
  const line = edge.cloneNode() as Element;
  line.setAttribute('class', 'stir-ring');
  element.append(line);
  play(line, framesOf('scored') ?? [], cue, () => line.remove());
}

function dieOut(cue: Timed, { board }: Before, { flights, play }: StirTools): void {
  if (board === undefined) return;
  const { copy, rect, fossil } = board;
  putAbove(copy, rect, flights);
  const drawing = overlay(copy, fossil);
  const drain = { ...cue, lasts: cue.lasts * DRAINED };
  if (drawing) play(drawing, [{ opacity: 1 }, { opacity: 0 }], drain, () => drawing.remove());
  play(fossil, [{ opacity: 0 }, { opacity: 1 }], drain);
  const open = { transform: 'none', opacity: 1, transformOrigin: '50% 100%' };
  play(
    copy,
    [open, { ...open, offset: FOLDS }, { ...open, transform: 'scaleY(0.04)', opacity: 0 }],
    cue,
    () => copy.remove(),
  );
}

/** Lays the fossil over the drawing of a copied board; answers with the drawing. */
function overlay(copy: HTMLElement, fossil: SVGElement): Element | null {
  const drawing = copy.querySelector('.creature');
  drawing?.after(fossil);
  return drawing;
}
