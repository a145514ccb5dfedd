import { memo } from 'react';
import { same } from '../same.ts';
import { angleTo, away, centreOf, cornerPoint, hexesAt, hexName, type Point, round } from './geometry.ts';
import type { ChoiceState, CornerScene, DiskScene, HexAt } from './scene.ts';

export const DISK = 10.5;

/** Directions from a corner to the tiles that meet there: what the disk feeds. */
export function teeth(disk: CornerScene, isTile: (at: HexAt) => boolean): readonly number[] {
  const from = cornerPoint(disk);
  return hexesAt(disk)
    .filter(isTile)
    .map((hex) => angleTo(from, centreOf(hex)));
}

/** Names of the hexes that have a tile. */
export function tileSet(hexes: readonly (HexAt & { readonly tile?: unknown })[]): ReadonlySet<string> {
  return new Set(hexes.filter((hex) => hex.tile !== undefined).map(hexName));
}

interface DiskProps {
  readonly disk: DiskScene;
  /** Angles of `teeth`. */
  readonly feeds: readonly number[];
}

/** An element on a corner, with one tooth per tile it feeds. */
export const Disk = memo(function Disk({ disk, feeds }: DiskProps) {
  const at = cornerPoint(disk);
  const x = round(at.x);
  const y = round(at.y);
  const icon = DISK * 1.48;
  return (
    <g
      className={`disk el-${disk.element} ${disk.coming ? 'coming' : ''} ${disk.gone ? 'gone' : ''} ${disk.state}`}
      data-piece={`disk:${disk.key}`}
      data-value={disk.element}
      data-from={disk.from}
      data-to={disk.to}
      data-ghost={`disk-ghost el-${disk.element}`}
    >
      <Ring at={at} state={disk.coming && disk.state === 'plain' ? 'selected' : disk.state} size={DISK} />
      {feeds.map((angle) => (
        <path key={angle} className="tooth" d={tooth(at, angle)} />
      ))}
      <circle className="dk" cx={x} cy={y} r={DISK} />
      {disk.state === 'refused' ? <circle className="no" cx={x} cy={y} r={DISK} /> : null}
      <use
        className="dki"
        href={`#el-${disk.element}`}
        x={round(x - icon / 2)}
        y={round(y - icon / 2)}
        width={round(icon)}
        height={round(icon)}
      />
    </g>
  );
}, same);

/** A free corner that is part of the present choice. */
export const FreeCorner = memo(function FreeCorner({ corner }: { readonly corner: CornerScene }) {
  const at = cornerPoint(corner);
  return (
    <g className={`corner ${corner.state}`}>
      <Ring at={at} state={corner.state} size={DISK - 5} />
      <circle className="spot" cx={round(at.x)} cy={round(at.y)} r={DISK - 5} />
    </g>
  );
}, same);

interface RingProps {
  readonly at: Point;
  readonly state: ChoiceState;
  readonly size: number;
}

function Ring({ at, state, size }: RingProps) {
  const place = { cx: round(at.x), cy: round(at.y), r: size + 4.6 };
  switch (state) {
    case 'plain':
    case 'refused':
      return null;
    case 'asked':
      return <circle className="ring-asked" {...place} />;
    case 'selected':
      return <circle className="ring-sel" {...place} r={size + 5.6} />;
    default:
      return (
        <>
          <circle className="ring-out" {...place} r={size + 9} />
          <circle className="ring-soft" {...place} />
          <circle className="ring-ink" {...place} />
          <circle className="ring" {...place} />
        </>
      );
  }
}

/** A triangle from the edge of the disk towards a tile. */
function tooth(at: Point, angle: number): string {
  const corners = [
    away(at, angle - 0.5, DISK * 0.9),
    away(at, angle, DISK * 1.524),
    away(at, angle + 0.5, DISK * 0.9),
  ];
  return `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}z`;
}
