import { memo, useCallback } from 'react';
import type { TraitSymbol } from '../scene.ts';
import { type Creature as Drawn, drawCreature } from './draw.ts';
import { keepLook } from './fossil.ts';
import type { CreatureMark, Detail } from './sheet.ts';
import type { CreatureState } from './sitter.ts';
import { classOf, lookOf, VIEW_BOX } from './svg.ts';
import '../../hides.css';
import './creature.css';

interface CreatureProps extends Drawn {
  /** What stirs it, where it may stir. */
  readonly of?: string | undefined;
}

/** One species as an animal of its own. Decoration: all of it also stands on the board in words. */
export function Creature({
  of,
  seed,
  body,
  population,
  traits,
  state = 'plain',
  detail = 'm',
}: CreatureProps) {
  return (
    <Picture
      of={of}
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
  readonly of: string | undefined;
  readonly seed: string;
  readonly body: number;
  readonly population: number;
  readonly traits: string;
  readonly state: CreatureState;
  readonly detail: Detail;
}

/** Its props are plain, so that a board that changes elsewhere does not draw its animal again. */
const Picture = memo(function Picture({ of, traits, ...rest }: PictureProps) {
  const known = traits === '' ? [] : (traits.split(' ') as TraitSymbol[]);
  const picture = drawCreature({ ...rest, traits: known });
  const { behind, animal, front, lean } = picture;
  const { seed, body, detail } = rest;
  const ref = useCallback(
    (drawing: SVGSVGElement | null) => {
      if (drawing) keepLook(drawing, { seed, body, detail });
    },
    [seed, body, detail],
  );
  return (
    <svg
      ref={ref}
      data-stir={of}
      className={classOf(picture)}
      viewBox={VIEW_BOX}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <g transform="scale(.1)">
        <Marks marks={behind} />
        <g className="cr-animal" data-moves="">
          <g transform={lean}>
            <Marks marks={animal} />
          </g>
        </g>
        <Marks marks={front} />
      </g>
    </svg>
  );
});

function Marks({ marks }: { readonly marks: readonly CreatureMark[] }) {
  return marks.map((mark, i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no identity but its place
      key={i}
      className={lookOf(mark)}
      d={mark.d}
      strokeWidth={mark.width}
      strokeDasharray={mark.dash}
      opacity={mark.opacity}
      transform={mark.transform}
    />
  ));
}
