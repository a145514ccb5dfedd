import { type CSSProperties, memo } from 'react';
import { same } from '../same.ts';
import { Glyph } from '../symbols/symbol.tsx';
import { focusWhenLong } from './focus-when-long.ts';
import { PickButton } from './pick-button.tsx';
import type { CardScene, HandScene } from './scene.ts';
import './cards.css';
import './fan.css';

/** How a long hand lies: cards over each other, in so many lines. */
export interface Fan {
  readonly lines: number;
  /** Pixels of each card that the next one leaves free. */
  readonly strip: number;
  /** Lines are low: the drawing stands beside the number. */
  readonly low: boolean;
}

interface HandProps {
  readonly scene: HandScene;
  /**
   * `line`: side by side, or as a fan when it is long; `grid`: lines of three, without the effect when `compact`; `swipe`:
   * three in sight, the others behind a swipe.
   */
  readonly layout?: 'line' | 'grid' | 'swipe';
  readonly fan?: Fan | undefined;
  readonly compact?: boolean;
}

export function Hand({ scene, layout = 'line', fan, compact = false }: HandProps) {
  const look = fan === undefined ? layout : 'fan';
  const each = Math.ceil(scene.cards.length / (fan?.lines ?? 1));
  const lines = [];
  for (let from = 0; from < scene.cards.length || from === 0; from += Math.max(1, each))
    lines.push(scene.cards.slice(from, from + each));
  return (
    <section
      className={`hand ${look}${fan?.low ? ' low' : ''}`}
      aria-label={scene.label}
      data-anchor={scene.anchor}
      data-sight={scene.anchor}
      style={fan && ({ '--strip': `${Math.floor(fan.strip)}px` } as CSSProperties)}
    >
      <div className="hl">
        <h2>{scene.title}</h2>
        {scene.note !== undefined && <p className="soft">{scene.note}</p>}
      </div>
      {lines.map((cards, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
        <ul key={i} ref={focusWhenLong} className="cards">
          {cards.map((card) => (
            <HandCard key={card.key} card={card} compact={compact} still={fan !== undefined} hand={scene} />
          ))}
        </ul>
      ))}
    </section>
  );
}

interface HandCardProps {
  readonly card: CardScene;
  readonly hand: HandScene;
  readonly compact: boolean;
  /** A card that is no button can be reached all the same, to read it. */
  readonly still: boolean;
}

function HandCard({ card, hand, compact, still }: HandCardProps) {
  return (
    <li
      className={card.state === 'held' ? 'up' : undefined}
      data-piece={`card:${card.key}`}
      data-drag={card.drag ? card.target?.id : undefined}
    >
      {card.state === 'dragged' && hand.dragging !== undefined ? (
        <div className="card-hole">{hand.dragging}</div>
      ) : (
        <Card scene={card} compact={compact} reach={still && card.target === undefined} />
      )}
    </li>
  );
}

interface CardProps {
  readonly scene: CardScene;
  readonly compact?: boolean;
  /** It takes the focus though it is no button. */
  readonly reach?: boolean;
}

/** A card as it lies in a hand, in the discards, or below the pointer. */
export const Card = memo(CardFace, same);

function CardFace({ scene, compact = false, reach = false }: CardProps) {
  const { target } = scene;
  return (
    <article
      className={`tcard ${scene.state}${compact ? ' compact' : ''}`}
      aria-label={scene.label}
      tabIndex={reach ? 0 : undefined}
    >
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
