import type { Chapter } from '../format.ts';
import { HERON, OTTER } from './rivals.ts';

/** The last leaf of a small game; then what lies there is counted. */
export const whatWins: Chapter = {
  id: 'what-wins',
  position: {
    game: 'evolution',
    phase: 'feeding',
    step: 'feed',
    round: 4,
    lastRound: 4,
    wateringHole: 1,
    players: [
      {
        bag: 5,
        hand: [{ trait: 'horns', food: 3 }],
        species: [
          { bodySize: 3, population: 3, food: 2, traits: ['hard-shell'] },
          { bodySize: 1, population: 2, food: 2 },
        ],
      },
      { bag: 4, species: [{ bodySize: 2, population: 3, food: 3, traits: ['foraging'] }] },
      { bag: 3, species: [{ bodySize: 2, population: 2, food: 2, traits: ['climbing'] }] },
    ],
  },
  rivals: [HERON, OTTER],
  stars: [0, 1],
  steps: [
    {
      kind: 'move',
      rules: ['EVO-3.6.2', 'EVO-7.2.3'],
      moves: [['eat', 0]],
      path: ['species:0:0'],
      show: ['hole'],
    },
    { kind: 'look', rules: ['EVO-7.3.3'], at: 'bag:0' },
    { kind: 'look', rules: ['EVO-7.3.3'], at: 'population:0:0' },
    {
      kind: 'look',
      rules: ['EVO-7.3.3'],
      alone: true,
      at: 'trait:0:0:hard-shell',
      wrong: [
        { at: 'body:0:0', say: 'wrong.body' },
        { at: 'hand:0', say: 'wrong.hand' },
      ],
    },
  ],
};
