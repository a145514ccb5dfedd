import type { Chapter } from '../format.ts';
import { HIPPA, LABRUS } from './rivals.ts';
import { START } from './table.ts';

/** The second turn: a pawn stands in row 6, and the others go below it. */
export const down: Chapter = {
  id: 'always-downwards',
  position: {
    ...START,
    cubes: {
      D4: { crustaceans: 5, fishes: 3, cephalopods: 3 },
      D5: { crustaceans: 4 },
      E4: { crustaceans: 3 },
    },
    spaces: { 'speciation-2': 'crustaceans', 'adaptation-1': 'fishes', 'abundance-1': 'cephalopods' },
  },
  rivals: [LABRUS, HIPPA],
  stars: [0, 2],
  steps: [
    {
      kind: 'look',
      rules: ['DSM-5.2.2', 'DSM-3.2'],
      at: 'row:abundance',
      show: ['space:speciation-2'],
    },
    {
      kind: 'move',
      rules: ['DSM-5.2.2', 'DSM-3.3'],
      flows: true,
      alone: true,
      moves: [['place', 'migration-2']],
      path: ['space:migration-2'],
      wrong: [
        {
          moves: [
            ['place', 'migration-1'],
            ['place', 'migration-3'],
          ],
          say: 'wrong.other',
        },
        { moves: [['retrieve']], say: 'wrong.home' },
      ],
    },
    {
      kind: 'move',
      rules: ['DSM-5.13.1', 'DSM-5.13.2', 'DSM-1.6.7'],
      moves: [['move', 'E4', 'E3']],
      path: ['token:E4:crustaceans', 'hex:E3', 'token:E4:crustaceans', 'hex:E3', 'button:stop'],
      rest: [['move', 'E4', 'E3'], ['stop']],
      show: ['hex:E4', 'hex:E3', 'corner:D3-D4-E3'],
      wrong: [
        {
          moves: [
            ['move', 'D4', 'C3'],
            ['move', 'D4', 'C4'],
            ['move', 'D5', 'C4'],
            ['move', 'D5', 'D6'],
          ],
          say: 'wrong',
        },
      ],
    },
  ],
};
