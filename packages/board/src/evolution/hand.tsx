import { memo } from 'react';
import { same } from '../same.ts';
import { Glyph } from '../symbols/symbol.tsx';
import { focusWhenLong } from './focus-when-long.ts';
import { PickButton } from './pick-button.tsx';
import type { CardScene, HandScene } from './scene.ts';
import './cards.css';

interface HandProps {
  readonly scene: HandScene;
  /** `line`: one line, overlapping when it is long; `grid`: lines of three, without the effect when `compact`. */
  readonly layout?: 'line' | 'grid';
  readonly compact?: boolean;
}

export function Hand({ scene, layout = 'line', compact = false }: HandProps) {
  return (
    <section className={`hand ${layout}`} aria-label={scene.label} data-anchor={scene.anchor}>
      <div className="hl">
        <h2>{scene.title}</h2>
        {scene.note !== undefined && <p className="soft">{scene.note}</p>}
      </div>
      <ul ref={focusWhenLong} className="cards">
        {scene.cards.map((card) => (
          <li
            key={card.key}
            data-piece={`card:${card.key}`}
            data-drag={card.drag ? card.target?.id : undefined}
          >
            {card.state === 'dragged' && scene.dragging !== undefined ? (
              <div className="card-hole">{scene.dragging}</div>
            ) : (
              <Card scene={card} compact={compact} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly scene: CardScene;
  readonly compact?: boolean;
}

/** A card as it lies in a hand, in the discards, or below the pointer. */
export const Card = memo(CardFace, same);

function CardFace({ scene, compact = false }: CardProps) {
  const { target } = scene;
  return (
    <article className={`tcard ${scene.state}${compact ? ' compact' : ''}`} aria-label={scene.label}>
      <span className="fo">{scene.food}</span>
      {scene.leaf !== undefined && (
        <span className="lf" data-tip={scene.leaf}>
          <Glyph id="food-plant" />
        </span>
      )}
      <Glyph id={`trait-${scene.trait}`} className="pic" />
      <h3>{scene.name}</h3>
      {!compact && <p>{scene.text}</p>}
      {target?.key !== undefined && <kbd>{target.key}</kbd>}
      {target !== undefined && (
        <PickButton target={target} className="hit" tip={compact ? scene.text : undefined} />
      )}
    </article>
  );
}
