import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectChanged, options, play, refused } from '../../../src/testing/index.ts';
import { atTurn, control, cubes, earth, four, isThrough } from '../cards/stage.ts';

const MIGRANTS = four({ fishes: { traits: ['seasonal-migrants'] } });

rule('DSM-6.4.16', 'one cube more', () => {
  const s = atTurn('fishes', { animals: MIGRANTS });
  play(s, 'place a pawn on migration-1', 'move a cube from D4 to C3', 'move a cube from D4 to D3');
  expect([isThrough(s), cubes(s, 'D4').fishes]).toEqual([true, 1]);
  const other = atTurn('crustaceans', { animals: MIGRANTS });
  play(other, 'place a pawn on migration-1', 'move a cube from D4 to C3');
  expect(isThrough(other)).toBe(true);
});

rule('DSM-6.4.16', 'two cubes move, one of them two steps, and nothing else changes', () => {
  const s = atTurn('fishes', { animals: MIGRANTS });
  const moves = ['place a pawn on migration-1', 'move a cube from D4 to C3', 'move a cube from D4 to D2'];
  expectChanged(s, () => play(s, ...moves), {
    'cubes.D4.fishes': [3, 1],
    'cubes.C3.fishes': [0, 1],
    'cubes.D2.fishes': [0, 1],
    'animals.fishes.pawns': [4, 3],
    'spaces.migration-1': [undefined, 'fishes'],
    toAct: ['fishes', 'cephalopods'],
  });
});

rule('DSM-6.4.16', 'up to two steps, over a tile and onto a tile', () => {
  const s = atTurn('fishes', { animals: MIGRANTS });
  play(s, 'place a pawn on migration-1');
  // D2 and D6 lie two steps away over D3 and D5.
  expect(options(s)).toContain('move a cube from D4 to D2');
  expect(options(s)).toContain('move a cube from D4 to D6');
  expect(refused(s, 'move a cube from D4 to D1')).toMatchObject({ code: 'too-far' });
  expect(refused(s, 'move a cube from D4 to C2')).toMatchObject({ code: 'no-tile' });
  play(s, 'move a cube from D4 to D2');
  expect(cubes(s, 'D2')).toEqual({ fishes: 1 });
  // With E5 for D6 there are only empty hexes between D5 and C6.
  const over = atTurn('fishes', {
    animals: MIGRANTS,
    ...earth({ tiles: { D6: null, E5: 'sand' }, cubes: { D5: { fishes: 1 } } }),
  });
  play(over, 'place a pawn on migration-1');
  expect(refused(over, 'move a cube from D5 to C6')).toMatchObject({ code: 'no-way', rule: 'DSM-6.4.16' });
  expect(options(over)).toContain('move a cube from D5 to E6');
});

rule('DSM-6.4.16', 'the special space stays without a limit', () => {
  const s = atTurn('fishes', {
    animals: MIGRANTS,
    ...control({ sun: 'fishes' }),
    ...earth({ cubes: { D4: { fishes: 8 } } }),
  });
  play(s, 'use the pawn of sun', 'place a pawn on migration-4');
  for (let i = 0; i < 8; i++) play(s, 'move a cube from D4 to C3');
  expect(cubes(s, 'C3')).toEqual({ fishes: 8 });
});
