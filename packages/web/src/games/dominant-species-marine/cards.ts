import { CARDS, TRAITS } from '@clade/dominant-species-marine';
import type { Say } from '../../text/text.tsx';
import type { CardEntry } from '../game-ui.ts';
import { cardName, cardText, traitName, traitText } from './speech.ts';

/** A trait lies on the table while the animals choose theirs. */
function whileDealt(trait: string): CardEntry['position'] {
  const others = TRAITS.map(({ id }) => id).filter((id) => id !== trait);
  return {
    game: 'dominant-species-marine',
    phase: 'traits',
    animals: { fishes: { dealt: [trait, ...others.slice(0, 2)] }, reptiles: { dealt: others.slice(2, 5) } },
  };
}

/** The 35 cards of the row and the 18 traits. */
export function cards(say: Say): readonly CardEntry[] {
  return [
    ...CARDS.map(
      ({ id, rule }): CardEntry => ({
        id,
        kind: 'card',
        name: cardName(say, id),
        text: cardText(say, id, 'X'),
        rule,
        position: {
          game: 'dominant-species-marine',
          options: { length: 'epic' },
          animals: { fishes: {}, reptiles: {} },
          row: [id],
        },
        draw: { card: id },
      }),
    ),
    ...TRAITS.map(
      ({ id, rule }): CardEntry => ({
        id,
        kind: 'trait',
        name: traitName(say, id),
        text: traitText(say, id),
        rule,
        position: whileDealt(id),
        draw: { card: `trait-${id}` },
      }),
    ),
  ];
}
