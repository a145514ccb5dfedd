import { memo } from 'react';
import type { TraitId } from '../scene.ts';
import { drawPortrait } from './draw.ts';

interface PortraitProps {
  readonly body: number;
  readonly population: number;
  readonly traits: readonly TraitId[];
}

/** One animal drawn from what is known of its species. Decoration: all of it also stands on the board in words. */
export function Portrait({ body, population, traits }: PortraitProps) {
  return <Picture body={body} population={population} traits={traits.join(' ')} />;
}

/** Its props are plain, so that a board that changes elsewhere does not draw its animal again. */
const Picture = memo(function Picture(sitter: { body: number; population: number; traits: string }) {
  const traits = sitter.traits === '' ? [] : (sitter.traits.split(' ') as TraitId[]);
  const strokes = drawPortrait({ body: sitter.body, population: sitter.population, traits });
  return (
    <svg className="creature" viewBox="0 0 120 72" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {strokes.map((stroke, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a stroke has no identity but its place
          key={i}
          d={stroke.d}
          fill={stroke.fill ?? 'none'}
          stroke={stroke.stroke}
          strokeWidth={stroke.width}
          strokeDasharray={stroke.dash}
          opacity={stroke.opacity}
          paintOrder={stroke.outline ? 'stroke' : undefined}
        />
      ))}
    </svg>
  );
});
