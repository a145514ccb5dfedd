import { type CSSProperties, memo } from 'react';
import { same } from '../same.ts';
import { SeatMark, seatColour, seatInk } from '../symbols/seat-mark.tsx';
import { Glyph } from '../symbols/symbol.tsx';
import { SpeciesCreature } from './creature/species-creature.tsx';
import { FoodPips } from './food-pips.tsx';
import { partsOf } from './player-row.tsx';
import { type PlayerScene, type SpeciesScene, speciesPiece } from './scene.ts';
import { CLASSES } from './species-board.tsx';
import './thumbs.css';

/** A whole row as thumbnails in one line: who, every species with number and food, what counts. */
export const Thumbs = memo(Line, same);

function Line({ scene }: { readonly scene: PlayerScene }) {
  const seat = { '--seat': seatColour(scene.seat), '--seat-on': seatInk(scene.seat) } as CSSProperties;
  // Points, and the bag they come from.
  const first = scene.counters.at(-1);
  const rest = scene.counters.slice(0, 1);
  return (
    <section className="thumbs" style={seat} aria-label={scene.label}>
      <span className="thumbs-who">
        <SeatMark seat={scene.seat} letter={scene.letter} face={scene.face} />
        <b>{scene.you ?? scene.name}</b>
      </span>
      <div className="minis">
        {scene.species.length === 0 && scene.empty !== undefined && <p className="soft">{scene.empty}</p>}
        {partsOf(scene).map(({ species, herd }) => (
          <Mini key={species[0]?.key} species={species} times={herd?.times} />
        ))}
      </div>
      <span className="thumbs-sum">
        {first && (
          <b role="img" aria-label={first.label} data-anchor={first.anchor}>
            {first.value}
          </b>
        )}
        {rest.map((counter) => (
          <small key={counter.label} role="img" aria-label={counter.label} data-anchor={counter.anchor}>
            {counter.symbol !== undefined && <Glyph id={counter.symbol} className="s" />}
            {counter.value}
          </small>
        ))}
      </span>
    </section>
  );
}

interface MiniProps {
  /** One, or several that are alike. */
  readonly species: readonly SpeciesScene[];
  readonly times: string | undefined;
}

function Mini({ species, times }: MiniProps) {
  const first = species[0] as SpeciesScene;
  const marked = species.find(({ state }) => state !== 'plain') ?? first;
  return (
    <div className={`mini${CLASSES[marked.state]}`}>
      {species.map(({ key, label, body, population }) => (
        <article
          key={key}
          aria-label={label}
          data-piece={speciesPiece(key)}
          data-value={`${body} ${population}`}
        />
      ))}
      <SpeciesCreature scene={first} detail="s" />
      <em aria-hidden="true">{times ?? first.figure}</em>
      {times === undefined ? (
        <FoodPips of={first.key} food={first.food} size="S" bare />
      ) : (
        <div className="fd">
          {species.map(({ key, food }) => (
            <i key={key} className={food.eaten >= food.needed ? 'pip' : food.calm ? 'pip c' : 'pip m'} />
          ))}
        </div>
      )}
    </div>
  );
}
