import { ANIMALS, elementsOf, KINDS, OWNER } from '@clade/earth';
import type { State } from '@clade/engine';
import { at } from './read.ts';
import type { Scales } from './scales.ts';
import { shiftElement } from './shift.ts';

/** Elements of animals: won and lost. */

/** Disks of an animal that can be lost; printed elements cannot. */
export type DisksOf = (s: State, animal: number, kind: number) => number;

/** What one more element of a kind would bring to the acting animal. */
export function elementGain(scales: Scales, kind: number): number {
  const s = scales.trial();
  shiftElement(s, scales.o.animal, kind, 1);
  return scales.gain(s);
}

/** What it costs an animal to lose a disk, by the scales of the one that weighs. */
export function elementLoss(scales: Scales, animal: number, kind: number): number {
  const s = scales.trial();
  shiftElement(s, animal, kind, -1);
  return -scales.gain(s);
}

/** Disease: what all animals with more elements than this one would lose, the cheapest disk of each. */
export function diseaseGain(scales: Scales, disksOf: DisksOf): number {
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

/** A disk drawn blindly from the bag, for any animal. */
function drawGain(scales: Scales, animal: number, bag: readonly number[]): number {
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

/** Symbiotic: a disk for the acting animal and for every one with fewer elements, where there is room. */
export function symbioticGain(
  scales: Scales,
  bag: readonly number[],
  hasRoom: (animal: number) => boolean,
): number {
  const { base, o } = scales;
  let gain = 0;
  for (let a = 0; a < ANIMALS; a++) {
    if (at(base, OWNER + a) < 0 || !hasRoom(a)) continue;
    if (a === o.animal || elementsOf(base, a) < elementsOf(base, o.animal)) gain += drawGain(scales, a, bag);
  }
  return gain;
}

/** The best exchange of one disk for one of the kinds there are. */
export function bestExchange(scales: Scales, kinds: readonly number[], disksOf: DisksOf): number {
  const { base, o } = scales;
  let top = Number.NEGATIVE_INFINITY;
  for (let out = 0; out < KINDS; out++) {
    if (disksOf(base, o.animal, out) === 0) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      if (kinds[kind] === 0) continue;
      const s = scales.trial();
      shiftElement(s, o.animal, out, -1);
      shiftElement(s, o.animal, kind, 1);
      top = Math.max(top, scales.gain(s));
    }
  }
  return top === Number.NEGATIVE_INFINITY ? 0 : top;
}
