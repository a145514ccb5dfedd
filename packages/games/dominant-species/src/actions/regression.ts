import * as earth from '@clade/earth';
import { choose, kindsIn, loseElement, lowest, refuseLoss } from '@clade/earth';
import * as engine from '@clade/engine';
import { type Emit, effect, operandA, packMove, refusal, type State } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from '../animals.ts';
import { disksOf, OWN_DISKS } from '../elements.ts';
import * as state from '../state.ts';
import { PROTECT } from '../words.ts';
import { WORLD } from '../world.ts';

const { ANIMALS, KINDS, OWNER } = earth;
const { A, FORGO } = engine;
const { PROTECTED, REGRESSION_BOX } = state;

/** DS-5.4.3.1, DS-5.4.3.5: the kind lies in the box, the animal has a disk of it, and it is not protected yet. */
function isAtRisk(s: State, animal: number, kind: number): boolean {
  return (
    s[REGRESSION_BOX + kind] > 0 &&
    disksOf(s, animal, kind) > 0 &&
    (s[PROTECTED + animal] & (1 << kind)) === 0
  );
}

/** DS-5.4.3.3: one protection, of a pawn or of the Reptiles. */
export const regression = effect(WORLD, 'regression', 'regression', [
  choose({
    kind: 'protection',
    rule: 'DS-5.4.3.3',
    verb: PROTECT,
    wayOut: FORGO,
    moves(s, f, out) {
      for (let k = 0; k < KINDS; k++) if (isAtRisk(s, s[f + A], k)) out.add(packMove(PROTECT, k));
    },
    take(s, f, move, emit) {
      const animal = s[f + A];
      const kind = operandA(move);
      s[PROTECTED + animal] |= 1 << kind;
      if (emit) {
        emit({ type: 'protected', rule: 'DS-5.4.3.3', animal: ANIMAL_IDS[animal], element: ELEMENTS[kind] });
      }
    },
    explain(s, f, move) {
      const kind = operandA(move);
      const facts = { animal: ANIMAL_IDS[s[f + A]], element: ELEMENTS[kind] };
      if (s[REGRESSION_BOX + kind] === 0) {
        const box = ELEMENTS.filter((_, k) => (kindsIn(s, REGRESSION_BOX) & (1 << k)) !== 0);
        return refusal('not-in-box', 'DS-5.4.3.1', { ...facts, box });
      }
      const lost = refuseLoss(WORLD, s, OWN_DISKS, s[f + A], move, 'DS-5.4.3.2');
      if (lost || isAtRisk(s, s[f + A], kind)) return lost;
      return refusal('protected', 'DS-5.4.3.5', facts);
    },
  }),
]);

/** DS-5.4.3.4: all losses happen at once, behind the protections. */
export function loseUnprotected(s: State, emit: Emit | undefined): void {
  const box = kindsIn(s, REGRESSION_BOX);
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0) continue;
    for (let kinds = box & ~s[PROTECTED + a]; kinds !== 0; kinds &= kinds - 1) {
      const k = lowest(kinds);
      if (disksOf(s, a, k) > 0) loseElement(WORLD, s, a, k, 'DS-5.4.3.1', emit);
    }
    s[PROTECTED + a] = 0;
  }
}
