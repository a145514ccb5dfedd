import { executing, playing, table } from '@clade/dominant-species/testing';
import type { Position } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';

/** Mammals with one pawn left; the birds have placed theirs. */
function lastPawn(mammals: Position, more: Position) {
  return table({
    animals: { mammals: { pawns: 1, ...mammals }, birds: { pawns: 0 } },
    initiative: ['mammals', 'birds'],
    boxes: {},
    tiles: { D3: 'tundra', D2: 'wetland', E3: 'savannah' },
    ...more,
  });
}

describe('placing a pawn', () => {
  test('Regression, when all animals live on one disk of the display that is in danger', () => {
    const s = lastPawn(
      { elements: ['sun'] },
      {
        boxes: { regression: ['sun'] },
        corners: { 'D2-E2-E3': 'sun' },
        cubes: { D2: { mammals: 4, birds: 1 }, E3: { mammals: 4 } },
      },
    );
    expect(answer(s, 'placement')).toMatch(/regression/);
  });

  test('not Regression, when nothing in the box is on the display', () => {
    const s = lastPawn(
      { elements: ['sun'] },
      {
        boxes: { regression: ['grub'] },
        corners: { 'D2-E2-E3': 'sun' },
        cubes: { D2: { mammals: 4, birds: 1 }, E3: { mammals: 4 } },
      },
    );
    expect(answer(s, 'placement')).not.toMatch(/regression/);
  });

  test('Domination, when a wetland is dominated and the gene pool is empty', () => {
    const s = lastPawn({ pool: 0 }, { corners: { 'D2-E2-E3': 'meat' }, cubes: { D2: { mammals: 5 } } });
    expect(answer(s, 'placement')).toBe('place a pawn on domination-1');
  });

  test('Wasteland, when it would take the only food of a crowd', () => {
    const s = lastPawn(
      { pool: 0 },
      {
        boxes: { wasteland: ['meat'] },
        corners: { 'D2-D3-E3': 'meat' },
        cubes: { D2: { mammals: 9 }, E3: { mammals: 9 } },
      },
    );
    expect(answer(s, 'placement')).toBe('place a pawn on wasteland');
  });

  test('the space of Speciation whose element lies on Earth', () => {
    const s = lastPawn(
      {},
      {
        stacks: [null, null, null],
        corners: {
          'D2-E2-E3': 'meat',
          'C2-D1-D2': 'seed',
          'C2-C3-D2': 'seed',
          'E3-F2-F3': 'seed',
          'E2-E3-F2': 'seed',
        },
        cubes: { D2: { mammals: 1, birds: 3 }, E3: { mammals: 1, birds: 3 } },
      },
    );
    expect(answer(s, 'placement')).toBe('place a pawn on speciation-1');
  });

  test('the space of Wanderlust with nothing to do on Earth but to find a place', () => {
    const s = lastPawn(
      { pool: 0 },
      { stacks: ['sea', 'sea', 'sea'], tiles: { D3: 'tundra', D2: 'wetland', E3: 'savannah', E4: 'desert' } },
    );
    expect(answer(s, 'placement')).toBe('place a pawn on wanderlust-1');
  });

  test('Glaciation, when it freezes a crowd of the others between tundra', () => {
    const s = table({
      animals: { mammals: { pawns: 1, pool: 0 }, birds: { pawns: 0 } },
      initiative: ['mammals', 'birds'],
      boxes: {},
      stacks: [null, null, null],
      tiles: {
        D3: 'tundra',
        D2: 'tundra',
        E3: 'sea',
        E4: 'tundra',
        F2: 'tundra',
        F3: 'tundra',
        E2: 'tundra',
      },
      corners: { 'E2-E3-F2': 'seed', 'E3-E4-F3': 'meat' },
      cubes: { E3: { birds: 9 }, D3: { mammals: 1 } },
    });
    expect(answer(s, 'placement')).toBe('place a pawn on glaciation-1');
  });

  test('Initiative with the very last pawn: it goes on to the best space', () => {
    const s = table({
      animals: { mammals: { pawns: 1 }, birds: { pawns: 0 } },
      initiative: ['birds', 'mammals'],
    });
    expect(answer(s, 'placement')).toBe('place a pawn on initiative');
  });

  test('not Initiative for the first on the track', () => {
    const s = table({
      animals: { mammals: { pawns: 1 }, birds: { pawns: 0 } },
      initiative: ['mammals', 'birds'],
    });
    expect(answer(s, 'placement')).not.toMatch(/initiative/);
  });
});

test('Initiative is used, not forgone', () => {
  expect(answer(executing({ initiative: 'mammals' }), 'initiative')).toBe('use the action');
});

test('the pawn of Initiative goes on to the space that is worth most', () => {
  const s = executing(
    { initiative: 'mammals' },
    {
      animals: { mammals: { pool: 0 }, birds: {} },
      tiles: { D3: 'tundra', D2: 'wetland', E3: 'savannah' },
      corners: { 'D2-E2-E3': 'meat' },
      cubes: { D2: { mammals: 5 } },
      action: { animal: 'mammals', step: 1 },
      spaces: {},
    },
  );
  expect(answer(s, 'initiative-space')).toBe('place a pawn on domination-1');
});

test('Instinct: a Domination space that is still ahead acts this round', () => {
  expect(answer(playing('instinct', 'reptiles', 'E4'), 'instinct')).toBe('place a pawn on domination-2');
});
