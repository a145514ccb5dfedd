import type { Chapter } from '../format.ts';
import { LYNX, OTTER } from './rivals.ts';
import { START, START_CUBES } from './table.ts';

/** The start, with one frog too many in the Mountains. */
export const eat: Chapter = {
  id: 'eat-to-live',
  position: { ...START, cubes: { ...START_CUBES, D4: { amphibians: 1, reptiles: 1 } } },
  rivals: [LYNX, OTTER],
  stars: [0, 2],
  steps: [
    {
      kind: 'look',
      rules: ['DS-1.2.2', 'DS-5.6.1'],
      flows: true,
      at: 'elements:amphibians',
    },
    {
      kind: 'look',
      rules: ['DS-2.3.6', 'DS-5.6.1'],
      at: 'corner:C2-C3-D2',
      show: ['hex:C3', 'hex:D2', 'token:C3:amphibians'],
      wrong: [
        { at: 'corner:D2-D3-E3', say: 'wrong.far' },
        { at: 'corner:B3-C3-C4', say: 'wrong.food' },
        { at: 'corner:C3-D2-D3', say: 'wrong.food' },
        { at: 'corner:C3-C4-D3', say: 'wrong.food' },
      ],
    },
    {
      kind: 'look',
      rules: ['DS-5.6.3', 'DS-5.9.1.1'],
      alone: true,
      at: 'token:D4:amphibians',
      wrong: [
        { at: 'token:C3:amphibians', say: 'wrong' },
        { at: 'token:D2:amphibians', say: 'wrong' },
        { at: 'token:E3:amphibians', say: 'wrong' },
      ],
    },
  ],
};
