import { ANIMALS, KINDS, loseElement, OWNER, takeKind } from '@clade/earth';
import { A, type Emit, effect, FORGO, type State } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from '../animals.ts';
import { disksOf } from '../elements.ts';
import { PROTECTED, REGRESSION_BOX } from '../state.ts';
import { PROTECT } from '../words.ts';
import { WORLD } from '../world.ts';

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
  takeKind(WORLD, {
    kind: 'protection',
    rule: 'DS-5.4.3.3',
    verb: PROTECT,
    wayOut: FORGO,
    from: 'what the animal would lose',
    count: (s, f, kind) => (isAtRisk(s, s[f + A], kind) ? 1 : 0),
    take(s, f, kind, emit) {
      const animal = s[f + A];
      s[PROTECTED + animal] |= 1 << kind;
      if (emit) {
        emit({ type: 'protected', rule: 'DS-5.4.3.3', animal: ANIMAL_IDS[animal], element: ELEMENTS[kind] });
      }
    },
  }),
]);

/** DS-5.4.3.4: all losses happen at once, behind the protections. */
export function loseUnprotected(s: State, emit: Emit | undefined): void {
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] < 0) continue;
    for (let k = 0; k < KINDS; k++) if (isAtRisk(s, a, k)) loseElement(WORLD, s, a, k, 'DS-5.4.3.1', emit);
    s[PROTECTED + a] = 0;
  }
}
