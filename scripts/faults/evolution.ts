import { attack } from './evolution/attack.ts';
import { box } from './evolution/box.ts';
import { end } from './evolution/end.ts';
import { feeding } from './evolution/feeding.ts';
import { doingMore } from './evolution/more.ts';
import { round } from './evolution/round.ts';
import { traits } from './evolution/traits.ts';
import type { FaultList } from './fault.ts';

/** Planted rule faults of Evolution, in the order of the rule book. */
export const evolution: FaultList = {
  game: 'evolution',
  folder: 'packages/games/evolution',
  faults: [...box, ...round, ...attack, ...feeding, ...traits, ...doingMore, ...end],
};
