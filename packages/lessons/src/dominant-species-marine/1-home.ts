import type { Chapter } from '../format.ts';
import { HIPPA, LABRUS } from './rivals.ts';
import { START } from './table.ts';

const NO_FOOD = ['corner:C3-D3-D4', 'corner:C3-C4-D4', 'corner:C4-D4-D5', 'corner:D4-E3-E4'];

/** The start: what feeds the crabs on the reef. */
export const home: Chapter = {
  id: 'place-to-live',
  position: START,
  rivals: [LABRUS, HIPPA],
  stars: [0, 2],
  steps: [
    { kind: 'look', rules: ['DSM-1.1.2', 'DSM-1.6.7'], flows: true, at: 'elements:crustaceans' },
    {
      kind: 'look',
      rules: ['DSM-1.6.3', 'DSM-1.6.7'],
      at: 'corner:D4-D5-E4',
      show: ['hex:D4', 'token:D4:crustaceans'],
      wrong: NO_FOOD.map((at) => ({ at, say: 'wrong' })),
    },
    {
      kind: 'look',
      rules: ['DSM-1.6.3', 'DSM-1.6.7'],
      alone: true,
      at: 'corner:D3-D4-E3',
      wrong: NO_FOOD.map((at) => ({ at, say: 'wrong' })),
    },
  ],
};
