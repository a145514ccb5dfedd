import { OWNER } from '@clade/earth';
import { type Emit, push, type State } from '@clade/engine';
import { ANIMAL_IDS } from './animals.ts';
import { CARD_IDS } from './card-ids.ts';
import { alternative, READING } from './options.ts';
import { CARD_OP, RESOLVE_OP } from './phases/ops.ts';
import { discardedSlot, placeInPile } from './row.ts';
import { ROW } from './state.ts';

/** DSM-5.15.7, DSM-5.15.8: an animal resolves the card in a slot, which then leaves the row. */
export function pushSlot(s: State, animal: number, slot: number): void {
  push(s, RESOLVE_OP, s[OWNER + animal], animal, 0, s[ROW + slot - 1] - 1, slot);
}

/** DSM-6.1.5: an animal resolves a card of the discard pile, which stays there. OPT-6: X is 0, or its last slot. */
export function pushDiscard(s: State, animal: number, card: number, emit: Emit | undefined): void {
  const x = alternative(s, READING.valueOfDiscardedCard) === 0 ? 0 : discardedSlot(s, placeInPile(s, card));
  if (emit) {
    const names = { animal: ANIMAL_IDS[animal], card: CARD_IDS[card] };
    emit({ type: 'card-resolved', rule: 'DSM-6.1.5', ...names, x });
  }
  push(s, CARD_OP + card, s[OWNER + animal], animal, 0, 0, x);
}
