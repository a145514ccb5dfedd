import type { Chapter } from '../format.ts';
import { LYNX, OTTER } from './rivals.ts';
import { START } from './table.ts';

/** Who eats best on a tile. */
export const crown: Chapter = {
  id: 'crown',
  position: START,
  rivals: [LYNX, OTTER],
  stars: [0, 2],
  steps: [
    {
      kind: 'look',
      rules: ['DS-5.6.1', 'DS-5.6.2', 'DS-5.6.4'],
      at: 'token:E3:insects',
      show: ['hex:E3', 'crown:E3'],
      wrong: [
        { at: 'token:E3:amphibians', say: 'wrong.frogs' },
        { at: 'token:E3:reptiles', say: 'wrong.reptiles' },
      ],
    },
    {
      kind: 'look',
      rules: ['DS-5.6.4', 'DS-5.6.6'],
      alone: true,
      at: 'token:D2:amphibians',
      wrong: [{ at: 'token:D2:insects', say: 'wrong' }],
    },
  ],
};
