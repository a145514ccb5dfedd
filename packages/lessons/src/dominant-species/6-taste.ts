import type { Chapter } from '../format.ts';
import { LYNX, OTTER } from './rivals.ts';
import { LATER_PAWNS, START } from './table.ts';

/** Adaptation and Regression of round 2; two frogs starve in the Desert. */
export const taste: Chapter = {
  id: 'new-taste',
  position: {
    ...START,
    round: 2,
    phase: 'execution',
    cursor: 'adaptation-1',
    animals: {
      amphibians: { points: 8, elements: ['seed'] },
      insects: { points: 7 },
      reptiles: { points: 6 },
    },
    cubes: {
      C3: { amphibians: 2 },
      D2: { amphibians: 5, insects: 1 },
      D3: { reptiles: 1 },
      D4: { reptiles: 2 },
      E3: { amphibians: 3, insects: 4, reptiles: 1 },
      E4: { amphibians: 2, insects: 1, reptiles: 4 },
    },
    boxes: {
      adaptation: ['grass', 'sun', 'grub', 'seed'],
      regression: ['grass', 'seed'],
      abundance: ['meat', 'sun', 'grub', 'water'],
      wasteland: ['sun', 'meat'],
      wanderlust: ['seed', 'sun', 'grass', 'water'],
    },
    spaces: {
      ...LATER_PAWNS,
      'adaptation-1': 'amphibians',
      'regression-1': 'amphibians',
      'abundance-1': 'reptiles',
      'speciation-2': 'reptiles',
      'speciation-4': 'amphibians',
      'speciation-6': 'insects',
      'wanderlust-1': 'insects',
      'wanderlust-2': 'amphibians',
      'migration-1': 'insects',
      'migration-2': 'reptiles',
      'competition-1': 'amphibians',
    },
  },
  rivals: [LYNX, OTTER],
  stars: [0, 2],
  steps: [
    {
      kind: 'move',
      rules: ['DS-5.4.2.1', 'DS-1.3.4', 'DS-5.6.4'],
      moves: [['take', 'grass']],
      path: ['kind:grass'],
      show: ['hex:E3', 'hex:E4', 'row:adaptation'],
      wrong: [
        { moves: [['take', 'sun']], say: 'wrong.sun' },
        {
          moves: [
            ['take', 'grub'],
            ['take', 'seed'],
          ],
          say: 'wrong.other',
        },
      ],
    },
    { kind: 'look', rules: ['DS-5.9.4.6', 'DS-5.4.3.1', 'DS-5.4.3.2'], at: 'row:regression' },
    {
      kind: 'move',
      rules: ['DS-5.4.3.1', 'DS-5.4.3.3'],
      alone: true,
      moves: [['protect', 'grass']],
      path: ['kind:grass'],
      wrong: [{ moves: [['protect', 'seed']], say: 'wrong.seed' }],
    },
  ],
};
