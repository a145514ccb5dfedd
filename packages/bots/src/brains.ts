import { dominantSpeciesBrain } from './brains/dominant-species.ts';
import { marineBrain } from './brains/dominant-species-marine.ts';
import { evolutionBrain } from './brains/evolution.ts';
import type { Brain } from './search/brain.ts';

/** The brains of all games that can be searched. */
export const BRAINS: readonly Brain[] = [dominantSpeciesBrain, marineBrain, evolutionBrain];

export function brainOf(game: string): Brain | undefined {
  return BRAINS.find((brain) => brain.game === game);
}
