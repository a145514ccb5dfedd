import type { PointerEvent } from 'react';
import { type Bounds, centreOf, hexPoints, SIDE } from './geometry.ts';
import type { MapScene } from './scene.ts';
import type { MapView } from './use-view.ts';

interface MinimapProps {
  readonly scene: MapScene;
  readonly map: MapView;
  readonly bounds: Bounds;
  readonly label: string;
}

/** The whole map in small, with a frame around what is seen; a press moves there. */
export function Minimap({ scene, map, bounds, label }: MinimapProps) {
  const { view, frame } = map;
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    map.centre({
      x: bounds.left + ((event.clientX - box.left) / box.width) * bounds.width,
      y: bounds.top + ((event.clientY - box.top) / box.height) * bounds.height,
    });
  };
  return (
    <svg
      className="map-over minimap"
      viewBox={`${bounds.left} ${bounds.top} ${bounds.width} ${bounds.height}`}
      role="img"
      aria-label={label}
      onPointerDown={go}
      onPointerMove={go}
    >
      {scene.hexes.map((hex) => (
        <polygon
          key={hex.key}
          className={hex.tile === undefined ? 'blank' : `t-${hex.tile.terrain}`}
          points={hexPoints(centreOf(hex), SIDE - 3)}
        />
      ))}
      {scene.hexes.map((hex) =>
        hex.state === 'legal' || hex.state === 'selected' || hex.state === 'hovered' ? (
          <polygon key={hex.key} className="lit" points={hexPoints(centreOf(hex), SIDE - 8)} />
        ) : null,
      )}
      <rect
        className="seen"
        x={-view.x / view.zoom}
        y={-view.y / view.zoom}
        width={frame.width / view.zoom}
        height={frame.height / view.zoom}
        rx={30}
      />
    </svg>
  );
}
