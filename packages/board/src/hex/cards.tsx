import { Fragment, memo } from 'react';
import { same } from '../same.ts';
import { Glyph } from '../symbols/symbol.tsx';
import { Said } from './chips.tsx';
import { pickable } from './pickable.ts';
import type { CardsScene, HexCardScene } from './scene.ts';
import './cards.css';

interface CardsProps {
  readonly scene: CardsScene;
  /** `row`: side by side, narrow; `column`: one below the other. */
  readonly layout: 'row' | 'column';
}

/** Face-up cards. */
export function Cards({ scene, layout }: CardsProps) {
  return (
    <section className={`cards-box ${layout}`} aria-label={scene.title}>
      {layout === 'row' ? (
        <header className="dh">
          <h2>{scene.title}</h2>
          <CardsNote scene={scene} />
        </header>
      ) : null}
      <ul className={`hex-cards ${layout}`}>
        {scene.cards.map((card) => (
          <li key={card.key} data-piece={card.key} data-sight={`card:${card.key.replace(/^card-/, '')}`}>
            <Card card={card} />
          </li>
        ))}
        {Array.from({ length: scene.empty }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no identity but its order
          <li key={i} className="no-card" aria-hidden="true" />
        ))}
      </ul>
      {layout === 'column' ? <CardsNote scene={scene} /> : null}
    </section>
  );
}

function CardsNote({ scene }: { readonly scene: CardsScene }) {
  if (scene.note === undefined) return null;
  return (
    <span className="cards-note">
      {scene.note.symbol === undefined ? null : <Glyph id={scene.note.symbol} size={15} />}
      {scene.note.text}
    </span>
  );
}

const Card = memo(function Card({ card }: { readonly card: HexCardScene }) {
  const { state, target } = card;
  const look = `hex-card ${state}`;
  const inside = (
    <>
      <b className="t">
        {card.name.split(' ').map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word of a name has no identity but its place
          <Fragment key={i}>
            {i === 0 ? null : ' '}
            <span className="word">{word}</span>
          </Fragment>
        ))}
      </b>
      <span className={`art t-${card.terrain}`} aria-hidden="true">
        <svg width="100%" height="100%" aria-hidden="true">
          <rect width="100%" height="100%" fill={`url(#tp-${card.terrain})`} />
        </svg>
        <i>
          <Glyph id={card.symbol} size={20} />
        </i>
        {card.slot === undefined ? null : <span className="sl">{card.slot}</span>}
      </span>
      <span className="effect">{card.text}</span>
      {card.foot === undefined ? null : (
        <span className="low">
          {card.foot.symbol === undefined ? null : <Glyph id={card.foot.symbol} size={13} />}
          {card.foot.text}
        </span>
      )}
    </>
  );
  if (target === undefined) {
    return (
      <article
        className={look}
        aria-label={card.label}
        data-tip={card.tip}
        tabIndex={card.tip === undefined ? undefined : 0}
      >
        {inside}
      </article>
    );
  }
  return (
    <button type="button" className={`hb ${look}`} data-tip={card.tip} {...pickable(target)}>
      <Said>{`${target.label}. `}</Said>
      {inside}
    </button>
  );
}, same);
