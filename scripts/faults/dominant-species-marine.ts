import { actions } from './dominant-species-marine/actions.ts';
import { cards } from './dominant-species-marine/cards.ts';
import { events } from './dominant-species-marine/events.ts';
import { doingMore } from './dominant-species-marine/more.ts';
import { options } from './dominant-species-marine/options.ts';
import { table } from './dominant-species-marine/table.ts';
import { traits } from './dominant-species-marine/traits.ts';
import { turns } from './dominant-species-marine/turns.ts';
import type { FaultList } from './fault.ts';

/** Planted rule faults of Dominant Species: Marine, in the order of the rule book. */
export const dominantSpeciesMarine: FaultList = {
  game: 'dominant-species-marine',
  folder: 'packages/games/dominant-species-marine',
  faults: [...table, ...turns, ...actions, ...events, ...cards, ...traits, ...doingMore, ...options],
};
