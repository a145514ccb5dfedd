import type { CardScene, HandScene } from '@clade/board/evolution';
import type { Seat } from '@clade/engine';
import type { Card, PlayerView } from '@clade/evolution';
import { signed } from '@clade/wording';
import { cardSpot, continuations, type Spot } from '../gestures.ts';
import { cardName, traitText } from '../speech.ts';
import { handAnchor } from './anchors.ts';
import type { Stage } from './stage.ts';

/** EVO-1.4.19: the traits that act when food is revealed. */
const LEAVES: ReadonlySet<string> = new Set(['fat-tissue', 'fertile', 'long-neck']);

/** Equal cards are numbered: the id of a card in hand is its spot and its number. */
function cardId(card: Card, copy: number): string {
  return `${cardSpot(card)}#${copy}`;
}

export function spotOfId(id: string): Spot {
  return id.split('#')[0] as Spot;
}

export interface HandLook {
  /** The card in hand that was pressed last: of equal ones it is the one that is held. */
  readonly pressed?: string | undefined;
  readonly lifted?: string | undefined;
}

export function handScene(stage: Stage, me: Seat, look: HandLook = {}): HandScene {
  const { say, view, choice } = stage;
  const cards = (view.players[me] as PlayerView).hand ?? [];
  const fresh = continuations([], choice.legal, me);
  const copies = new Map<Spot, number>();
  const held = [...choice.held, ...chosenCard(stage)].find((spot) => spot.startsWith('card:'));
  const note = noteOf(stage, me, held !== undefined);
  return {
    title: say('evo.hand.title'),
    ...(note ? { note } : {}),
    label: say('evo.hand.label', { n: cards.length }),
    dragging: say('evo.hand.dragging'),
    anchor: handAnchor(me),
    cards: cards.map((card) => {
      const spot = cardSpot(card);
      const copy = copies.get(spot) ?? 0;
      copies.set(spot, copy + 1);
      const id = cardId(card, copy);
      const isHeld =
        held === spot && (spotOfId(look.pressed ?? '') === spot ? look.pressed === id : copy === 0);
      const open = choice.open.has(spot) || fresh.has(spot);
      const key = copy === 0 ? stage.keys.get(spot) : undefined;
      const state = look.lifted === id ? 'dragged' : isHeld ? 'held' : open ? 'legal' : 'plain';
      return {
        ...cardScene(stage, card, id),
        state,
        ...(open || isHeld
          ? {
              target: {
                id,
                label: cardLabel(stage, card),
                ...(key ? { key } : {}),
                ...(isHeld ? { chosen: true } : {}),
              },
              drag: true,
            }
          : {}),
      };
    }),
  };
}

/** The card of the move that waits for Confirm. */
function chosenCard({ choice }: Stage): Spot[] {
  const { chosen } = choice;
  return chosen !== undefined && 'card' in chosen ? [cardSpot(chosen.card)] : [];
}

export function cardScene({ say, view }: Pick<Stage, 'say' | 'view'>, card: Card, id: string): CardScene {
  const { trait, food } = card;
  return {
    key: id,
    trait,
    name: say.narrow(`evo.trait.${trait}`),
    text: say(`evo.trait.${trait}.card`),
    food: signed(food),
    ...(LEAVES.has(trait) ? { leaf: say('evo.trait.leaf') } : {}),
    label: say('evo.hand.card', { card: cardName(say, card), text: traitText(say, trait, view) }),
    state: 'plain',
  };
}

function cardLabel({ say, choice, view }: Stage, card: Card): string {
  const name = cardName(say, card);
  switch (choice.kind) {
    case 'food-card':
      return say('evo.hand.card.food', { card: name });
    case 'payment':
      return say('evo.move.pay', { card: name });
    default:
      return say('evo.hand.card', { card: name, text: traitText(say, card.trait, view) });
  }
}

function noteOf({ say, choice, view }: Stage, me: Seat, held: boolean): string | undefined {
  switch (choice.kind) {
    case 'food-card':
      return say('evo.hand.note.food-card');
    case 'play-card':
    case 'plan-card':
      return say(held ? 'evo.hand.note.held' : 'evo.hand.note.play');
    case 'intelligence':
      return say('evo.hand.note.intelligence');
    case 'payment':
      return say('evo.hand.note.payment', { n: view.attack?.due ?? 0 });
    default: {
      if (view.phase !== 'feeding') return undefined;
      const clever = (view.players[me] as PlayerView).species.some(({ traits }) =>
        traits.some(({ id }) => id === 'intelligence'),
      );
      return say(clever ? 'evo.hand.note.unused' : 'evo.hand.note.no-intelligence');
    }
  }
}
