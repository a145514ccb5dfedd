import { actions } from './dominant-species/actions.ts';
import { cards } from './dominant-species/cards.ts';
import { doingMore } from './dominant-species/more.ts';
import { round } from './dominant-species/round.ts';
import { table } from './dominant-species/table.ts';
import { whatIf } from './dominant-species/what-if.ts';
import type { FaultList } from './fault.ts';

/** Planted rule faults of Dominant Species, in the order of the rule book. */
export const dominantSpecies: FaultList = {
  game: 'dominant-species',
  folder: 'packages/games/dominant-species',
  faults: [...table, ...round, ...actions, ...cards, ...doingMore, ...whatIf],
};
