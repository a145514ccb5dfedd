import { MAX_ELEMENTS, PRINTED } from '@clade/dominant-species';
import { elementsOf, HAS, KINDS } from '@clade/earth';
import { type Move, operandA, type State } from '@clade/engine';
import { best } from '../earth/best.ts';
import { elementLoss } from '../earth/elements.ts';
import { byGain, isWayOut } from '../earth/question.ts';
import { at } from '../earth/read.ts';
import type { DsQuestion } from './question.ts';
import { WEIGHTS } from './weights.ts';

/** Elements of animals: won by Adaptation and cards, lost by Regression, Disease and Immigrants. */

/** DS-1.3.4: has the animal room for one more element? */
export function hasRoom(s: State, animal: number): boolean {
  return elementsOf(s, animal) < MAX_ELEMENTS;
}

/** Disks that can be lost: printed elements cannot (DS-5.4.3.2). The home kind of animal a is kind a. */
export function disksOf(s: State, animal: number, kind: number): number {
  return at(s, HAS + animal * KINDS + kind) - (kind === animal ? (PRINTED[animal] as number) : 0);
}

/** DS-5.4.3: the kind that would be missed most. */
export function chooseProtection(q: DsQuestion): Move {
  const { animal } = q.scales.o;
  return best(q.asked.legal, (move) => (isWayOut(move) ? 0 : elementLoss(q.scales, animal, operandA(move))));
}

/** DS-6.16.1: losses come as an element by its number, then a pawn, then all crowds; the pawn is gone for good. */
export function chooseImmigrants(q: DsQuestion): Move {
  const pawn = WEIGHTS.pawn * q.scales.o.roundsAfter;
  return byGain(q, (move) => (operandA(move) === KINDS ? -pawn : 0));
}
