import type { Chapter } from '../format.ts';
import { LYNX, OTTER } from './rivals.ts';
import { LATER_PAWNS, START } from './table.ts';

/** Abundance of round 2: three frogs in the Forest have no water. */
export const land: Chapter = {
  id: 'feed-the-land',
  position: {
    ...START,
    round: 2,
    phase: 'execution',
    cursor: 'abundance-1',
    animals: { amphibians: { points: 8 }, insects: { points: 7 }, reptiles: { points: 6 } },
    cubes: {
      C3: { amphibians: 2 },
      C4: { amphibians: 3 },
      D2: { amphibians: 5, insects: 1 },
      D3: { amphibians: 1, reptiles: 1 },
      D4: { reptiles: 2 },
      E3: { amphibians: 3, insects: 4, reptiles: 1 },
      E4: { insects: 1, reptiles: 4 },
    },
    boxes: {
      adaptation: ['grub'],
      regression: ['seed', 'sun'],
      abundance: ['water', 'sun', 'grass', 'meat'],
      wasteland: ['grub', 'meat'],
      wanderlust: ['seed', 'sun', 'grass', 'water'],
    },
    spaces: {
      ...LATER_PAWNS,
      'abundance-1': 'amphibians',
      'glaciation-1': 'reptiles',
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
      rules: ['DS-5.4.4.1', 'DS-5.6.3'],
      flows: true,
      moves: [['take', 'water']],
      path: ['kind:water'],
      show: ['hex:C4', 'row:abundance'],
      wrong: [
        {
          moves: [
            ['take', 'sun'],
            ['take', 'grass'],
            ['take', 'meat'],
          ],
          say: 'wrong',
        },
      ],
    },
    {
      kind: 'move',
      rules: ['DS-5.4.4.1', 'DS-5.4.4.2', 'DS-2.3.5'],
      alone: true,
      moves: [
        ['put', 'B4-C4-C5'],
        ['put', 'B3-B4-C4'],
      ],
      path: ['corner:B4-C4-C5'],
    },
    {
      kind: 'look',
      rules: ['DS-5.4.5.2', 'DS-5.9.4.5', 'DS-5.4.6.1'],
      at: 'row:wasteland',
      show: ['hex:D3', 'hex:C4'],
    },
  ],
};
