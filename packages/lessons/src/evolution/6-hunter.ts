import type { Chapter } from '../format.ts';
import { HERON, OTTER } from './rivals.ts';

/** The water is empty, and the learner has a carnivore. */
export const hunter: Chapter = {
  id: 'hunter',
  position: {
    game: 'evolution',
    phase: 'feeding',
    step: 'feed',
    round: 3,
    wateringHole: 0,
    players: [
      { bag: 4, species: [{ bodySize: 4, population: 4, traits: ['carnivore'] }] },
      {
        bag: 5,
        species: [
          { bodySize: 4, population: 2, food: 2 },
          { bodySize: 3, population: 2, food: 2, traits: ['horns'] },
        ],
      },
      { bag: 3, species: [{ bodySize: 2, population: 3, food: 3 }] },
    ],
  },
  rivals: [HERON, OTTER],
  stars: [0, 2],
  steps: [
    { kind: 'look', rules: ['EVO-6.3', 'EVO-4.2.1'], at: 'body:0:0' },
    {
      kind: 'move',
      rules: ['EVO-4.2.1', 'EVO-5.4.2', 'EVO-5.4.4'],
      moves: [['attack', 0, 2, 0]],
      path: ['species:0:0', 'species:2:0'],
      wrong: [{ moves: [['attack', 0, 1, 1]], say: 'wrong' }],
    },
    {
      kind: 'move',
      rules: ['EVO-6.11', 'EVO-5.4.4'],
      alone: true,
      moves: [['attack', 0, 2, 0]],
      path: ['species:0:0', 'species:2:0'],
      wrong: [{ moves: [['attack', 0, 1, 1]], say: 'wrong' }],
    },
  ],
};
