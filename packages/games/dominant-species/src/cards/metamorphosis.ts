import { BAG, bagCount, choose, gainElement, KINDS, loseElement, takeKind } from '@clade/earth';
import { A, C, operandA, packMove } from '@clade/engine';
import { disksOf } from '../elements.ts';
import { LOSE } from '../words.ts';
import { WORLD } from '../world.ts';
import { card } from './card.ts';
import { refuseLoss } from './disease.ts';

/** Register C is the kind that goes + 1; it returns to the bag only behind the choice of the new one (DS-6.20.3). */
export const metamorphosis = card(
  'metamorphosis',
  'Metamorphosis',
  'DS-6.20.1',
  'Exchange one of your disks for a disk of your choice from the bag.',
  [
    choose({
      kind: 'metamorphosis-out',
      rule: 'DS-6.20.1',
      verb: LOSE,
      moves(s, f, out) {
        if (bagCount(s) === 0) return;
        for (let k = 0; k < KINDS; k++) if (disksOf(s, s[f + A], k) > 0) out.add(packMove(LOSE, k));
      },
      take(s, f, move) {
        s[f + C] = operandA(move) + 1;
      },
      explain: (s, f, move) => refuseLoss(s, s[f + A], operandA(move), 'DS-6.20.2'),
    }),
    takeKind(WORLD, {
      kind: 'metamorphosis-in',
      rule: 'DS-6.20.3',
      from: 'the bag',
      count: (s, f, kind) => (s[f + C] > 0 ? s[BAG + kind] : 0),
      take(s, f, kind, emit) {
        s[BAG + kind]--;
        loseElement(WORLD, s, s[f + A], s[f + C] - 1, 'DS-6.20.1', emit);
        gainElement(WORLD, s, s[f + A], kind, 'DS-6.20.1', emit);
      },
    }),
  ],
);
