import type { Chapter } from '../format.ts';
import { HERON, OTTER } from './rivals.ts';

/** The start: everybody has one small species and four cards. */
export const animal: Chapter = {
  id: 'small-animal',
  position: {
    game: 'evolution',
    phase: 'food',
    players: [
      {
        hand: [
          { trait: 'long-neck', food: 3 },
          { trait: 'fat-tissue', food: -1 },
          { trait: 'hard-shell', food: 2 },
          { trait: 'horns', food: 1 },
        ],
      },
      { hand: [{ trait: 'foraging', food: 2 }, 'climbing', 'fertile', 'scavenger'] },
      { hand: [{ trait: 'cooperation', food: 3 }, 'burrowing', 'symbiosis', 'warning-call'] },
    ],
  },
  rivals: [HERON, OTTER],
  stars: [0, 1],
  steps: [
    { kind: 'look', rules: ['EVO-1.2.2', 'EVO-2.1.1'], at: 'population:0:0' },
    { kind: 'look', rules: ['EVO-1.2.2', 'EVO-4.2.1'], at: 'body:0:0' },
    { kind: 'look', rules: ['EVO-3.2.1'], at: 'hand:0' },
  ],
};
