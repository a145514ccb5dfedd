import type { Chapter } from '../format.ts';
import { HIPPA, LABRUS } from './rivals.ts';
import { START, START_CORNERS } from './table.ts';

/** The white pawn of the worms; Labrus stands where the learner would like to be. */
export const white: Chapter = {
  id: 'white-pawn',
  position: {
    ...START,
    round: 2,
    animals: {
      crustaceans: { traits: ['cannibal'], points: 11 },
      fishes: { traits: ['resilience'], points: 14 },
      cephalopods: { traits: ['flight'], points: 9 },
    },
    specials: { worms: { controller: 'crustaceans', target: 6 } },
    corners: { ...START_CORNERS, 'E4-E5-F4': 'worms' },
    cubes: {
      C4: { fishes: 3 },
      D4: { crustaceans: 2, fishes: 3, cephalopods: 3 },
      D5: { crustaceans: 4, fishes: 2 },
      E3: { crustaceans: 3 },
      E4: { crustaceans: 3, cephalopods: 2 },
    },
    spaces: {
      'speciation-1': 'cephalopods',
      'speciation-2': 'fishes',
      'migration-2': 'crustaceans',
      'evolution-1': 'crustaceans',
      'abundance-1': 'fishes',
      'adaptation-1': 'cephalopods',
    },
  },
  rivals: [LABRUS, HIPPA],
  stars: [0, 2],
  steps: [
    {
      kind: 'move',
      rules: ['DSM-5.2.3', 'DSM-1.6.10'],
      flows: true,
      moves: [['special', 'worms']],
      path: ['pawn:worms'],
      show: ['pawns:crustaceans', 'target:worms'],
    },
    {
      kind: 'move',
      rules: ['DSM-5.2.3', 'DSM-5.2.4'],
      moves: [['place', 'speciation-2']],
      path: ['space:speciation-2'],
      show: ['row:speciation'],
      wrong: [{ moves: [['place', 'speciation-5']], say: 'wrong.diamond' }],
    },
    {
      kind: 'move',
      rules: ['DSM-5.10.1', 'DSM-5.10.2'],
      alone: true,
      moves: [['speciate', 'D4-D5-E4']],
      path: ['corner:D4-D5-E4'],
      rest: [
        ['add', 'D4', 2],
        ['add', 'D5', 4],
        ['add', 'E4', 3],
      ],
      wrong: [{ moves: [['speciate', 'E4-E5-F4']], say: 'wrong.sand' }],
    },
  ],
};
