import { type Creature, drawCreature } from './draw.ts';
import { svgOf } from './svg.ts';

type Look = Pick<Creature, 'seed' | 'body' | 'detail'>;

/** What each drawing on the page is of. */
const LOOKS = new WeakMap<Element, Look>();

export function keepLook(drawing: Element, look: Look): void {
  LOOKS.set(drawing, look);
}

/** What is left of the animal in a drawing. */
export function fossilOf(drawing: Element): SVGElement | undefined {
  const look = LOOKS.get(drawing);
  if (look === undefined) return undefined;
  const picture = drawCreature({ ...look, population: 1, traits: [], state: 'extinct' });
  const holder = document.createElement('div');
  holder.innerHTML = svgOf(picture);
  return holder.querySelector('svg') ?? undefined;
}
