import { CARDS } from '@clade/dominant-species';
import type { Say } from '../../text/text.tsx';
import type { CardEntry } from '../game-ui.ts';
import { cardName } from './speech.ts';

const ANIMALS = { insects: {}, amphibians: {} };

/** The 26 dominance cards. */
export function cards(say: Say): readonly CardEntry[] {
  return CARDS.map(({ id, rule }) => ({
    id,
    kind: 'card',
    name: cardName(say, id),
    text: say(`ds.card.${id}.text`),
    rule,
    position: {
      game: 'dominant-species',
      options: { deck: 'long' },
      animals: ANIMALS,
      cards: { faceUp: [id] },
    },
    draw: { card: id },
  }));
}
