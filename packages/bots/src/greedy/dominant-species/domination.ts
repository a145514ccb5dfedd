import { type Move, operandA } from '@clade/engine';
import { byGain, isWayOut } from '../earth/question.ts';
import { bestCard } from './cards.ts';
import type { DsQuestion } from './question.ts';
import { dominantOn } from './scales.ts';

/** DS-5.4.12: the points of a tile, and the card for whoever dominates it. */
export function chooseDomination(q: DsQuestion): Move {
  const { scales } = q;
  const { o, base } = scales;
  const own = bestCard(q.asked, scales);
  return byGain(q, (move) => {
    if (isWayOut(move)) return 0;
    const dominant = dominantOn(base, operandA(move));
    if (dominant < 0) return 0;
    return dominant === o.animal ? own : (o.stakes[dominant] as number) * o.card;
  });
}
