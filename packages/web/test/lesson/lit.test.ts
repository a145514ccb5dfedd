import type { Wire } from '@clade/engine';
import type { MoveStep } from '@clade/lessons';
import { describe, expect, test } from 'vitest';
import type { GameUi } from '../../src/games/game-ui.ts';
import { CONFIRM, litOf } from '../../src/lesson/lit.ts';
import type { Snapshot } from '../../src/table/table.ts';

const ui = {
  spots: (move: Wire) =>
    move.length === 1 ? [] : move.slice(1).map((noun) => `${move[0] === 'move' ? 'hex' : 'corner'}:${noun}`),
} as unknown as GameUi;

function lit(
  step: Partial<MoveStep>,
  draft: Wire[] = [],
  waiting?: Wire,
  held: Wire = [],
  legal: Wire[] = [],
) {
  const snapshot = {
    viewer: 0,
    draft: { moves: draft, events: [], confirmed: false },
    legal: legal.map((move) => ({ move, words: '' })),
  } as unknown as Snapshot;
  const whole: MoveStep = { kind: 'move', rules: [], moves: [], path: [], ...step };
  return litOf(whole, { snapshot, turn: { held, ...(waiting ? { waiting } : {}) }, ui });
}

describe('what is lit', () => {
  const cards = { moves: [['trait', 'horns', 3, 0]], path: ['card:horns:3', 'species:0:0'] };
  test('the presses of a move, one after the other', () => {
    expect(lit(cards)).toBe('card:horns:3');
    expect(lit(cards, [], undefined, ['card:horns:3'])).toBe('species:0:0');
  });

  test('Confirm, once everything is chosen', () => {
    expect(lit(cards, [], ['trait', 'horns', 3, 0])).toBe(CONFIRM);
  });

  const disk = {
    moves: [['speciate', 'C3-D2-D3']],
    path: ['corner:C3-D2-D3'],
    rest: [
      ['add', 'D2', 4],
      ['add', 'D3', 1],
    ],
  };
  test('a count that is not right yet, by its button', () => {
    const draft = [['speciate', 'C3-D2-D3']];
    expect(lit(disk, [...draft, ['add', 'D2', 4]], ['add', 'D3', 1])).toBe(CONFIRM);
    expect(lit(disk, [...draft, ['add', 'D2', 2]], ['add', 'D3', 1])).toBe('more:["add","D2"]#0');
    expect(lit(disk, [...draft, ['add', 'D2', 4]], ['add', 'D3', 3])).toBe('less:["add","D3"]#0');
  });

  const herd = {
    moves: [['move', 'C3', 'D3']],
    path: ['hex:C3', 'hex:D3'],
    rest: [['move', 'C3', 'D3'], ['move', 'D2', 'D3'], ['stop']],
  };
  test('what is left of several picks, as far as the rules take it', () => {
    expect(lit(herd)).toBe('hex:C3');
    const two = [
      ['move', 'C3', 'D3'],
      ['move', 'C3', 'D3'],
    ];
    expect(lit(herd, two, undefined, [], [['move', 'D2', 'D3'], ['stop']])).toBe('hex:D2');
    expect(lit(herd, two, undefined, ['hex:D2'], [['move', 'D2', 'D3']])).toBe('hex:D3');
    expect(lit(herd, [...two, ['move', 'D2', 'D3']], undefined, [], [['stop']])).toBe('button:stop');
  });

  test('equal picks are lit in the same way, one after the other', () => {
    const cubes = { ...herd, path: ['token:C3:birds', 'hex:D3', 'token:C3:birds', 'hex:D3', 'button:stop'] };
    const one = [['move', 'C3', 'D3']];
    expect(lit(cubes, one, undefined, [], one)).toBe('token:C3:birds');
    expect(lit(cubes, one, undefined, ['hex:C3'], one)).toBe('hex:D3');
  });

  test('nothing while something else waits to be confirmed', () => {
    expect(lit(disk, [], ['speciate', 'D4-E3-E4'])).toBeUndefined();
  });
});
