import { choose } from '@clade/earth';
import { A, type Emit, operandA, packMove, refusal, type State, type Step } from '@clade/engine';
import { ANIMAL_IDS } from './animals.ts';
import { freeSpaces, ON_BOARD, ON_TRAIT } from './disks.ts';
import { PLACES, SETTLE } from './words.ts';

export interface Settle {
  readonly kind: string;
  readonly rule: string;
  /** Asked only when this holds. */
  ready(s: State, f: number): boolean;
  settle(s: State, f: number, place: number, emit: Emit | undefined): void;
}

/** The acting animal says on which of its empty spaces a disk goes; not asked where there is one kind of space only. */
export function settleStep(q: Settle): Step {
  return choose({
    kind: q.kind,
    rule: q.rule,
    verb: SETTLE,
    moves(s, f, out) {
      if (!q.ready(s, f)) return;
      for (const place of [ON_BOARD, ON_TRAIT])
        if (freeSpaces(s, s[f + A], place) > 0) out.add(packMove(SETTLE, place));
    },
    take: (s, f, move, emit) => q.settle(s, f, operandA(move), emit),
    explain(s, f, move) {
      const place = operandA(move);
      if (freeSpaces(s, s[f + A], place) > 0) return undefined;
      const facts = { animal: ANIMAL_IDS[s[f + A]], place: PLACES[place], free: 0 };
      return refusal('no-space', q.rule, facts);
    },
  });
}

/** Has the animal an empty element space (DSM-5.8.2)? */
export function hasRoom(s: State, animal: number): boolean {
  return freeSpaces(s, animal, ON_BOARD) > 0 || freeSpaces(s, animal, ON_TRAIT) > 0;
}
