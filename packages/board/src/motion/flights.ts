import { type Rect, rectOf } from '../rect.ts';

/** Names of a piece; a copy must not answer to them. */
const NAMES = [
  'data-piece',
  'data-anchor',
  'data-stir',
  'data-target',
  'data-drag',
  'data-drop',
  'data-key',
  'id',
];

/** A copy of a piece that nobody can press or find. */
export function copyOf<E extends Element>(element: E): E {
  const copy = element.cloneNode(true) as E;
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of NAMES) part.removeAttribute(name);
    if (part instanceof HTMLButtonElement) part.disabled = true;
  }
  return copy;
}

/** Puts something above everything, at a place of the table. */
export function putAbove(copy: HTMLElement | SVGElement, at: Rect, flights: HTMLElement): void {
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
}

/** Where copies fly: above the pieces, out of React's sight. */
export function flightsOf(root: HTMLElement): HTMLElement {
  const found = root.querySelector<HTMLElement>(':scope > .flights');
  if (found !== null) return found;
  const made = document.createElement('div');
  made.className = 'flights';
  made.setAttribute('aria-hidden', 'true');
  root.append(made);
  return made;
}
