import type { Chapter } from '../format.ts';
import { LYNX, OTTER } from './rivals.ts';
import { LATER_PAWNS, START } from './table.ts';

/** Glaciation and Wanderlust of round 3: the Mountain is icy already, a Forest was laid in the north. */
export const ice: Chapter = {
  id: 'ice-and-land',
  position: {
    ...START,
    round: 3,
    phase: 'execution',
    cursor: 'glaciation-1',
    animals: { amphibians: { points: 12 }, insects: { points: 14 }, reptiles: { points: 11 } },
    tiles: {
      C3: 'jungle',
      C4: 'forest',
      D1: 'forest',
      D2: 'wetland',
      D3: { terrain: 'tundra', under: 'sea' },
      D4: { terrain: 'tundra', under: 'mountain' },
      E3: 'savannah',
      E4: 'desert',
    },
    corners: {
      'B3-C3-C4': 'grub',
      'C2-C3-D2': 'water',
      'C3-D2-D3': 'grub',
      'C3-C4-D3': 'seed',
      'C4-D3-D4': 'meat',
      'C4-C5-D4': 'seed',
      'D2-E2-E3': 'grass',
      'D2-D3-E3': 'water',
      'D3-E3-E4': 'grass',
      'D3-D4-E4': 'sun',
      'D4-E4-E5': 'meat',
      'E3-E4-F3': 'sun',
    },
    cubes: {
      C3: { amphibians: 3 },
      D2: { amphibians: 6, insects: 2 },
      D3: { amphibians: 1, reptiles: 1 },
      D4: { reptiles: 1 },
      E3: { amphibians: 4, insects: 5, reptiles: 1 },
      E4: { insects: 3, reptiles: 5 },
    },
    boxes: {
      adaptation: ['sun'],
      regression: ['seed'],
      abundance: ['meat', 'grub'],
      wasteland: ['seed'],
      depletion: ['sun'],
      wanderlust: ['water', 'seed', 'sun', 'grass'],
    },
    stacks: ['sea', 'forest', 'mountain'],
    spaces: {
      ...LATER_PAWNS,
      'glaciation-1': 'amphibians',
      'wanderlust-1': 'amphibians',
      'wanderlust-2': 'insects',
      'migration-2': 'reptiles',
      'migration-4': 'amphibians',
    },
  },
  rivals: [LYNX, OTTER],
  stars: [0, 3],
  steps: [
    {
      kind: 'move',
      rules: ['DS-5.4.7.2', 'DS-5.4.7.6', 'DS-5.4.7.7', 'DS-5.4.7.8', 'DS-1.5.1'],
      moves: [['glaciate', 'E4']],
      path: ['hex:E4'],
      show: ['hex:D3', 'hex:D4'],
      wrong: [
        {
          moves: [
            ['glaciate', 'C3'],
            ['glaciate', 'D2'],
            ['glaciate', 'E3'],
          ],
          say: 'wrong',
        },
      ],
      follow: [{ seat: 1, move: ['add', 'E3', 1] }],
    },
    {
      kind: 'move',
      rules: ['DS-5.4.9.1', 'DS-1.4'],
      flows: true,
      moves: [['stack', 1]],
      path: ['stack:1'],
      wrong: [
        {
          moves: [
            ['stack', 2],
            ['stack', 3],
          ],
          say: 'wrong',
        },
      ],
    },
    {
      kind: 'move',
      rules: ['DS-5.4.9.2', 'DS-5.4.9.5', 'DS-1.5.1'],
      flows: true,
      moves: [['lay', 'C2']],
      path: ['hex:C2'],
      show: ['hex:C3', 'hex:D1', 'hex:D2'],
      wrong: [
        { moves: [['lay', 'E2']], say: 'wrong.grass' },
        {
          moves: ['B2', 'B3', 'B4', 'C1', 'C5', 'D5', 'E1', 'E5', 'F2', 'F3', 'F4'].map((hex) => [
            'lay',
            hex,
          ]),
          say: 'wrong',
        },
      ],
    },
    {
      kind: 'move',
      rules: ['DS-5.4.9.3', 'DS-5.4.9.4'],
      flows: true,
      moves: [['take', 'water']],
      path: ['kind:water'],
      show: ['hex:C2'],
      wrong: [{ moves: ['seed', 'sun', 'grass'].map((kind) => ['take', kind]), say: 'wrong' }],
    },
    {
      kind: 'move',
      rules: ['DS-5.4.9.3', 'DS-2.3.6', 'DS-5.4.9.6', 'DS-5.9.2.1', 'DS-5.9.2.2'],
      alone: true,
      moves: [
        ['put', 'C2-D1-D2'],
        ['put', 'B2-C2-C3'],
        ['put', 'C1-C2-D1'],
      ],
      path: ['corner:C2-D1-D2'],
      follow: [
        { seat: 0, move: ['bring', 'C3', 0] },
        { seat: 0, move: ['bring', 'D2', 3] },
        { seat: 1, move: ['bring', 'D2', 0] },
      ],
    },
  ],
};
