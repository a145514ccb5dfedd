import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { SIDE } from './geometry.ts';
import type { HexPlace } from './places.ts';
import type { MapView } from './use-view.ts';
import { onScreen } from './view.ts';

interface MapCardProps {
  readonly card: { readonly about: string; readonly content: ReactNode };
  readonly places: readonly HexPlace[];
  readonly map: MapView;
}

const GAP = 8;

/** A card beside a place of the map: to the side with more room, never over the place itself. */
export function MapCard({ card, places, map }: MapCardProps) {
  const node = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 240, height: 160 });
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = node.current ?? {};
    setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
  });
  const place = places.find(({ key }) => key === card.about);
  if (place === undefined) return null;
  const at = onScreen(map.view, place.at);
  const reach = (place.kind === 'hex' ? SIDE : SIDE / 3) * map.view.zoom + GAP;
  const { width, height } = map.frame;
  const left = at.x < width / 2 ? at.x + reach : at.x - reach - size.width;
  const fits = left >= 0 && left + size.width <= width;
  const style = fits
    ? { left, top: clamp(at.y - size.height / 2, height - size.height) }
    : {
        left: clamp(at.x - size.width / 2, width - size.width),
        top:
          at.y < height / 2
            ? clamp(at.y + reach, height - size.height)
            : clamp(at.y - reach - size.height, height),
      };
  return (
    <div ref={node} className="map-over map-card" style={style}>
      {card.content}
    </div>
  );
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
