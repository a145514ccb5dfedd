import { evolutionBrain } from './brains/evolution.ts';
import type { Brain } from './search/brain.ts';

/** The brains of all games that can be searched. */
export const BRAINS: readonly Brain[] = [evolutionBrain];

export function brainOf(game: string): Brain | undefined {
  return BRAINS.find((brain) => brain.game === game);
}
