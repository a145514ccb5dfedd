import { Glyph } from '../symbols/symbol.tsx';
import type { HexPlace } from './places.ts';
import type { MapView } from './use-view.ts';
import { onScreen } from './view.ts';
import type { MapWords } from './words.ts';

type Side = 'left' | 'right' | 'up' | 'down';

/** Targets that lie outside of what is seen, by the side of the frame they are nearest to. */
export function beyond(
  places: readonly HexPlace[],
  map: Pick<MapView, 'view' | 'frame'>,
): ReadonlyMap<Side, readonly HexPlace[]> {
  const sides = new Map<Side, HexPlace[]>();
  for (const place of places) {
    if (place.state !== 'legal' && place.state !== 'hovered') continue;
    const { x, y } = onScreen(map.view, place.at);
    const out: [Side, number][] = [
      ['left', -x],
      ['right', x - map.frame.width],
      ['up', -y],
      ['down', y - map.frame.height],
    ];
    const [side, by] = out.reduce((a, b) => (b[1] > a[1] ? b : a));
    if (by <= 0) continue;
    const others = sides.get(side);
    if (others === undefined) sides.set(side, [place]);
    else others.push(place);
  }
  return sides;
}

interface BeyondProps {
  readonly places: readonly HexPlace[];
  readonly map: MapView;
  readonly words: MapWords;
}

/** Pills at the edges: how many targets are out of sight there; a press brings the nearest ones in. */
export function Beyond({ places, map, words }: BeyondProps) {
  if (map.whole) return null;
  return [...beyond(places, map)].map(([side, hidden]) => (
    <button
      key={side}
      type="button"
      className={`map-over beyond ${side}`}
      aria-label={words.beyond(hidden.length, side)}
      onClick={() => map.show(hidden.map((place) => place.at))}
    >
      {hidden.length}
      <Glyph id="chevron-right" size={16} />
    </button>
  ));
}
