import type { Result } from '@clade/engine';
import { both, type Phrase, phrase } from './phrase.ts';
import type { Names } from './wording.ts';

/** How a game says who has won. */
interface Keys {
  readonly you: Phrase['key'];
  readonly one: Phrase['key'];
  readonly shared: Phrase['key'];
}

export function resultBy({ you, one, shared }: Keys) {
  return ({ winners, standings }: Result, names: Names): Phrase => {
    const n = standings[0]?.score ?? 0;
    if (winners.length === 1 && winners[0] === names.viewer) return phrase(you, { n });
    const who = both(winners.map((seat) => names.of(seat)));
    return phrase(winners.length === 1 ? one : shared, { who, n });
  };
}
