import type { Chapter } from '../format.ts';
import { LYNX, OTTER } from './rivals.ts';
import { LATER_PAWNS, START, START_CUBES } from './table.ts';

/** Speciation of round 1: the Reptiles have had their young, now the learner grows twice. */
export const more: Chapter = {
  id: 'more-of-us',
  position: {
    ...START,
    phase: 'execution',
    cursor: 'speciation-4',
    cubes: { ...START_CUBES, D3: { reptiles: 1 }, D4: { reptiles: 3 }, E4: { insects: 1, reptiles: 4 } },
    spaces: {
      ...LATER_PAWNS,
      'speciation-4': 'amphibians',
      'speciation-5': 'amphibians',
      'speciation-6': 'insects',
      'wanderlust-1': 'amphibians',
      'wanderlust-2': 'reptiles',
      'wanderlust-3': 'insects',
      'migration-1': 'insects',
      'migration-2': 'reptiles',
      'migration-4': 'amphibians',
      'competition-1': 'amphibians',
    },
  },
  rivals: [LYNX, OTTER],
  stars: [0, 2],
  steps: [
    {
      kind: 'move',
      rules: ['DS-5.4.8.1', 'DS-5.4.8.2', 'DS-1.4'],
      moves: [['speciate', 'D2-D3-E3']],
      path: ['corner:D2-D3-E3'],
      rest: [
        ['add', 'D2', 4],
        ['add', 'D3', 1],
        ['add', 'E3', 3],
      ],
      show: ['hex:D2', 'hex:D3', 'hex:E3'],
      wrong: [
        { moves: [['speciate', 'C2-C3-D2']], say: 'wrong' },
        {
          moves: [
            ['add', 'D2', 0],
            ['add', 'D2', 1],
            ['add', 'D2', 2],
            ['add', 'D2', 3],
            ['add', 'D3', 0],
            ['add', 'E3', 0],
            ['add', 'E3', 1],
            ['add', 'E3', 2],
          ],
          say: 'wrong.few',
        },
      ],
    },
    { kind: 'look', rules: ['DS-5.4.12.3', 'DS-5.6.2'], at: 'crown:E3', show: ['hex:E3'] },
    {
      kind: 'move',
      rules: ['DS-5.4.8.1', 'DS-5.4.8.2', 'DS-5.6.3'],
      alone: true,
      moves: [['speciate', 'C3-D2-D3']],
      path: ['corner:C3-D2-D3'],
      rest: [
        ['add', 'C3', 3],
        ['add', 'D2', 4],
        ['add', 'D3', 1],
      ],
      wrong: [{ moves: [['speciate', 'B3-C3-C4']], say: 'wrong.forest' }],
    },
  ],
};
