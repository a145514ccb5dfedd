import type { Chapter } from '../format.ts';
import { LABRUS } from './rivals.ts';
import { START } from './table.ts';

/** Late in a game against one bot: the Asteroid lies in slot 2, and Labrus has called home already. */
export const asteroid: Chapter = {
  id: 'asteroid',
  position: {
    ...START,
    seed: 'sea',
    round: 6,
    animals: {
      crustaceans: { traits: ['cannibal'], points: 48, elements: ['plankton'] },
      fishes: { traits: ['resilience'], points: 51, elements: ['sun'], chain: 'right' },
    },
    specials: {
      worms: { controller: 'crustaceans', target: 6 },
      plankton: { controller: 'fishes', target: 8 },
    },
    boxes: {
      abundance: ['sun', 'sponges'],
      adaptation: ['sun', 'gastropods'],
      wanderlust: ['worms', 'sun'],
      regression: ['gastropods'],
      autotrophs: ['sun'],
      depletion: ['algae'],
    },
    chips: { ...START.chips, evolution: ['land', 'kelp', 'reef', 'sand', 'ocean'] },
    row: ['annelids', 'asteroid', 'biodiversity', 'producers', 'fertile'],
    deck: 2,
    cubes: {
      C3: { fishes: 2 },
      C4: { fishes: 6 },
      D4: { crustaceans: 5, fishes: 4 },
      D5: { crustaceans: 4, fishes: 2 },
      E3: { crustaceans: 3, fishes: 1 },
      E4: { crustaceans: 4 },
    },
    spaces: {
      'adaptation-1': 'crustaceans',
      'speciation-2': 'crustaceans',
      'wanderlust-1': 'crustaceans',
      'migration-2': 'crustaceans',
      'competition-2': 'crustaceans',
      'abundance-1': 'fishes',
      'speciation-3': 'fishes',
      'migration-1': 'fishes',
    },
  },
  rivals: [LABRUS],
  stars: [1, 4],
  steps: [
    {
      kind: 'move',
      rules: ['DSM-5.15.1', 'DSM-1.3.5'],
      flows: true,
      moves: [['place', 'evolution-3']],
      path: ['space:evolution-3'],
      show: ['row:evolution', 'hex:D4'],
      wrong: [
        {
          moves: [
            ['place', 'evolution-1'],
            ['place', 'evolution-2'],
          ],
          say: 'wrong',
        },
      ],
    },
    {
      kind: 'move',
      rules: ['DSM-5.15.2', 'DSM-5.15.3', 'DSM-5.15.6'],
      moves: [['score', 'D4']],
      path: ['hex:D4'],
    },
    {
      kind: 'move',
      rules: ['DSM-5.15.6', 'DSM-5.15.7', 'DSM-5.18.1'],
      moves: [['card', 'asteroid']],
      path: ['card:asteroid'],
    },
    {
      kind: 'move',
      rules: ['DSM-6.3.3', 'DSM-5.18.2'],
      alone: true,
      moves: [['tile', 'C4']],
      path: ['hex:C4'],
      follow: [
        { seat: 0, move: ['eliminate', 'D4', 'fishes'] },
        { seat: 0, move: ['eliminate', 'D5', 'fishes'] },
      ],
    },
    {
      kind: 'game',
      rules: ['DSM-5.18.2', 'DSM-5.18.3', 'DSM-5.18.5', 'DSM-4.1.11'],
      asks: ['turn', 'evolution', 'domination'],
    },
  ],
};
