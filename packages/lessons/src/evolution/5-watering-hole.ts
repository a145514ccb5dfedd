import type { Chapter } from '../format.ts';
import { HERON, OTTER } from './rivals.ts';

/** Six leaves, eight mouths, and the learner eats first. */
export const wateringHole: Chapter = {
  id: 'watering-hole',
  position: {
    game: 'evolution',
    phase: 'feeding',
    step: 'feed',
    wateringHole: 6,
    players: [
      { species: [{ population: 2, traits: ['hard-shell'] }, {}] },
      { species: [{ population: 2, traits: ['foraging'] }, {}] },
      { species: [{ bodySize: 2, population: 2, traits: ['climbing'] }] },
    ],
  },
  rivals: [HERON, OTTER],
  stars: [0, 1],
  steps: [
    {
      kind: 'move',
      rules: ['EVO-3.6.2', 'EVO-3.6.5', 'EVO-7.2.1'],
      moves: [['eat', 0]],
      path: ['species:0:0'],
      show: ['hole'],
      follow: [
        { seat: 1, move: ['eat', 0] },
        { seat: 2, move: ['eat', 0] },
      ],
    },
    {
      kind: 'move',
      rules: ['EVO-7.2.1', 'EVO-7.2.2'],
      alone: true,
      moves: [['eat', 1]],
      path: ['species:0:1'],
      show: ['hole'],
      wrong: [{ moves: [['eat', 0]], say: 'wrong' }],
      follow: [{ seat: 1, move: ['eat', 1] }],
    },
    { kind: 'look', rules: ['EVO-7.2.3'], at: 'bag:0' },
  ],
};
