import { Glyph } from '@clade/board';
import type { Seat } from '@clade/engine';
import type { PlayerView } from '@clade/evolution';
import { signed } from '@clade/wording';
import type { Stage } from './scene/stage.ts';
import { cardName } from './speech.ts';

/** A hand that lies open: after the game all may be known. */
export function OpenHand({ stage, seat }: { readonly stage: Stage; readonly seat: Seat }) {
  const { view, say, names } = stage;
  const { hand } = view.players[seat] as PlayerView;
  if (hand === null || hand.length === 0) return null;
  return (
    <ul className="evo-open-hand" aria-label={say('evo.hand.of', { who: names.of(seat) })}>
      {hand.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards of a sorted hand have no other identity
        <li key={i} data-tip={cardName(say, card)}>
          <Glyph id={`trait-${card.trait}`} size={16} label={cardName(say, card)} />
          <b aria-hidden="true">{signed(card.food)}</b>
        </li>
      ))}
    </ul>
  );
}
