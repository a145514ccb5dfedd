import { type MarineView, SPECIATION_LIMIT } from '@clade/dominant-species-marine';
import { DISK, KINDS } from '@clade/earth';
import { type Move, operandA } from '@clade/engine';
import { best } from '../earth/best.ts';
import { bestSpeciation, spreadAround } from '../earth/cubes.ts';
import { isWayOut } from '../earth/question.ts';
import { at } from '../earth/read.ts';
import { hasTrait } from './outlook.ts';
import type { MarineQuestion } from './question.ts';
import type { MarineScales } from './scales.ts';

/** DSM-5.10.2, DSM-6.4.7: the most cubes by terrain around a disk of a kind. */
function limitsAround({ o }: MarineScales, view: MarineView, kind: number): readonly number[] {
  const owner = o.control[kind] as number;
  if (owner < 0 || !hasTrait(view, owner, 'ecological-niche')) return SPECIATION_LIMIT;
  return SPECIATION_LIMIT.map((limit) => limit + (owner === o.animal ? 1 : -1));
}

/** What Speciation around disks of a kind brings. */
export function speciationGain(scales: MarineScales, view: MarineView, kind: number): number {
  return bestSpeciation(scales, kind, scales.o.animal, limitsAround(scales, view, kind)).gain;
}

/** DSM-5.10.1: on the special space any disk will do. */
export function anySpeciationGain(scales: MarineScales, view: MarineView): number {
  let top = 0;
  for (let kind = 0; kind < KINDS; kind++) top = Math.max(top, speciationGain(scales, view, kind));
  return top;
}

export function chooseSpeciation({ asked, scales }: MarineQuestion): Move {
  return best(asked.legal, (move) => {
    if (isWayOut(move)) return 0;
    const corner = operandA(move);
    const limits = limitsAround(scales, asked.view, at(scales.base, DISK + corner) - 1);
    return spreadAround(scales, scales.trial(), corner, scales.o.animal, limits);
  });
}
