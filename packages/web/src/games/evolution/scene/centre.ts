import type { FoodCardScene, HoleScene, PilesScene } from '@clade/board/evolution';
import type { GameEvent, Seat } from '@clade/engine';
import type { Card, EvoEvent, PlayerView } from '@clade/evolution';
import { signed } from '@clade/wording';
import { seatLetter } from '../../../shell/names.ts';
import type { Snapshot } from '../../../table/table.ts';
import { continuations } from '../gestures.ts';
import { cardName } from '../speech.ts';
import { spotOfId } from './hand.ts';
import type { Stage } from './stage.ts';

interface HoleLook {
  /** There is room for its name in the water. */
  readonly named?: boolean;
  /** What is being dragged: a food card or a species can be brought here. */
  readonly lifted?: string | undefined;
}

export function holeScene(stage: Stage, { named = false, lifted }: HoleLook = {}): HoleScene {
  const { say, view, fromHole, choice } = stage;
  const n = view.wateringHole;
  const open =
    lifted !== undefined && continuations([spotOfId(lifted)], choice.legal, view.viewer).has('hole');
  return {
    food: n,
    ...(fromHole > 0 ? { coming: -fromHole } : {}),
    label: say('evo.board.hole.label', { n }),
    ...(named ? { caption: say('evo.board.hole') } : {}),
    ...(open ? { target: { id: 'hole', label: say('evo.board.hole.choose') } } : {}),
  };
}

export function pilesScene(stage: Stage): PilesScene {
  const { say, view } = stage;
  const notice = noticeOf(stage);
  return {
    deck: {
      count: view.drawPile,
      text: say('evo.board.deck'),
      label: say('evo.board.deck.label', { n: view.drawPile }),
    },
    discard: {
      count: view.discard.length,
      text: say('evo.board.discards'),
      label: say('evo.board.discards.label', { n: view.discard.length }),
      target: { id: 'discards', label: say('evo.board.discards.label', { n: view.discard.length }) },
    },
    ...(notice ? { notice: { text: notice, tip: say('evo.board.last-tip') } } : {}),
  };
}

/** When the last round is known, or when the next deal would find the draw pile empty (EVO-3.2.1, EVO-3.2.4). */
function noticeOf({ say, view }: Stage): string | undefined {
  if (view.phase === 'over') return undefined;
  if (view.lastRound !== null) {
    return view.lastRound <= view.round
      ? say('evo.board.last-round')
      : say('evo.board.next-last', { n: view.lastRound });
  }
  const needed = view.players.reduce((n, { species }) => n + 3 + species.length, 0);
  return needed > view.drawPile ? say('evo.board.deal-needs', { n: needed }) : undefined;
}

/** The food cards of this round: still to come, face-down, or turned up. */
export function foodCards(stage: Stage): FoodCardScene[] {
  const { view, say, names, snapshot } = stage;
  const shown = view.phase === 'feeding' || view.phase === 'over' ? revealedCards(snapshot) : undefined;
  return view.players.flatMap((player) => foodCard(player, shown));

  function foodCard(
    { seat, foodChosen, foodCard: own }: PlayerView,
    up: Map<Seat, Card> | undefined,
  ): FoodCardScene[] {
    const who = names.of(seat);
    const letter = seatLetter(who);
    const card = up?.get(seat);
    if (up !== undefined) {
      if (card === undefined) return [];
      const label = say('evo.board.food-card.up', { who, card: cardName(say, card) });
      return [{ seat, letter, state: 'up', value: signed(card.food), label }];
    }
    // Until all have chosen, a choice lies nowhere; who is not waited for has made one.
    const chosen = foodChosen || (view.phase === 'food' && !snapshot.waitingFor.includes(seat));
    if (!chosen) {
      return [{ seat, letter, state: 'none', label: say('evo.board.food-card.none', { who }) }];
    }
    if (own === null) {
      return [{ seat, letter, state: 'down', label: say('evo.board.food-card.down', { who }) }];
    }
    const label = say('evo.board.food-card.own', { card: cardName(say, own) });
    return [{ seat, letter, state: 'down', value: signed(own.food), label }];
  }
}

/** What was turned up in this round. */
function revealedCards({ lines, draft }: Snapshot): Map<Seat, Card> {
  const find = (events: readonly GameEvent[]): Map<Seat, Card> | undefined => {
    const found = events.findLast(({ type }) => type === 'food-revealed') as
      | Extract<EvoEvent, { type: 'food-revealed' }>
      | undefined;
    return found && new Map(found.cards.map(({ seat, card }) => [seat, card]));
  };
  const drafted = find(draft.events.flat());
  if (drafted) return drafted;
  for (let i = lines.length - 1; i >= 0; i--) {
    const cards = find(lines[i]?.events ?? []);
    if (cards) return cards;
  }
  return new Map();
}
