import type { Chapter } from '../format.ts';
import { LYNX } from './rivals.ts';
import { START } from './table.ts';

/** The last Domination before Ice Age comes up, then a real last round against one bot. */
export const end: Chapter = {
  id: 'cards-and-end',
  position: {
    ...START,
    round: 6,
    phase: 'execution',
    cursor: 'domination-1',
    animals: { amphibians: { points: 41 }, insects: { points: 44 } },
    cubes: {
      C3: { amphibians: 3 },
      C4: { insects: 2 },
      D2: { amphibians: 6, insects: 2 },
      D3: { amphibians: 2, insects: 1 },
      E3: { amphibians: 4, insects: 5 },
      E4: { amphibians: 2, insects: 4 },
    },
    cards: { faceUp: ['biodiversity', 'cold-snap'], deck: 1 },
    spaces: { 'domination-1': 'amphibians', 'domination-2': 'insects' },
  },
  rivals: [LYNX],
  stars: [1, 4],
  steps: [
    {
      kind: 'move',
      rules: ['DS-5.4.12.3', 'DS-5.4.12.5'],
      flows: true,
      moves: [['score', 'D2']],
      path: ['hex:D2'],
      show: ['crown:D2'],
      wrong: [{ moves: [['score', 'E3']], say: 'wrong' }],
    },
    {
      kind: 'move',
      rules: ['DS-5.4.12.5', 'DS-5.4.12.9', 'DS-6.2.1'],
      alone: true,
      moves: [['card', 'biodiversity']],
      path: ['card:biodiversity'],
      follow: [
        { seat: 1, move: ['score', 'E3'] },
        { seat: 1, move: ['place', 'speciation-6'] },
        { seat: 0, move: ['place', 'speciation-4'] },
        { seat: 1, move: ['place', 'domination-2'] },
        { seat: 0, move: ['place', 'domination-1'] },
        { seat: 1, move: ['place', 'competition-4'] },
        { seat: 0, move: ['place', 'migration-6'] },
        { seat: 1, move: ['place', 'migration-1'] },
        { seat: 0, move: ['place', 'abundance-1'] },
        { seat: 1, move: ['place', 'adaptation-1'] },
        { seat: 0, move: ['place', 'domination-3'] },
        { seat: 1, move: ['place', 'glaciation-1'] },
        { seat: 0, move: ['place', 'adaptation-2'] },
        { seat: 1, move: ['place', 'wanderlust-1'] },
      ],
    },
    { kind: 'look', rules: ['DS-5.9.1.1', 'DS-5.6.3'], flows: true, at: 'hex:E4' },
    { kind: 'look', rules: ['DS-6.14.1', 'DS-6.14.2', 'DS-5.10.1', 'DS-5.10.4'], at: 'card:ice-age' },
    {
      kind: 'game',
      rules: ['DS-5.10.2', 'DS-5.10.3', 'DS-5.10.4', 'DS-5.10.5'],
      asks: ['placement', 'speciation', 'migration', 'domination'],
    },
  ],
};
