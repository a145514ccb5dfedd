import type { Chapter } from '../format.ts';
import { HIPPA, LABRUS } from './rivals.ts';
import { START } from './table.ts';

/** Three cubes each on the reef: the food chain decides. */
export const pay: Chapter = {
  id: 'how-a-tile-pays',
  position: START,
  rivals: [LABRUS, HIPPA],
  stars: [0, 2],
  steps: [
    {
      kind: 'look',
      rules: ['DSM-5.15.2', 'DSM-5.15.3', 'DSM-1.1.1'],
      at: 'token:D4:cephalopods',
      show: ['hex:D4'],
      wrong: [
        { at: 'token:D4:crustaceans', say: 'wrong.crabs' },
        { at: 'token:D4:fishes', say: 'wrong.fishes' },
      ],
    },
    {
      kind: 'look',
      rules: ['DSM-5.15.3', 'DSM-1.3'],
      alone: true,
      at: 'token:D4:fishes',
      wrong: [{ at: 'token:D4:crustaceans', say: 'wrong' }],
    },
  ],
};
