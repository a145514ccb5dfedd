import { choose, KINDS } from '@clade/earth';
import { A, effect, operandA, packMove, refusal } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from '../animals.ts';
import { takeControl } from '../pawns.ts';
import { CONTROL } from '../state.ts';
import { CONTROL_PAWN } from '../words.ts';
import { WORLD } from '../world.ts';
import type { Trait } from './trait.ts';

export const packHunters: Trait = {
  id: 'pack-hunters',
  rule: 'DSM-6.4.11',
  provenance: 'printed',
  confidence: 'high',
};

const TARGET_AT_START = 2;

/** Asked at the start of the game only. */
export const packHuntersOp = effect(WORLD, 'pack-hunters', packHunters.id, [
  choose({
    kind: 'pack-hunters',
    rule: packHunters.rule,
    verb: CONTROL_PAWN,
    moves(s, _f, out) {
      for (let k = 0; k < KINDS; k++) if (s[CONTROL + k] === 0) out.add(packMove(CONTROL_PAWN, k));
    },
    take: (s, f, move, emit) =>
      takeControl(s, s[f + A], operandA(move), TARGET_AT_START, packHunters.rule, emit),
    explain(s, _f, move) {
      const controller = s[CONTROL + operandA(move)] - 1;
      if (controller < 0) return undefined;
      const facts = { element: ELEMENTS[operandA(move)], animal: ANIMAL_IDS[controller] };
      return refusal('controlled', packHunters.rule, facts);
    },
  }),
]);
