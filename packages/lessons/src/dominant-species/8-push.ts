import type { Chapter } from '../format.ts';
import { LYNX, OTTER } from './rivals.ts';
import { LATER_PAWNS, START } from './table.ts';

/** Migration 2, then two pawns in Competition. */
export const push: Chapter = {
  id: 'go-and-push',
  position: {
    ...START,
    round: 2,
    phase: 'execution',
    cursor: 'migration-6',
    animals: { amphibians: { points: 11 }, insects: { points: 10 }, reptiles: { points: 8 } },
    cubes: {
      C3: { amphibians: 2 },
      D2: { amphibians: 6, insects: 1 },
      D3: { reptiles: 1 },
      D4: { reptiles: 2 },
      E3: { amphibians: 2, insects: 5, reptiles: 2 },
      E4: { insects: 1, reptiles: 4 },
    },
    spaces: {
      ...LATER_PAWNS,
      'migration-6': 'amphibians',
      'competition-1': 'amphibians',
      'competition-4': 'amphibians',
      'competition-5': 'insects',
    },
  },
  rivals: [LYNX, OTTER],
  stars: [0, 2],
  steps: [
    {
      kind: 'move',
      rules: ['DS-5.4.10.1', 'DS-5.4.10.2', 'DS-3.4'],
      moves: [['move', 'D2', 'E3']],
      path: ['token:D2:amphibians', 'hex:E3', 'token:D2:amphibians', 'hex:E3'],
      rest: [['move', 'D2', 'E3']],
      show: ['hex:D2', 'hex:E3'],
      wrong: [{ moves: [['move', 'C3', 'C4']], say: 'wrong.forest' }],
    },
    {
      kind: 'move',
      rules: ['DS-5.4.11.2', 'DS-3.3'],
      moves: [['eliminate', 'D2', 'insects']],
      path: ['token:D2:insects'],
      show: ['hex:D2', 'row:competition'],
      wrong: [{ moves: [['skip']], say: 'wrong' }],
    },
    {
      kind: 'move',
      rules: ['DS-5.4.11.2', 'DS-5.4.11.4', 'DS-5.7.1'],
      alone: true,
      moves: [['eliminate', 'E3', 'insects']],
      path: ['token:E3:insects'],
      wrong: [{ moves: [['eliminate', 'E3', 'reptiles']], say: 'wrong.reptiles' }],
    },
  ],
};
