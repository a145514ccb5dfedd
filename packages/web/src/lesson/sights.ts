import type { Rect } from '@clade/board';
import { CONFIRM } from './lit.ts';

/** Everything on the board that has a name, to be pressed or to be pointed at. */
const NAMED = '[data-sight], [data-target]';

/** Parts of a phone's board that are not open lie beside the screen. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.closest('[inert]') === null;
}

/** The element of an id, on the board or among the chips of the prompt; where several have it, the first that is seen. */
export function findSight(id: string, root: ParentNode = document): HTMLElement | SVGElement | undefined {
  const name = CSS.escape(id);
  // Several equal cards have a number behind their id.
  let selector = `[data-target="${name}"], [data-target^="${name}#"], [data-sight="${name}"]`;
  if (id === CONFIRM) selector = '[data-act="confirm"], [data-act="sure"]';
  else if (id.startsWith('button:')) {
    const verb = CSS.escape(id.slice('button:'.length));
    selector = `.acts [data-move="${verb}"], .acts [data-act="sure"][data-verb="${verb}"]`;
  }
  const seen = (scope: ParentNode): (HTMLElement | SVGElement)[] =>
    [...scope.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(isSeen);
  const isButton = id === CONFIRM || id.startsWith('button:');
  const found = isButton ? seen(document) : [...seen(root), ...seen(document)];
  // What can be pressed comes before what is only named.
  const [named] = found;
  return found.find((element) => element.hasAttribute('data-target')) ?? (named && placeIn(named)) ?? named;
}

/** The place inside something that takes what could be dropped on the whole, such as the free place of a species. */
function placeIn(named: Element): HTMLElement | undefined {
  const drop = named.getAttribute('data-drop');
  if (drop === null) return undefined;
  const places = named.querySelectorAll<HTMLElement>(`[data-target="${CSS.escape(drop)}"]`);
  return [...places].find(isSeen);
}

/** What is pressed for an id: cubes that are only drawn are pressed by the tile that they stand on. */
export function findPress(id: string): HTMLElement | SVGElement | undefined {
  const thing = findSight(id);
  const [kind, tile] = id.split(':');
  if (kind !== 'token' || thing?.hasAttribute('data-target')) return thing;
  return findSight(`hex:${tile}`) ?? thing;
}

/** What is pointed at on a board, at a point of the page. */
export function sightAt(
  root: ParentNode,
  x: number,
  y: number,
  wanted: readonly string[],
): string | undefined {
  const named = [...root.querySelectorAll<HTMLElement | SVGElement>(NAMED)].flatMap((element) => {
    const id = element.dataset.sight ?? element.dataset.target;
    const { left, top, width, height } = element.getBoundingClientRect();
    return id === undefined ? [] : [{ id, x: left, y: top, width, height }];
  });
  return pointedAt(named, { x, y }, wanted);
}

interface Named extends Rect {
  readonly id: string;
}

/**
 * The smallest named thing at a point, drawn or not by what takes clicks; of equal ones the nearest. A part of something
 * that is wanted stands for the whole: a space for its row.
 */
export function pointedAt(
  named: readonly Named[],
  { x, y }: { readonly x: number; readonly y: number },
  wanted: readonly string[],
): string | undefined {
  let best: Named | undefined;
  const area = (one: Named): number => Math.round(one.width * one.height);
  const off = (one: Named): number => Math.hypot(x - one.x - one.width / 2, y - one.y - one.height / 2);
  for (const one of named) {
    if (x < one.x || y < one.y || x > one.x + one.width || y > one.y + one.height) continue;
    const size = best && area(one) / area(best);
    if (best === undefined || size === undefined || size < 0.98 || (size < 1.02 && off(one) < off(best)))
      best = one;
  }
  if (best === undefined || wanted.includes(best.id)) return best?.id;
  const part = best;
  const wholes = named.filter((one) => wanted.includes(one.id) && holds(one, part));
  return (wholes.sort((a, b) => area(a) - area(b))[0] ?? part).id;
}

/** Is something drawn inside something else, but for a pixel of its edge? */
function holds(whole: Rect, part: Rect): boolean {
  return (
    part.x >= whole.x - 1 &&
    part.y >= whole.y - 1 &&
    part.x + part.width <= whole.x + whole.width + 1 &&
    part.y + part.height <= whole.y + whole.height + 1
  );
}

/** The outline of something as a path: round, six-sided or a rectangle, as it is drawn. */
export function outline(element: Element, { x, y, width, height }: Rect, by: number): string {
  const [left, top, w, h] = [x - by, y - by, width + 2 * by, height + 2 * by];
  const [right, low, middle] = [left + w, top + h, top + h / 2];
  if (element.matches('polygon'))
    return `M${left} ${middle}L${left + w / 4} ${top}H${right - w / 4}L${right} ${middle}L${right - w / 4} ${low}H${left + w / 4}Z`;
  if (element.matches('circle, .sp')) {
    const r = Math.max(w, h) / 2;
    const cx = left + w / 2;
    return `M${cx - r} ${middle}A${r} ${r} 0 1 1 ${cx + r} ${middle}A${r} ${r} 0 1 1 ${cx - r} ${middle}Z`;
  }
  const r = Math.min(8, w / 2, h / 2);
  return `M${left + r} ${top}H${right - r}A${r} ${r} 0 0 1 ${right} ${top + r}V${low - r}A${r} ${r} 0 0 1 ${right - r} ${low}H${left + r}A${r} ${r} 0 0 1 ${left} ${low - r}V${top + r}A${r} ${r} 0 0 1 ${left + r} ${top}Z`;
}

/** Scrolls what something lies in, so that it is seen; a map moves by itself. */
export function bringIntoSight(thing: Element): void {
  for (let box = thing.parentElement; box !== null; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY))
      continue;
    const [inner, outer] = [thing.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      box.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
    return;
  }
}

/** Where a label stands beside something: inside the board, over as few other things as possible, not far away. */
export function placeLabel(
  lit: Rect,
  size: { readonly width: number; readonly height: number },
  board: Rect,
  others: readonly Rect[],
): { readonly x: number; readonly y: number } {
  const cx = lit.x + lit.width / 2;
  const cy = lit.y + lit.height / 2;
  let best = { x: board.x, y: board.y };
  let least = Number.POSITIVE_INFINITY;
  for (const gap of [28, 64, 110]) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      const x = cx + Math.cos(angle) * (lit.width / 2 + gap + size.width / 2) - size.width / 2;
      const y = cy + Math.sin(angle) * (lit.height / 2 + gap + size.height / 2) - size.height / 2;
      const inside =
        x >= board.x + 6 &&
        y >= board.y + 6 &&
        x + size.width <= board.x + board.width - 6 &&
        y + size.height <= board.y + board.height - 6;
      if (!inside) continue;
      const covered = others.reduce((sum, other) => sum + shared({ x, y, ...size }, other), 0);
      const cost = covered + gap * 8;
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return best;
}

/** Square pixels above which something is ground to stand on. */
const GROUND = 70_000;

function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  // Whole tiles and panels are ground; what stands on them counts.
  return width > 0 && height > 0 && b.width * b.height < GROUND ? width * height : 0;
}
