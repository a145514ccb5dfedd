import type { Chapter } from '../format.ts';
import { animal } from './2-animal.ts';
import { HERON, OTTER } from './rivals.ts';

/** Everybody gives one card to the watering hole, face down. */
export const food: Chapter = {
  id: 'food',
  position: animal.position,
  rivals: [HERON, OTTER],
  stars: [0, 2],
  steps: [
    {
      kind: 'move',
      rules: ['EVO-3.3.1', 'EVO-3.5.2'],
      moves: [['food', 'long-neck', 3]],
      path: ['card:long-neck:3'],
      show: ['hole'],
      wrong: [{ moves: [['food', 'fat-tissue', -1]], say: 'wrong' }],
      follow: [
        { seat: 1, move: ['food', 'foraging', 2] },
        { seat: 2, move: ['food', 'cooperation', 3] },
      ],
    },
    { kind: 'look', rules: ['EVO-3.3.1'], at: 'hole' },
  ],
};
