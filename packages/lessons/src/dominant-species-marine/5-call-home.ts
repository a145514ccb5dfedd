import type { Chapter } from '../format.ts';
import { HIPPA, LABRUS } from './rivals.ts';
import { START } from './table.ts';

/** The learner's pawns stand low; everybody calls home, and the display is filled again. */
export const callHome: Chapter = {
  id: 'calling-home',
  position: {
    ...START,
    seed: 'home',
    cubes: {
      C4: { fishes: 3 },
      D4: { crustaceans: 5, fishes: 5, cephalopods: 3 },
      D5: { crustaceans: 4 },
      E3: { crustaceans: 2 },
      E4: { crustaceans: 1 },
    },
    spaces: {
      'speciation-2': 'crustaceans',
      'migration-2': 'crustaceans',
      'evolution-2': 'crustaceans',
      'evolution-4': 'crustaceans',
      'adaptation-1': 'fishes',
      'speciation-3': 'fishes',
      'competition-2': 'fishes',
      'evolution-3': 'cephalopods',
      'domination-1': 'cephalopods',
    },
  },
  rivals: [LABRUS, HIPPA],
  stars: [0, 2],
  steps: [
    {
      kind: 'move',
      rules: ['DSM-5.1.2', 'DSM-5.3.1', 'DSM-5.3.2'],
      moves: [['retrieve']],
      path: ['button:retrieve'],
      show: ['pawns:crustaceans'],
      wrong: [
        {
          moves: [
            ['place', 'evolution-5'],
            ['place', 'domination-2'],
          ],
          say: 'wrong',
        },
      ],
      follow: [
        { seat: 1, move: ['retrieve'] },
        { seat: 2, move: ['retrieve'] },
      ],
    },
    { kind: 'look', rules: ['DSM-5.3.4', 'DSM-5.17.5'], at: 'row:evolution' },
    {
      kind: 'move',
      rules: ['DSM-5.2.2', 'DSM-5.1.1'],
      alone: true,
      moves: [
        ['place', 'abundance-1'],
        ['place', 'abundance-2'],
        ['place', 'abundance-3'],
      ],
      path: ['space:abundance-1'],
    },
  ],
};
