import { BOARD_SPACES, ELEMENTS, type MarineView } from '@clade/dominant-species-marine';
import { elementsOf, HAS, KINDS } from '@clade/earth';
import { type Move, operandA } from '@clade/engine';
import { best } from '../earth/best.ts';
import { bestExchange, type DisksOf, elementGain, elementLoss } from '../earth/elements.ts';
import { byGain, isWayOut, lastMove } from '../earth/question.ts';
import { at } from '../earth/read.ts';
import { animalOf, hasTrait } from './outlook.ts';
import { boxOf, type MarineQuestion } from './question.ts';
import type { MarineScales } from './scales.ts';

/** Elements of animals: won by Adaptation and cards, lost by Regression and Disease. */

/** DSM-6.4.12: spaces of Phenotypic Plasticity. */
const TRAIT_SPACES = 2;

/** Disks that can be lost: what is printed cannot (DSM-1.1.3). */
export function disksIn(view: MarineView): DisksOf {
  return (s, animal, kind) => {
    const { printed } = animalOf(view, animal);
    const element = ELEMENTS[kind];
    return at(s, HAS + animal * KINDS + kind) - (element === undefined ? 0 : (printed[element] ?? 0));
  };
}

/** DSM-5.8.2, DSM-6.4.12, DSM-6.4.14: has the animal an empty element space? */
export function hasRoom(view: MarineView, scales: MarineScales, animal: number): boolean {
  const more = hasTrait(view, animal, 'phenotypic-plasticity') ? TRAIT_SPACES : 0;
  const ram = hasTrait(view, animal, 'ram-feeder') ? 1 : 0;
  return elementsOf(scales.base, animal) < BOARD_SPACES + more + ram;
}

/** What one more element of a kind brings, or its exchange on a full board where that is allowed (DSM-5.8.3). */
function adapted(view: MarineView, scales: MarineScales, kind: number, replaces: boolean): number {
  if (hasRoom(view, scales, scales.o.animal)) return elementGain(scales, kind);
  if (!replaces) return 0;
  const only = Array.from({ length: KINDS }, (_, k) => (k === kind ? 1 : 0));
  return bestExchange(scales, only, disksIn(view));
}

function bestAdapted(
  view: MarineView,
  scales: MarineScales,
  box: readonly number[],
  replaces: boolean,
): number {
  let top = 0;
  for (let k = 0; k < KINDS; k++) {
    if ((box[k] as number) > 0) top = Math.max(top, adapted(view, scales, k, replaces));
  }
  return top;
}

export function adaptationGain(view: MarineView, scales: MarineScales, replaces: boolean): number {
  return bestAdapted(view, scales, boxOf(view, 'adaptation'), replaces);
}

/** OPT-17: an Adaptation out of two other boxes. */
export function feedingGain(view: MarineView, scales: MarineScales): number {
  const box = boxOf(view, 'depletion');
  for (const [k, n] of boxOf(view, 'regression').entries()) box[k] = (box[k] as number) + n;
  return bestAdapted(view, scales, box, false);
}

/** Asked of a full board only on the space that replaces. */
export function chooseAdaptation({ asked, scales }: MarineQuestion): Move {
  return best(asked.legal, (move) =>
    isWayOut(move) ? 0 : adapted(asked.view, scales, operandA(move), true),
  );
}

/** An empty space comes first; a full board gives up what it can spare. */
export function chooseReplaced(q: MarineQuestion): Move {
  return isWayOut(lastMove(q)) ? lastMove(q) : byGain(q);
}

/** OPT-17: a disk of the boxes. */
export function chooseFeeding({ asked, scales }: MarineQuestion): Move {
  return best(asked.legal, (move) => (isWayOut(move) ? 0 : elementGain(scales, operandA(move))));
}

/** DSM-5.17.6: what the next Reseed would take from the acting animal. */
export function regressionLoss(view: MarineView, scales: MarineScales): number {
  const { animal, roundsAfter } = scales.o;
  const { animal: id } = animalOf(view, animal);
  if (roundsAfter === 0 || view.regression.includes(id) || hasTrait(view, animal, 'resilience')) return 0;
  const disks = disksIn(view);
  let loss = 0;
  for (const [kind, n] of boxOf(view, 'regression').entries()) {
    if (n > 0 && disks(scales.base, animal, kind) > 0) loss += Math.max(0, elementLoss(scales, animal, kind));
  }
  return loss;
}

/** OPT-4: the kind that would be missed most. */
export function chooseKept({ asked, scales }: MarineQuestion): Move {
  const { animal } = scales.o;
  return best(asked.legal, (move) => (isWayOut(move) ? 0 : elementLoss(scales, animal, operandA(move))));
}
