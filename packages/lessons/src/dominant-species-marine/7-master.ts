import type { Chapter } from '../format.ts';
import { HIPPA, LABRUS } from './rivals.ts';
import { START } from './table.ts';

/** Crabs on three tiles with worms: Domination. */
export const master: Chapter = {
  id: 'master-of-a-food',
  position: {
    ...START,
    round: 2,
    cubes: {
      D4: { crustaceans: 5, fishes: 3, cephalopods: 3 },
      D5: { crustaceans: 4 },
      E3: { crustaceans: 2 },
      E4: { crustaceans: 1 },
    },
    spaces: { 'speciation-2': 'crustaceans', 'abundance-1': 'fishes', 'adaptation-1': 'cephalopods' },
  },
  rivals: [LABRUS, HIPPA],
  stars: [0, 2],
  steps: [
    {
      kind: 'look',
      rules: ['DSM-1.6.9'],
      at: 'target:worms',
      show: ['hex:D4', 'hex:D5', 'hex:E4', 'elements:crustaceans'],
    },
    {
      kind: 'move',
      rules: ['DSM-5.16.1', 'DSM-5.2.2'],
      flows: true,
      moves: [['place', 'domination-1']],
      path: ['space:domination-1'],
      show: ['row:domination'],
    },
    {
      kind: 'move',
      rules: ['DSM-5.16.2', 'DSM-5.16.4', 'DSM-1.6.9'],
      alone: true,
      moves: [['control', 'worms']],
      path: ['kind:worms'],
      wrong: [{ moves: [['control', 'algae']], say: 'wrong.algae' }],
    },
  ],
};
