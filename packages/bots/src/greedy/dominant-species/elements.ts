import { MAX_ELEMENTS, PRINTED } from '@clade/dominant-species';
import { ANIMALS, elementsOf, HAS, KINDS, OWNER } from '@clade/earth';
import { type Move, operandA, type State } from '@clade/engine';
import { best } from '../earth/best.ts';
import { at } from '../earth/read.ts';
import { shiftElement } from '../earth/shift.ts';
import { byGain, byPair, isWayOut, type Question } from './question.ts';
import type { Scales } from './scales.ts';
import { WEIGHTS } from './weights.ts';

/** Elements of animals: won by Adaptation and cards, lost by Regression, Disease and Immigrants. */

/** What one more element of a kind would bring; nothing with a full display (DS-1.3.4). */
export function elementGain(scales: Scales, kind: number): number {
  const { animal } = scales.o;
  const s = scales.trial();
  if (elementsOf(s, animal) >= MAX_ELEMENTS) return 0;
  shiftElement(s, animal, kind, 1);
  return scales.gain(s);
}

/** What it costs an animal to lose a disk, by the scales of the one that weighs. */
export function elementLoss(scales: Scales, animal: number, kind: number): number {
  const s = scales.trial();
  shiftElement(s, animal, kind, -1);
  return -scales.gain(s);
}

/** Disks that can be lost: printed elements cannot (DS-5.4.3.2). The home kind of animal a is kind a. */
export function disksOf(s: State, animal: number, kind: number): number {
  return at(s, HAS + animal * KINDS + kind) - (kind === animal ? (PRINTED[animal] as number) : 0);
}

/** DS-5.4.3: the kind that would be missed most. */
export function chooseProtection(q: Question): Move {
  const { animal } = q.scales.o;
  return best(q.asked.legal, (move) => (isWayOut(move) ? 0 : elementLoss(q.scales, animal, operandA(move))));
}

export function chooseMetamorphosis(q: Question): Move {
  return byPair(q, 'metamorphosis-in');
}

/** DS-6.16.1: losses come as an element by its number, then a pawn, then all crowds; the pawn is gone for good. */
export function chooseImmigrants(q: Question): Move {
  const pawn = WEIGHTS.pawn * q.scales.o.roundsAfter;
  return byGain(q, (move) => (operandA(move) === KINDS ? -pawn : 0));
}

/** DS-6.7.1: what all animals with more elements than this one would lose, the cheapest disk of each. */
export function diseaseGain(scales: Scales): number {
  const { o, base } = scales;
  let gain = 0;
  for (let a = 0; a < ANIMALS; a++) {
    if (at(base, OWNER + a) < 0 || elementsOf(base, a) <= elementsOf(base, o.animal)) continue;
    let least = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < KINDS; k++) {
      // The loser keeps what serves it: for an opponent that is the least gain for us.
      if (disksOf(base, a, k) > 0) least = Math.max(least, elementLoss(scales, a, k));
    }
    if (least > Number.NEGATIVE_INFINITY) gain -= least;
  }
  return gain;
}

/** A disk drawn blindly from the bag (DS-6.26), for any animal. */
export function drawGain(scales: Scales, animal: number, bag: readonly number[]): number {
  const { base } = scales;
  if (elementsOf(base, animal) >= MAX_ELEMENTS) return 0;
  const disks = bag.reduce((sum, n) => sum + n, 0);
  let gain = 0;
  for (const [kind, n] of bag.entries()) {
    if (n === 0) continue;
    const s = scales.trial();
    shiftElement(s, animal, kind, 1);
    gain += (scales.gain(s) * n) / disks;
  }
  return gain;
}
