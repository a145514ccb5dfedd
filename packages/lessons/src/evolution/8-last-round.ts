import type { Chapter } from '../format.ts';
import { HERON } from './rivals.ts';

/** The last round of a real game against one bot. */
export const lastRound: Chapter = {
  id: 'last-round',
  position: {
    game: 'evolution',
    phase: 'food',
    round: 5,
    lastRound: 5,
    forced: 'auto',
    players: [
      {
        bag: 12,
        hand: [
          { trait: 'foraging', food: 6 },
          { trait: 'horns', food: 4 },
          { trait: 'fertile', food: 5 },
          { trait: 'climbing', food: 2 },
        ],
        species: [
          { bodySize: 3, population: 3, traits: ['hard-shell'] },
          { bodySize: 1, population: 2 },
        ],
      },
      {
        bag: 14,
        hand: [
          { trait: 'scavenger', food: 5 },
          { trait: 'burrowing', food: 3 },
          { trait: 'symbiosis', food: 2 },
        ],
        species: [
          { bodySize: 2, population: 3, traits: ['foraging'] },
          { bodySize: 2, population: 2 },
        ],
      },
    ],
  },
  rivals: [HERON],
  stars: [3, 6],
  steps: [
    { kind: 'look', rules: ['EVO-3.2.4', 'EVO-7.3.1'], at: 'hand:0' },
    { kind: 'game', rules: ['EVO-7.3.3'], asks: ['food-card', 'play-card', 'feed'] },
  ],
};
