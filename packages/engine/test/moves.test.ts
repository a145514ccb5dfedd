import {
  applyChecked,
  firstSeat,
  type GameEvent,
  isPending,
  isRefusal,
  legalMoves,
  MoveList,
  readMove,
  redact,
  refuseSeat,
  SPECTATOR,
  seatsOf,
  seatsToAct,
} from '@clade/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toy, toyMove, toyTable } from '../src/testing/pebbles.ts';

describe('MoveList', () => {
  test('grows and keeps every move in order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 30 - 1), { maxLength: 2000 }), (moves) => {
        const list = new MoveList();
        for (const move of moves) list.add(move);
        expect(list.toArray()).toEqual(moves);
        expect(list.n).toBe(moves.length);
      }),
    );
  });

  test('reserves room for writing past the end without losing what is there', () => {
    const list = new MoveList();
    for (let i = 0; i < 250; i++) list.add(i);
    list.reserve(5000);
    expect(list.at.length).toBeGreaterThanOrEqual(5250);
    expect(list.toArray()).toEqual(Array.from({ length: 250 }, (_, i) => i));
  });

  test('is reused: clearing forgets the moves, and includes looks at the present ones only', () => {
    const list = new MoveList();
    list.add(7);
    list.add(9);
    expect(list.includes(9)).toBe(true);
    list.clear();
    expect(list.toArray()).toEqual([]);
    expect(list.includes(7)).toBe(false);
    list.add(1);
    expect(list.includes(9)).toBe(false);
  });
});

test('masks name their seats, ascending', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(30), { maxLength: 31 }), (seats) => {
      const mask = seats.reduce((m, seat) => m | (1 << seat), 0);
      const sorted = [...seats].sort((a, b) => a - b);
      expect(seatsOf(mask)).toEqual(sorted);
      if (sorted.length > 0) expect(firstSeat(mask)).toBe(sorted[0]);
    }),
  );
});

test('refuseSeat tells the game over, and who is waited for', () => {
  expect(refuseSeat(0, 1, 'R-1')).toMatchObject({ code: 'game-over', rule: 'R-1' });
  expect(refuseSeat(0b101, 2, 'R-1')).toBeUndefined();
  expect(refuseSeat(0b101, 1, 'R-1')).toMatchObject({
    code: 'not-your-turn',
    rule: 'R-1',
    facts: { seat: 2, waitingFor: [1, 3] },
  });
  expect(refuseSeat(0b001, 1, 'R-1')?.facts).toEqual({ seat: 2, waitingFor: [1] });
});

describe('applyChecked', () => {
  test('makes a legal move and says nothing', () => {
    const s = toy.setup(toyTable(), 'checked');
    expect(applyChecked(toy, s, 1, toyMove(s, 'bid 2'))).toBeUndefined();
    expect(seatsToAct(toy, s)).toEqual([0]);
  });

  test('refuses with a reason and leaves every word as it was', () => {
    const s = toy.setup(toyTable(), 'refused');
    const before = Array.from(s);
    expect(applyChecked(toy, s, 0, toyMove(s, 'take 1'))).toMatchObject({ code: 'not-now', rule: 'TOY-1' });
    expect(applyChecked(toy, s, 7, toyMove(s, 'bid 1'))).toMatchObject({ code: 'not-your-turn' });
    expect(applyChecked(toy, s, 0, 12345)).toMatchObject({ code: 'not-now' });
    expect(Array.from(s)).toEqual(before);
  });

  test('refuses what is not listed even where the game finds no words for it', () => {
    const s = toy.setup(toyTable(), 'mute');
    const mute = { ...toy, explain: () => undefined };
    expect(applyChecked(mute, s, 0, toyMove(s, 'take 1'))).toMatchObject({ code: 'not-legal' });
  });
});

test('readMove reads words and wire arrays alike', () => {
  const s = toy.setup(toyTable(), 'read');
  expect(readMove(toy, s, ' bid 2 ')).toBe(toyMove(s, 'bid 2'));
  expect(readMove(toy, s, ' ["bid", 2] ')).toBe(toyMove(s, 'bid 2'));
  expect(readMove(toy, s, '["bid", 2')).toMatchObject({ code: 'not-json' });
  expect(readMove(toy, s, 'bet 2')).toMatchObject({ code: 'malformed' });
  expect(readMove(toy, s, '["bid", 3]')).toMatchObject({ code: 'malformed' });
  expect(legalMoves(toy, s, 0).map((m) => toy.describe(s, m))).toEqual(['bid 1', 'bid 2']);
});

test('isRefusal tells refusals from moves and other values', () => {
  expect(isRefusal(3)).toBe(false);
  expect(isRefusal(null)).toBe(false);
  expect(isRefusal({ code: 'x' })).toBe(false);
  expect(isRefusal({ code: 'x', rule: '', facts: {} })).toBe(true);
});

describe('redact', () => {
  const event: GameEvent = { type: 'drawn', rule: 'X-1', seat: 1, secret: { seat: 1, card: 4 } };

  test('leaves the secret to the seat it belongs to', () => {
    expect(redact(event, 1)).toEqual(event);
  });

  test('takes it away for everybody else, with every trace', () => {
    for (const viewer of [0, 2, SPECTATOR]) {
      expect(Object.keys(redact(event, viewer))).toEqual(['type', 'rule', 'seat']);
    }
    expect(event.secret).toEqual({ seat: 1, card: 4 });
  });

  test('passes open events on', () => {
    const open: GameEvent = { type: 'taken', rule: 'X-2', count: 2 };
    expect(redact(open, SPECTATOR)).toEqual(open);
  });
});

test.each([32, 64, -32, -1, 0.5, Number.NaN])('seat %d is no seat, whatever the mask says', (seat) => {
  const s = toy.setup(toyTable(), 'seats');
  expect(isPending(0b11, seat)).toBe(false);
  const before = s.slice();
  const move = legalMoves(toy, s, 0)[0]!;
  expect(applyChecked(toy, s, seat, move)?.code).toBe('not-your-turn');
  expect(s).toEqual(before);
});
