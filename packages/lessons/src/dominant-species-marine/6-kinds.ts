import type { Chapter } from '../format.ts';
import { HIPPA, LABRUS } from './rivals.ts';
import { START } from './table.ts';

/** After the refill: worms for the map, then plankton for the crabs. */
export const kinds: Chapter = {
  id: 'more-kinds',
  position: {
    ...START,
    round: 2,
    cubes: {
      D4: { crustaceans: 5, fishes: 3, cephalopods: 3 },
      D5: { crustaceans: 4 },
      E3: { crustaceans: 2 },
      E4: { crustaceans: 1 },
    },
    boxes: { ...START.boxes, regression: ['gastropods'] },
    spaces: { 'abundance-1': 'crustaceans' },
    doing: [{ id: 'abundance' }],
  },
  rivals: [LABRUS, HIPPA],
  stars: [0, 3],
  steps: [
    {
      kind: 'move',
      rules: ['DSM-5.5.1'],
      flows: true,
      moves: [['take', 'worms']],
      path: ['kind:worms'],
      show: ['row:abundance'],
      wrong: [
        {
          moves: [
            ['take', 'sun'],
            ['take', 'sponges'],
          ],
          say: 'wrong',
        },
      ],
    },
    {
      kind: 'move',
      rules: ['DSM-5.5.1', 'DSM-2.9'],
      moves: [['put', 'E3-E4-F3']],
      path: ['corner:E3-E4-F3'],
      show: ['hex:E3', 'hex:E4'],
      follow: [
        { seat: 1, move: ['place', 'adaptation-2'] },
        { seat: 1, move: ['take', 'algae'] },
        { seat: 2, move: ['place', 'regression-1'] },
        { seat: 2, move: ['use'] },
      ],
    },
    {
      kind: 'move',
      rules: ['DSM-5.2.2', 'DSM-5.8.1'],
      flows: true,
      moves: [['place', 'adaptation-1']],
      path: ['space:adaptation-1'],
      show: ['row:adaptation'],
    },
    {
      kind: 'move',
      rules: ['DSM-5.8.1', 'DSM-5.8.2'],
      alone: true,
      moves: [['take', 'plankton']],
      path: ['kind:plankton'],
      show: ['hex:C4', 'corner:C4-D4-D5'],
    },
    { kind: 'look', rules: ['DSM-5.17.6', 'DSM-5.9.1'], at: 'row:regression' },
  ],
};
