import { TRAIT_IDS, type TraitId } from '@clade/dominant-species-marine';
import { type Move, operandA, operandB } from '@clade/engine';
import { best } from '../earth/best.ts';
import type { MarineQuestion } from './question.ts';
import { TRAIT_WORTH } from './weights.ts';

/** DSM-6.4: traits that are kept, copied, exchanged. */

function worth(trait: number): number {
  return TRAIT_WORTH[TRAIT_IDS[trait] as TraitId];
}

/** DSM-4.1.11, DSM-6.3.15, DSM-6.4.8. */
export function chooseTrait({ asked }: MarineQuestion): Move {
  return best(asked.legal, (move) => worth(operandA(move)));
}

/** DSM-4.8.1: two of three. */
export function chooseDealt(q: MarineQuestion): Move {
  const { asked } = q;
  // A single trait is named by one operand; with Superheroes the second one is higher than the first.
  if (asked.legal.every((move) => operandB(move) === 0)) return chooseTrait(q);
  return best(asked.legal, (move) => worth(operandA(move)) + worth(operandB(move)));
}

export function chooseGivenUp({ asked }: MarineQuestion): Move {
  return best(asked.legal, (move) => -worth(operandA(move)));
}
