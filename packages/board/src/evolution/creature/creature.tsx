import { memo } from 'react';
import type { TraitId } from '../scene.ts';
import { type Creature as Drawn, drawCreature } from './draw.ts';
import { FRAME } from './marks/scenery.ts';
import type { Detail, Mark } from './sheet.ts';
import type { CreatureState } from './sitter.ts';
import '../../hides.css';
import './creature.css';

/** One species as an animal of its own. Decoration: all of it also stands on the board in words. */
export function Creature({ seed, body, population, traits, state = 'plain', detail = 'm' }: Drawn) {
  return (
    <Picture
      seed={seed}
      body={body}
      population={population}
      traits={traits.join(' ')}
      state={state}
      detail={detail}
    />
  );
}

interface PictureProps {
  readonly seed: string;
  readonly body: number;
  readonly population: number;
  readonly traits: string;
  readonly state: CreatureState;
  readonly detail: Detail;
}

/** Its props are plain, so that a board that changes elsewhere does not draw its animal again. */
const Picture = memo(function Picture({ traits, ...rest }: PictureProps) {
  const known = traits === '' ? [] : (traits.split(' ') as TraitId[]);
  const { hue, extinct, behind, animal, front, lean } = drawCreature({ ...rest, traits: known });
  return (
    <svg
      className={`creature cr-hue-${hue}${extinct ? ' cr-extinct' : ''}`}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <g transform="scale(.1)">
        <Marks marks={behind} />
        <g className="cr-animal">
          <g transform={lean}>
            <Marks marks={animal} />
          </g>
        </g>
        <Marks marks={front} />
      </g>
    </svg>
  );
});

function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  return marks.map(({ d, fill, line, width, dash, opacity, transform }, i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no identity but its place
      key={i}
      className={`${fill ? `cr-${fill}` : 'cr-none'}${line ? ` cr-line-${line}` : ''}`}
      d={d}
      strokeWidth={width}
      strokeDasharray={dash}
      opacity={opacity}
      transform={transform}
    />
  ));
}
