import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, question, refused, tile } from '../../../src/testing/index.ts';
import {
  answers,
  atTurn,
  cubes,
  earth,
  evolving,
  expectResolved,
  four,
  isThrough,
  resolving,
  rowWith,
  view,
} from './stage.ts';

const EDGE = ['C1', 'C6', 'E1', 'E6'];

rule('DSM-6.3.35', 'a Tectonics action on an edge tile or any Seamount', () => {
  const spread = earth({ cubes: { C4: { crustaceans: 2, fishes: 3 } } });
  const s = resolving('volcanism', 'crustaceans', spread);
  expect(answers(s, 'open a vent on')).toEqual(['C1', 'C4', 'C6', 'E1', 'E6']);
  expect(refused(s, 'open a vent on D5')).toMatchObject({ code: 'not-edge', rule: 'DSM-5.12.1' });
  // A main effect is compulsory.
  expect(refused(s, 'forgo')).toMatchObject({ code: 'no-way-out' });
  play(s, 'open a vent on C4', 'turn the smoker up', 'take the cube from pool');
  expect(isThrough(s)).toBe(true);
  expect(tile(s, 'C4')).toMatchObject({ terrain: 'vent', under: 'seamount', side: 'smoker' });
  expect(view(s).ventsLeft).toBe(9);
  // One cube of each animal stays, one of yours comes. One vent: 1 VP.
  expectResolved(
    'volcanism',
    'crustaceans',
    ['open a vent on C4', 'turn the smoker up', 'take the cube from pool'],
    {
      'tiles.C4': ['seamount', { terrain: 'vent', under: 'seamount', side: 'smoker' }],
      'cubes.C4.fishes': [3, 1],
      'animals.fishes.pool': [28, 30],
      'animals.crustaceans.points.tectonics': [0, 1],
    },
    spread,
  );
});

rule('DSM-6.3.35', 'no vent is left: no effect', () => {
  const covered = ['C1', 'C3', 'C4', 'C6', 'D2', 'D3', 'D5', 'D6', 'E1', 'E6'];
  const under: Record<string, string> = {
    C3: 'kelp',
    C4: 'seamount',
    C1: 'land',
    D2: 'land',
    D3: 'land',
    E1: 'land',
  };
  const tiles = Object.fromEntries(
    covered.map((hex) => [hex, { terrain: 'vent', under: under[hex] ?? 'ocean' }]),
  );
  const s = resolving('volcanism', 'crustaceans', earth({ tiles }));
  expect([isThrough(s), view(s).ventsLeft]).toEqual([true, 0]);
});

rule('DSM-6.3.35', 'in play: every Tectonics action may choose a Seamount', () => {
  const without = atTurn('crustaceans');
  play(without, 'place a pawn on tectonics-1');
  expect(answers(without, 'open a vent on')).toEqual(EDGE);
  const s = atTurn('crustaceans', { row: rowWith('volcanism', 4) });
  play(s, 'place a pawn on tectonics-1');
  expect(answers(s, 'open a vent on')).toEqual(['C1', 'C4', 'C6', 'E1', 'E6']);
  expect(options(s)).toContain('forgo');
});

rule('DSM-9.4.2', 'Camouflage comes before the card is discarded and the row refilled', () => {
  const s = evolving('crustaceans', {
    row: ['volcanism', 'asteroid'],
    animals: four({ fishes: { traits: ['camouflage'] } }),
  });
  play(s, 'choose volcanism', 'open a vent on E6', 'turn the smoker up', 'take the cube from pool');
  expect(question(s)).toBe('camouflage');
  expect(view(s).row.map(({ card }) => card)).toEqual(['volcanism', 'asteroid']);
  play(s, 'add 1 to E6');
  expect([cubes(s, 'E6'), isThrough(s)]).toEqual([{ fishes: 1, crustaceans: 1 }, true]);
  expect(view(s).row.map(({ card }) => card)).toEqual(['asteroid']);
});
