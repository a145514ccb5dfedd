import type { GameEvent, Wire } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { happened } from '../../src/table/happened.ts';
import type { Line } from '../../src/table/table.ts';

const event = (type: string): GameEvent => ({ type, rule: 'X-1' });
const line = (n: number, seat: number, type: string): Line => ({ n, seat, events: [event(type)] });
const LINES = [line(1, 0, 'one'), line(2, 1, 'two'), line(3, 0, 'three'), line(4, 1, 'four')];

function shown(n: number, drafted: readonly string[] = [], more: object = {}) {
  const moves = drafted.map((type): Wire => [type]);
  const events = drafted.map((type) => [event(type)]);
  return { n, viewer: 0, view: {}, lines: LINES, draft: { moves, events, confirmed: false }, ...more };
}

const between = (before: object, after: object): readonly string[] =>
  happened(before as ReturnType<typeof shown>, after as ReturnType<typeof shown>).map(({ type }) => type);

describe('what has happened between two pictures of a table', () => {
  test('is the lines that are shown now, not those to come', () => {
    expect(between(shown(1), shown(3))).toEqual(['two', 'three']);
  });

  test('is what joined my draft', () => {
    expect(between(shown(2), shown(2, ['a']))).toEqual(['a']);
    expect(between(shown(2, ['a']), shown(2, ['a', 'b']))).toEqual(['b']);
    expect(between(shown(2, ['a']), shown(2, ['b']))).toEqual(['b']);
  });

  test('is not told again when it is confirmed', () => {
    expect(between(shown(2, ['three']), shown(3))).toEqual([]);
    expect(between(shown(2, ['three']), shown(4))).toEqual(['four']);
    expect(between(shown(0, ['one']), shown(2, ['three']))).toEqual(['two', 'three']);
  });

  test('is nothing after a takeback, for other eyes, or before the start', () => {
    expect(between(shown(3), shown(1))).toEqual([]);
    expect(between(shown(2, ['a', 'b']), shown(2, ['a']))).toEqual([]);
    expect(between(shown(1), shown(3, [], { viewer: 1 }))).toEqual([]);
    expect(between(shown(1, [], { view: null }), shown(3))).toEqual([]);
  });
});
