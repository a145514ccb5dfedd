import { ANIMALS, choose, elementsOf, forcedAsked, KINDS, loseElement, OWNER } from '@clade/earth';
import { A, ASK, auto, C, D, NEXT, operandA, packMove, refusal, SEAT, type State } from '@clade/engine';
import { ANIMAL_IDS, ELEMENTS } from '../animals.ts';
import { disksOf } from '../elements.ts';
import { LOSE } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';

/** Kinds of disk of an animal, as bits. */
function diskKinds(s: State, animal: number): number {
  let kinds = 0;
  for (let k = 0; k < KINDS; k++) if (disksOf(s, animal, k) > 0) kinds |= 1 << k;
  return kinds;
}

/** Register D is the affected animals as bits, fixed at the start (DS-6.7.3); C is the animal that chooses. */
export const disease = card(
  'disease',
  'Disease',
  'DS-6.7.1',
  'Every animal with more elements than you loses one disk; its player picks which.',
  [
    auto('DS-6.7.3', (s, f) => {
      s[f + D] = 0;
      for (let a = 0; a < ANIMALS; a++) {
        if (s[OWNER + a] >= 0 && elementsOf(s, a) > elementsOf(s, s[f + A])) s[f + D] |= 1 << a;
      }
    }),
    choose({
      kind: 'disease',
      rule: 'DS-6.7.1',
      verb: LOSE,
      repeat: true,
      enter(s, f, emit) {
        for (; s[f + C] < ANIMALS; s[f + C]++) {
          const animal = s[f + C];
          const kinds = diskKinds(s, animal);
          if ((s[f + D] & (1 << animal)) === 0 || kinds === 0) continue;
          if ((kinds & (kinds - 1)) !== 0 || forcedAsked(s)) {
            s[f + SEAT] = s[OWNER + animal];
            return ASK;
          }
          loseElement(WORLD, s, animal, 31 - Math.clz32(kinds), 'DS-6.7.1', emit);
        }
        return NEXT;
      },
      moves(s, f, out) {
        for (let k = 0; k < KINDS; k++) if (disksOf(s, s[f + C], k) > 0) out.add(packMove(LOSE, k));
      },
      take(s, f, move, emit) {
        loseElement(WORLD, s, s[f + C], operandA(move), 'DS-6.7.1', emit);
        s[f + C]++;
      },
      explain: (s, f, move) => refuseLoss(s, s[f + C], operandA(move), 'DS-6.7.2'),
    }),
  ],
);

export function refuseLoss(s: State, animal: number, kind: number, rule: string) {
  const disks = disksOf(s, animal, kind);
  if (disks > 0) return undefined;
  const facts = { animal: ANIMAL_IDS[animal], element: ELEMENTS[kind], disks };
  return refusal(
    'no-such-disk',
    rule,
    `The ${facts.animal} have no disk of ${facts.element} to lose.`,
    facts,
  );
}
