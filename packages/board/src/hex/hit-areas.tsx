import { memo } from 'react';
import { same } from '../same.ts';
import { DISK } from './disk.tsx';
import { hexPoints, round, SIDE } from './geometry.ts';
import { pickable } from './pickable.ts';
import type { HexPlace } from './places.ts';

interface HitAreasProps {
  readonly places: readonly HexPlace[];
  /** The one that the keyboard enters at. */
  readonly current?: string;
  /** Hexes without a target can be looked at. */
  readonly inspect: boolean;
}

/**
 * What can be pointed at, above the drawing: it alone is seen by pointers, keyboard and screen readers. Corners lie
 * above tokens and tokens above hexes, so that the smallest thing wins.
 */
export const HitAreas = memo(function HitAreas({ places, current, inspect }: HitAreasProps) {
  const order = { hex: 0, token: 1, corner: 2 };
  const sorted = [...places].sort((a, b) => order[a.kind] - order[b.kind]);
  return (
    <g className="hits">
      {sorted.map((place) => (
        <HitArea key={place.key} place={place} current={place.key === current} inspect={inspect} />
      ))}
    </g>
  );
}, same);

interface HitAreaProps {
  readonly place: HexPlace;
  readonly current: boolean;
  readonly inspect: boolean;
}

const HitArea = memo(function HitArea({ place, current, inspect }: HitAreaProps) {
  const button = place.target !== undefined || (inspect && place.kind === 'hex');
  const attributes = {
    className: `hit at-${place.kind} ${place.state}`,
    role: button ? 'button' : 'img',
    tabIndex: current ? 0 : -1,
    'aria-label': place.label,
    'data-place': place.key,
    ...(place.kind === 'token' ? {} : { 'data-sight': `${place.kind}:${place.key}` }),
    ...pickable(place.target, place.drag),
  };
  const x = round(place.at.x);
  const y = round(place.at.y);
  if (place.kind === 'hex') return <polygon {...attributes} points={hexPoints(place.at, SIDE - 2)} />;
  if (place.kind === 'corner') {
    return <circle {...attributes} cx={x} cy={y} r={place.target === undefined ? DISK : DISK + 7} />;
  }
  const { width = 0, height = 0 } = place.size ?? {};
  return (
    <rect
      {...attributes}
      x={round(x - width / 2 - 1.5)}
      y={round(y - height / 2 - 1.5)}
      width={round(width + 3)}
      height={round(height + 3)}
      rx={6}
    />
  );
}, same);
