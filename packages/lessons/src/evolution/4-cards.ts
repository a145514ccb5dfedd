import type { Chapter } from '../format.ts';
import { HERON, OTTER } from './rivals.ts';

/** A card is a trait, a growth by one, or a new species. */
export const cards: Chapter = {
  id: 'three-uses',
  position: {
    game: 'evolution',
    phase: 'play',
    players: [
      {
        foodCard: { trait: 'long-neck', food: 3 },
        hand: [
          { trait: 'hard-shell', food: 2 },
          { trait: 'horns', food: 1 },
          { trait: 'fat-tissue', food: -1 },
        ],
      },
      { foodCard: { trait: 'foraging', food: 2 }, hand: 3 },
      { foodCard: { trait: 'cooperation', food: 3 }, hand: 3 },
    ],
  },
  rivals: [HERON, OTTER],
  stars: [0, 2],
  steps: [
    {
      kind: 'move',
      rules: ['EVO-3.4.3'],
      moves: [['trait', 'hard-shell', 2, 0]],
      path: ['card:hard-shell:2', 'species:0:0'],
    },
    {
      kind: 'move',
      rules: ['EVO-3.4.6'],
      moves: [['population', 'horns', 1, 0]],
      path: ['card:horns:1', 'grow:population:0'],
      wrong: [{ moves: [['body', 'horns', 1, 0]], say: 'wrong' }],
    },
    {
      kind: 'move',
      rules: ['EVO-3.4.5', 'EVO-3.2.1'],
      alone: true,
      moves: [
        ['species', 'fat-tissue', -1, 'right'],
        ['species', 'fat-tissue', -1, 'left'],
      ],
      path: ['card:fat-tissue:-1', 'end:right'],
    },
  ],
};
