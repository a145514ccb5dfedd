import type { Chapter } from '../format.ts';
import { HIPPA, LABRUS } from './rivals.ts';
import { START, START_CORNERS } from './table.ts';

/** New ocean, a vent at the edge, and a card with a skeleton. */
export const fire: Chapter = {
  id: 'ground-and-fire',
  position: {
    ...START,
    seed: 'fire 28',
    round: 3,
    animals: {
      crustaceans: { traits: ['cannibal'], points: 9 },
      fishes: { traits: ['resilience'], points: 11 },
      cephalopods: { traits: ['flight'], points: 8 },
    },
    corners: { ...START_CORNERS, 'D6-E5-E6': 'worms' },
    cubes: {
      D4: { crustaceans: 5, fishes: 4, cephalopods: 3 },
      D5: { crustaceans: 4 },
      D6: { cephalopods: 2 },
      E3: { crustaceans: 2 },
      E4: { crustaceans: 3 },
      E6: { fishes: 4 },
    },
    spaces: {
      'speciation-2': 'crustaceans',
      'wanderlust-1': 'crustaceans',
      'abundance-1': 'fishes',
      'adaptation-1': 'cephalopods',
    },
    doing: [{ id: 'wanderlust' }],
  },
  rivals: [LABRUS, HIPPA],
  stars: [0, 2],
  steps: [
    {
      kind: 'move',
      rules: ['DSM-5.11.1'],
      flows: true,
      moves: [['stack', 1]],
      path: ['stack:1'],
    },
    {
      kind: 'move',
      rules: ['DSM-5.11.2', 'DSM-5.11.3', 'DSM-5.11.4', 'DSM-5.11.5', 'DSM-1.4'],
      moves: [['lay', 'C5']],
      path: ['hex:C5'],
      show: ['hex:C6', 'hex:D5', 'hex:D6'],
      wrong: [
        {
          moves: ['B1', 'B2', 'B3', 'B4', 'B5', 'C2', 'E2', 'F1', 'F2', 'F3', 'F4', 'F5'].map((hex) => [
            'lay',
            hex,
          ]),
          say: 'wrong',
        },
      ],
      follow: [
        { seat: 0, move: ['skip'] },
        { seat: 2, move: ['bring', 'D6', 0] },
        { seat: 0, move: ['bring', 'D5', 0] },
        { seat: 1, move: ['place', 'regression-1'] },
        { seat: 1, move: ['use'] },
        { seat: 2, move: ['place', 'regression-2'] },
        { seat: 2, move: ['use'] },
      ],
      // On the other side of the ocean lie three neighbours as well.
      branches: [
        {
          moves: [['lay', 'E5']],
          to: 'tectonics',
          follow: [
            { seat: 0, move: ['skip'] },
            { seat: 2, move: ['bring', 'D6', 0] },
            { seat: 1, move: ['bring', 'E6', 0] },
            { seat: 0, move: ['bring', 'D5', 0] },
            { seat: 0, move: ['bring', 'E4', 0] },
            { seat: 1, move: ['place', 'regression-1'] },
            { seat: 1, move: ['use'] },
            { seat: 2, move: ['place', 'regression-2'] },
            { seat: 2, move: ['use'] },
          ],
        },
      ],
    },
    {
      kind: 'move',
      id: 'tectonics',
      rules: ['DSM-5.12.1', 'DSM-5.1.2'],
      moves: [['place', 'tectonics-1']],
      path: ['space:tectonics-1'],
      show: ['row:tectonics'],
    },
    {
      kind: 'move',
      rules: ['DSM-5.12.1', 'DSM-5.12.5', 'DSM-5.12.6', 'DSM-5.12.7'],
      alone: true,
      moves: [['vent', 'E6']],
      path: ['hex:E6'],
      follow: [
        { seat: 1, move: ['place', 'evolution-1'] },
        { seat: 1, move: ['score', 'D4'] },
      ],
    },
    { kind: 'look', rules: ['DSM-5.17.2', 'DSM-5.17.3', 'DSM-5.15.9'], at: 'hex:D6', show: ['hex:E6'] },
  ],
};
