import type { Chapter } from '../format.ts';
import { HIPPA, LABRUS } from './rivals.ts';
import { START } from './table.ts';

/** The first turn of the game: a pawn beside the worms. */
export const act: Chapter = {
  id: 'place-and-act',
  position: START,
  rivals: [LABRUS, HIPPA],
  stars: [0, 2],
  steps: [
    {
      kind: 'move',
      rules: ['DSM-5.1.2', 'DSM-5.4.1'],
      flows: true,
      moves: [['place', 'speciation-2']],
      path: ['space:speciation-2'],
      show: ['row:speciation', 'corner:D4-D5-E4'],
      wrong: [
        {
          moves: [
            ['place', 'speciation-1'],
            ['place', 'speciation-3'],
            ['place', 'speciation-4'],
          ],
          say: 'wrong',
        },
      ],
    },
    {
      kind: 'move',
      rules: ['DSM-5.10.1', 'DSM-5.10.2', 'DSM-1.3'],
      moves: [['speciate', 'D4-D5-E4']],
      path: ['corner:D4-D5-E4'],
      rest: [
        ['add', 'D4', 2],
        ['add', 'D5', 4],
        ['add', 'E4', 3],
      ],
      show: ['hex:D4', 'hex:D5', 'hex:E4'],
      wrong: [
        {
          moves: [
            ['forgo'],
            ...[0, 1].map((n) => ['add', 'D4', n]),
            ...[0, 1, 2, 3].map((n) => ['add', 'D5', n]),
            ...[0, 1, 2].map((n) => ['add', 'E4', n]),
          ],
          say: 'wrong',
        },
      ],
    },
    {
      kind: 'look',
      rules: ['DSM-5.15.2'],
      alone: true,
      at: 'token:D4:crustaceans',
      wrong: [
        { at: 'token:D4:cephalopods', say: 'wrong' },
        { at: 'token:D4:fishes', say: 'wrong' },
      ],
    },
  ],
};
