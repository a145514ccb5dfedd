import { choose, KINDS } from '@clade/earth';
import { A, effect, FORGO, operandA, packMove, refusal } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from '../animals.ts';
import { dominates, dominationValue } from '../dominate.ts';
import { takeControl } from '../pawns.ts';
import { TARGET } from '../state.ts';
import { CONTROL_PAWN } from '../words.ts';
import { WORLD } from '../world.ts';

/** DSM-5.16: control of the special pawn of a kind that the animal dominates. */
export const domination = effect(WORLD, 'domination', 'domination', [
  choose({
    kind: 'domination',
    rule: 'DSM-5.16.1',
    verb: CONTROL_PAWN,
    wayOut: FORGO,
    moves(s, f, out) {
      for (let k = 0; k < KINDS; k++) if (dominates(s, s[f + A], k)) out.add(packMove(CONTROL_PAWN, k));
    },
    take(s, f, move, emit) {
      const kind = operandA(move);
      takeControl(s, s[f + A], kind, dominationValue(s, s[f + A], kind), 'DSM-5.16.2', emit);
    },
    explain(s, f, move) {
      const kind = operandA(move);
      if (dominates(s, s[f + A], kind)) return undefined;
      const facts = {
        animal: ANIMAL_IDS[s[f + A]],
        element: ELEMENTS[kind],
        value: dominationValue(s, s[f + A], kind),
        target: s[TARGET + kind],
      };
      return refusal('not-dominated', 'DSM-1.6.9', facts);
    },
  }),
]);
