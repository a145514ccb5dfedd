import type { Chapter } from '../format.ts';
import { LYNX, OTTER } from './rivals.ts';
import { START } from './table.ts';

/** Two pawns of the learner in row 12; this round's cards are gone. */
export const points: Chapter = {
  id: 'points',
  position: {
    ...START,
    phase: 'execution',
    cursor: 'domination-3',
    spaces: { 'domination-3': 'amphibians', 'domination-4': 'amphibians', 'domination-5': 'reptiles' },
    cards: { faceUp: [] },
  },
  rivals: [LYNX, OTTER],
  stars: [0, 2],
  steps: [
    {
      kind: 'look',
      rules: ['DS-5.4.12.3', 'DS-1.2.1'],
      at: 'token:E3:reptiles',
      show: ['hex:E3'],
      wrong: [{ at: 'token:E3:amphibians', say: 'wrong' }],
    },
    {
      kind: 'move',
      rules: ['DS-5.4.12.1', 'DS-5.4.12.3', 'DS-5.4.12.4'],
      moves: [['score', 'D2']],
      path: ['hex:D2'],
      wrong: [{ moves: [['score', 'E3']], say: 'wrong' }],
    },
    {
      kind: 'move',
      rules: ['DS-5.4.12.1', 'DS-5.4.12.3'],
      alone: true,
      moves: [['score', 'C3']],
      path: ['hex:C3'],
      wrong: [{ moves: [['score', 'E3']], say: 'wrong.savannah' }],
    },
  ],
};
