import { AnimalMark } from './chips.tsx';
import { pickable } from './pickable.ts';
import type { TrackPlace } from './scene.ts';

interface TrackProps {
  readonly label: string;
  readonly places: readonly TrackPlace[];
  /** Px of a marker. */
  readonly size?: number;
}

/** Animals in an order that matters: initiative, food chain. */
export function Track({ label, places, size = 23 }: TrackProps) {
  return (
    <ol className="track" aria-label={label}>
      {places.map((place) => (
        <li key={place.key} className={`${place.state ?? 'plain'} ${place.acting ? 'acting' : ''}`}>
          {place.target === undefined ? (
            <span data-piece={place.key}>
              <AnimalMark animal={place.animal} size={size} round label={place.label} />
            </span>
          ) : (
            <button
              type="button"
              className="hb"
              aria-label={place.target.label}
              data-piece={place.key}
              {...pickable(place.target)}
            >
              <AnimalMark animal={place.animal} size={size} round />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
