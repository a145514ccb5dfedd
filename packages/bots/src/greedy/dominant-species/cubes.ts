import { SPECIATION_LIMIT } from '@clade/dominant-species';
import { ANIMALS, CUBES, ELIMINATED, LEVEL } from '@clade/earth';
import { type Move, operandA } from '@clade/engine';
import { best } from '../earth/best.ts';
import { bestCrowd, coloniseGain, spreadAround } from '../earth/cubes.ts';
import { isWayOut } from '../earth/question.ts';
import { at } from '../earth/read.ts';
import type { Scales } from '../earth/scales.ts';
import { bagOf, type DsQuestion } from './question.ts';

/** Cubes that come to Earth: by Speciation, the Insects and cards. */

export function chooseSpeciation({ asked, scales }: DsQuestion): Move {
  return best(asked.legal, (move) =>
    isWayOut(move)
      ? 0
      : spreadAround(scales, scales.trial(), operandA(move), scales.o.animal, SPECIATION_LIMIT),
  );
}

/** DS-6.1. */
export function chooseAquaticTile({ asked, scales }: DsQuestion): Move {
  const bag = bagOf(asked.view);
  return best(asked.legal, (move) => coloniseGain(scales, operandA(move), bag));
}

/** DS-6.13: five cubes at most, from the eliminated ones. */
export function hibernationGain(scales: Scales, hex: number): number {
  const s = scales.trial();
  return bestCrowd(scales, s, hex, Math.min(5, at(s, ELIMINATED + scales.o.animal)));
}

export function chooseHibernation({ asked, scales }: DsQuestion): Move {
  return best(asked.legal, (move) => hibernationGain(scales, operandA(move)));
}

/** DS-5.9.1.2: the saved cube is kept where a single cube that could live would mean most. */
export function chooseSaved({ asked, scales }: DsQuestion): Move {
  const { animal } = scales.o;
  return best(asked.legal, (move) => {
    if (isWayOut(move)) return 0;
    const s = scales.trial();
    const place = operandA(move) * ANIMALS + animal;
    s[CUBES + place] = 1;
    s[LEVEL + place] = 1;
    return 0.01 + scales.gain(s);
  });
}
