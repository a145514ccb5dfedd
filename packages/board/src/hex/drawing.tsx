import { memo } from 'react';
import { same } from '../same.ts';
import { fitsTabs, withoutTabs } from './arrange.ts';
import { detailAt, drawnSide, type MapDetail, textSize } from './detail.ts';
import { Disk, FreeCorner, teeth, tileSet } from './disk.tsx';
import { boundsOf, centreOf, hexName, round, SIDE } from './geometry.ts';
import type { MapScene } from './scene.ts';
import { Ground, OnHex } from './tile.tsx';
import './map.css';

const HIDDEN = { 'aria-hidden': true } as const;

interface DrawingProps {
  readonly scene: MapScene;
  readonly detail: MapDetail;
  readonly side: number;
}

/** Everything that is seen of the map; pointers go through it. */
export const Drawing = memo(function Drawing({ scene, detail, side }: DrawingProps) {
  const tiles = tileSet(scene.hexes);
  const isTile = (at: { q: number; r: number }) => tiles.has(hexName(at));
  const letter = textSize(12, side);
  return (
    <g {...HIDDEN}>
      {scene.columns.map(({ q, text }) => {
        const column = scene.hexes.filter((hex) => hex.q === q).map((hex) => centreOf(hex));
        const top = Math.min(...column.map(({ y }) => y)) - 0.866 * SIDE;
        return (
          <text
            key={q}
            className="col-l"
            x={round(1.5 * SIDE * q)}
            y={round(top - 4)}
            fontSize={round(letter)}
          >
            {text}
          </text>
        );
      })}
      {scene.hexes.map((hex) => (
        <Ground key={hex.key} hex={hex} />
      ))}
      {scene.hexes.map((hex) => (
        <OnHex key={hex.key} hex={hex} detail={detail} side={side} />
      ))}
      {detail === 'terrain'
        ? null
        : scene.disks.map((disk) => <Disk key={disk.key} disk={disk} feeds={teeth(disk, isTile)} />)}
      {scene.corners.map((corner) => (
        <FreeCorner key={corner.key} corner={corner} />
      ))}
    </g>
  );
}, same);

interface StaticMapProps {
  readonly scene: MapScene;
  /** Side of a hex in px. */
  readonly side: number;
  /** Room around the tiles, for what stands on the outermost corners. */
  readonly rim?: number;
}

/** A map, or a part of one, as a picture: it cannot be moved and nothing on it can be chosen. */
export function StaticMap({ scene, side, rim = 18 }: StaticMapProps) {
  const zoom = side / SIDE;
  const { left, top, width, height } = boundsOf(scene.hexes);
  return (
    <svg
      className="static-map"
      role="img"
      aria-label={scene.label}
      width={round((width + 2 * rim) * zoom)}
      height={round((height + 2 * rim) * zoom)}
      viewBox={[left - rim, top - rim, width + 2 * rim, height + 2 * rim].map(round).join(' ')}
    >
      <Drawing
        scene={fitsTabs(side) ? scene : withoutTabs(scene)}
        detail={detailAt(side)}
        side={drawnSide(side)}
      />
    </svg>
  );
}
