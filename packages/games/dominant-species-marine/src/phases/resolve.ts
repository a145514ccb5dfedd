import { OWNER } from '@clade/earth';
import { A, B, C, D, defineOp, pop, push } from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { CARD_IDS } from '../card-ids.ts';
import { enterPlay, turnUpCard } from '../deck.ts';
import { addToPile, takeFromRow } from '../row.ts';
import { survival } from '../score.ts';
import { LIVE_FISH, ROW_ICONS, SKELETON } from '../state.ts';
import { extinction } from '../thriving.ts';
import { CARD_OP } from './ops.ts';

/**
 * DSM-5.15.7 to DSM-5.15.9: the card in register C, from slot D, is resolved by animal A, goes to the discard pile, and
 * another one takes the last slot. Register B counts the two halves.
 */
export const resolve = defineOp({
  name: 'resolve',
  step(s, f, emit) {
    const card = s[f + C];
    if (s[f + B] === 0) {
      s[f + B] = 1;
      const animal = s[f + A];
      const x = s[f + D];
      if (emit) {
        const names = { animal: ANIMAL_IDS[animal], card: CARD_IDS[card] };
        emit({ type: 'card-resolved', rule: 'DSM-5.15.7', ...names, x });
      }
      push(s, CARD_OP + card, s[OWNER + animal], animal, 0, 0, x);
      return true;
    }
    takeFromRow(s, card);
    addToPile(s, card, s[f + D]);
    if (emit) emit({ type: 'card-discarded', rule: 'DSM-5.15.8', card: CARD_IDS[card] });
    pop(s);
    const slot = turnUpCard(s, 'DSM-5.15.8', emit);
    if (slot < 0) return true;
    enterPlay(s, slot, emit);
    const icons = s[ROW_ICONS + slot];
    if ((icons & SKELETON) !== 0) extinction(s, emit);
    if ((icons & LIVE_FISH) !== 0) survival(s, emit);
    return true;
  },
});
