import type { Chapter } from '../format.ts';
import { HERON, OTTER } from './rivals.ts';

/** A hunter of five is about: two cards make both species safe. */
export const alive: Chapter = {
  id: 'staying-alive',
  position: {
    game: 'evolution',
    phase: 'play',
    round: 4,
    players: [
      {
        bag: 7,
        foodCard: { trait: 'scavenger', food: 4 },
        hand: [
          { trait: 'warning-call', food: 3 },
          { trait: 'hard-shell', food: 4 },
        ],
        species: [{ population: 2 }, { bodySize: 2, population: 2 }],
      },
      {
        bag: 8,
        foodCard: { trait: 'carnivore', food: 3 },
        hand: 2,
        species: [{ bodySize: 5, population: 2, traits: ['carnivore'] }],
      },
      {
        bag: 6,
        foodCard: { trait: 'climbing', food: 2 },
        hand: 2,
        species: [{ bodySize: 5, population: 3 }],
      },
    ],
  },
  rivals: [HERON, OTTER],
  stars: [0, 2],
  steps: [
    { kind: 'look', rules: ['EVO-4.2.1'], at: 'body:1:0' },
    {
      kind: 'move',
      rules: ['EVO-4.2.7', 'EVO-4.2.8'],
      moves: [['trait', 'warning-call', 3, 0]],
      path: ['card:warning-call:3', 'species:0:0'],
    },
    {
      kind: 'move',
      rules: ['EVO-4.2.3', 'EVO-6.10'],
      alone: true,
      moves: [['trait', 'hard-shell', 4, 0]],
      path: ['card:hard-shell:4', 'species:0:0'],
      wrong: [{ moves: [['trait', 'hard-shell', 4, 1]], say: 'wrong.neighbour' }],
    },
  ],
};
