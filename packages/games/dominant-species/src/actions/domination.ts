import { CARD, choose, include, OWNER, pickHex, refuseTile, SCORE, TILES } from '@clade/earth';
import { C, D, effect, FORGO, operandA, packMove, push, refusal, SEAT } from '@clade/engine';
import { ANIMAL_IDS } from '../animals.ts';
import { CARD_IDS } from '../card-ids.ts';
import { CARD_OP } from '../phases/ops.ts';
import { scoreTile } from '../score.ts';
import { DOMINANT, FACE_UP, SCORED } from '../state.ts';
import { FROM_TILES, WORLD } from '../world.ts';

/**
 * DS-5.4.12: a tile is scored, then the animal that dominates it, whosever the pawn was, takes a card. Register C is the
 * tile, D the dominating animal + 1; it gets the frame's seat for the choice of the card.
 */
export const domination = effect(WORLD, 'domination', 'domination', [
  pickHex(WORLD, {
    kind: 'domination',
    rule: 'DS-5.4.12.1',
    verb: SCORE,
    wayOut: FORGO,
    among: (s, _f, w) => s[TILES + w] & ~s[SCORED + w],
    explain: (_s, _f, hex) => refuseTile(WORLD, hex, 'already-scored', 'DS-5.4.12.1'),
    pick(s, f, hex, emit) {
      include(s, SCORED, hex);
      scoreTile(s, hex, FROM_TILES, 'DS-5.4.12.3', emit);
      s[f + C] = hex;
      s[f + D] = s[DOMINANT + hex];
      if (s[f + D] > 0) s[f + SEAT] = s[OWNER + s[f + D] - 1];
    },
  }),
  choose({
    kind: 'card',
    rule: 'DS-5.4.12.5',
    verb: CARD,
    moves(s, f, out) {
      if (s[f + D] === 0) return; // DS-5.4.12.10
      for (let card = 0; card < CARD_IDS.length; card++) {
        if ((s[FACE_UP] & (1 << card)) !== 0) out.add(packMove(CARD, card));
      }
    },
    take(s, f, move, emit) {
      const card = operandA(move);
      const animal = s[f + D] - 1;
      s[FACE_UP] &= ~(1 << card); // DS-5.4.12.9
      if (emit)
        emit({ type: 'card-taken', rule: 'DS-5.4.12.5', animal: ANIMAL_IDS[animal], card: CARD_IDS[card] });
      push(s, CARD_OP + card, s[OWNER + animal], animal, 0, 0, s[f + C]);
    },
    explain(s, _f, move) {
      const card = operandA(move);
      if ((s[FACE_UP] & (1 << card)) !== 0) return undefined;
      return refusal('not-face-up', 'DS-5.4.12.5', { card: CARD_IDS[card] });
    },
  }),
]);
