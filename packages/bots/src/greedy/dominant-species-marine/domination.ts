import { type Move, operandA } from '@clade/engine';
import { best } from '../earth/best.ts';
import { isWayOut } from '../earth/question.ts';
import type { MarineQuestion } from './question.ts';

/** DSM-5.16: control, and a target as high as the own value. */
export function chooseDomination({ asked, scales: { dominion } }: MarineQuestion): Move {
  return best(asked.legal, (move) =>
    isWayOut(move) ? 0 : dominion.takeover(operandA(move), dominion.value(operandA(move))),
  );
}

/** DSM-6.4.11: the target that the pawn of Pack Hunters starts with. */
const START_TARGET = 2;

export function choosePackPawn({ asked, scales: { dominion } }: MarineQuestion): Move {
  return best(asked.legal, (move) => dominion.takeover(operandA(move), START_TARGET));
}
