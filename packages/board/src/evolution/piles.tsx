import { SeatMark } from '../symbols/seat-mark.tsx';
import { Glyph } from '../symbols/symbol.tsx';
import { PickButton } from './pick-button.tsx';
import type { FoodCardScene, PileScene, PilesScene } from './scene.ts';
import './water.css';

export function Piles({ scene }: { readonly scene: PilesScene }) {
  return (
    <div className="piles">
      <Pile symbol="deck" pile={scene.deck} />
      <Pile symbol="discard" pile={scene.discard} />
      {scene.notice !== undefined && (
        <p className="lastr" data-tip={scene.notice.tip}>
          <Glyph id="last-round" className="s" /> {scene.notice.text}
        </p>
      )}
    </div>
  );
}

function Pile({ symbol, pile }: { readonly symbol: string; readonly pile: PileScene }) {
  const inside = (
    <>
      <Glyph id={symbol} className="l" />
      <b>{pile.count}</b>
      <small className="soft">{pile.text}</small>
    </>
  );
  if (pile.target !== undefined) {
    return (
      <PickButton target={pile.target} className="unstyled ctr" tip={pile.label}>
        {inside}
      </PickButton>
    );
  }
  return (
    <span className="ctr" role="img" aria-label={pile.label} data-tip={pile.label}>
      {inside}
    </span>
  );
}

interface FoodCardsProps {
  readonly title: string;
  readonly scenes: readonly FoodCardScene[];
}

/** The food cards in order of seats: still to come, face-down, or what they gave. */
export function FoodCards({ title, scenes }: FoodCardsProps) {
  return (
    <div className="foods">
      <span className="soft">{title}</span>
      <ul>
        {scenes.map((card) => (
          <li
            key={card.seat}
            className={card.state === 'none' ? 'due' : card.state}
            data-tip={card.label}
            data-piece={`foodcard:${card.seat}`}
            data-value={card.state}
          >
            <span role="img" aria-label={card.label}>
              <SeatMark seat={card.seat} size={16} letter={undefined} />
              {card.value !== undefined && <b>{card.value}</b>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
