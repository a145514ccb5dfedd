import type { Picture } from './draw.ts';
import { FRAME } from './marks/scenery.ts';
import type { CreatureMark } from './sheet.ts';

/** Classes of a whole drawing: its hue, and whether it is a fossil. */
export function classOf({ hue, extinct }: Picture): string {
  return `creature cr-hue-${hue}${extinct ? ' cr-extinct' : ''}`;
}

/** Classes of one mark. */
export function lookOf({ fill, line, part }: CreatureMark): string {
  return `${fill ? `cr-${fill}` : 'cr-none'}${line ? ` cr-line-${line}` : ''}${part ? ` cr-${part}` : ''}`;
}

export const VIEW_BOX = `0 0 ${FRAME.width} ${FRAME.height}`;

/** A drawing as text, where no React is: the fossil of a dead species, plates. */
export function svgOf(picture: Picture): string {
  const { behind, animal, front, lean } = picture;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="${classOf(picture)}" viewBox="${VIEW_BOX}" preserveAspectRatio="xMidYMax meet">` +
    `<g transform="scale(.1)">${marks(behind)}<g class="cr-animal"><g${attribute('transform', lean)}>${marks(animal)}</g></g>${marks(front)}</g></svg>`
  );
}

function marks(list: readonly CreatureMark[]): string {
  return list
    .map(
      (mark) =>
        `<path class="${lookOf(mark)}" d="${mark.d}"${attribute('stroke-width', mark.width)}${attribute(
          'stroke-dasharray',
          mark.dash,
        )}${attribute('opacity', mark.opacity)}${attribute('transform', mark.transform)}/>`,
    )
    .join('');
}

function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` ${name}="${value}"`;
}
