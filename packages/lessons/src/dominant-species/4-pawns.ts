import type { Chapter } from '../format.ts';
import { LYNX, OTTER } from './rivals.ts';
import { START } from './table.ts';

/** Planning: Lynx has placed the first pawn of the game. */
export const pawns: Chapter = {
  id: 'pawns',
  position: { ...START, toAct: 'amphibians', spaces: { 'adaptation-1': 'insects' } },
  rivals: [LYNX, OTTER],
  stars: [0, 2],
  steps: [
    {
      kind: 'move',
      rules: ['DS-5.2.1', 'DS-5.2.5', 'DS-3.2'],
      moves: [['place', 'speciation-4']],
      path: ['space:speciation-4'],
      show: ['row:speciation'],
      wrong: [
        {
          moves: [
            ['place', 'speciation-1'],
            ['place', 'speciation-2'],
            ['place', 'speciation-3'],
            ['place', 'speciation-5'],
            ['place', 'speciation-6'],
          ],
          say: 'wrong',
        },
      ],
      follow: [
        { seat: 2, move: ['place', 'speciation-2'] },
        { seat: 1, move: ['place', 'speciation-6'] },
      ],
    },
    {
      kind: 'move',
      rules: ['DS-5.3.1', 'DS-5.4.12.1'],
      flows: true,
      moves: [['place', 'domination-1']],
      path: ['space:domination-1'],
      show: ['row:domination'],
      wrong: [
        {
          moves: [
            ['place', 'domination-2'],
            ['place', 'domination-3'],
            ['place', 'domination-4'],
            ['place', 'domination-5'],
          ],
          say: 'wrong',
        },
      ],
      follow: [
        { seat: 2, move: ['place', 'domination-2'] },
        { seat: 1, move: ['place', 'migration-1'] },
      ],
    },
    {
      kind: 'move',
      rules: ['DS-5.2.3', 'DS-5.3.1'],
      alone: true,
      moves: [
        ['place', 'adaptation-2'],
        ['place', 'adaptation-3'],
      ],
      path: ['space:adaptation-2'],
    },
  ],
};
