import { ANIMALS, choose, drawDisk, elementsOf, OWNER } from '@clade/earth';
import { A, ASK, auto, C, D, NEXT, operandA, packMove, SEAT, type State } from '@clade/engine';
import { freeSpaces, gainDisk, ON_BOARD, ON_TRAIT, settleOnTrait } from '../disks.ts';
import { SETTLE } from '../words.ts';
import { card } from './card.ts';

const RULE = 'DSM-6.3.30';

/** Above the animals in register D: the kind + 1 that has been drawn and waits for its space. */
const DRAWN = 1 << ANIMALS;

function drawnKind(s: State, f: number): number {
  return Math.floor(s[f + D] / DRAWN) - 1;
}

/** Register D is the animals that draw, fixed at the start, as bits; C the one that draws, down the Food Chain. */
export const symbiotic = card({
  id: 'symbiotic',
  rule: RULE,
  provenance: 'reconstructed',
  confidence: 'high',
  survival: true,
  steps: [
    auto(RULE, (s, f) => {
      const you = s[f + A];
      s[f + D] = 1 << you;
      for (let a = 0; a < ANIMALS; a++)
        if (s[OWNER + a] >= 0 && elementsOf(s, a) < elementsOf(s, you)) s[f + D] |= 1 << a;
    }),
    choose({
      kind: 'symbiotic',
      rule: 'DSM-9.4.3',
      verb: SETTLE,
      repeat: true,
      enter(s, f, emit) {
        if (drawnKind(s, f) >= 0) return ASK;
        for (; s[f + C] < ANIMALS; s[f + C]++) {
          const animal = s[f + C];
          if ((s[f + D] & (1 << animal)) === 0) continue;
          const board = freeSpaces(s, animal, ON_BOARD) > 0;
          const trait = freeSpaces(s, animal, ON_TRAIT) > 0;
          if (!board && !trait) continue;
          const kind = drawDisk(s);
          if (kind < 0) continue;
          gainDisk(s, animal, kind, board ? ON_BOARD : ON_TRAIT, RULE, emit);
          if (!board || !trait) continue;
          s[f + D] += (kind + 1) * DRAWN;
          s[f + SEAT] = s[OWNER + animal];
          return ASK;
        }
        return NEXT;
      },
      moves(_s, _f, out) {
        out.add(packMove(SETTLE, ON_BOARD));
        out.add(packMove(SETTLE, ON_TRAIT));
      },
      take(s, f, move) {
        if (operandA(move) === ON_TRAIT) settleOnTrait(s, s[f + C], drawnKind(s, f));
        s[f + D] %= DRAWN;
        s[f + C]++;
      },
      explain: () => undefined,
    }),
  ],
});
