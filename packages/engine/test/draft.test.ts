import { applyChecked, Draft, isRefusal, preview, Rng, type State } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { HEAP, toy, toyMove, toyTable } from '../src/testing/pebbles.ts';

/** Seat 0 begins the turns of a game for two. */
function turns(): State {
  const s = toy.setup(toyTable(2, 9), 'draft');
  expect(applyChecked(toy, s, 0, toyMove(s, 'bid 2'))).toBeUndefined();
  expect(applyChecked(toy, s, 1, toyMove(s, 'bid 1'))).toBeUndefined();
  return s;
}

function drafted(s: State, ...words: string[]): Draft {
  const draft = new Draft(toy, 0, s);
  for (const w of words) expect(draft.add(toyMove(draft.now, w))).toBeUndefined();
  return draft;
}

describe('a draft', () => {
  test('stands on the table without changing it', () => {
    const s = turns();
    const before = toy.hash(s);
    const draft = drafted(s, 'show', 'take 2');
    expect(toy.hash(s)).toBe(before);
    expect(draft.wires).toEqual([['show'], ['take', 2]]);
    expect(draft.now[HEAP]).toBe(7);
    expect(draft.isAsked()).toBe(false);
  });

  test('tells what each move did, and a copy grows by itself', () => {
    const draft = drafted(turns(), 'show');
    const copy = draft.copy();
    expect(copy.add(toyMove(copy.now, 'take 1'))).toBeUndefined();
    expect(draft.length).toBe(1);
    expect(copy.events).toHaveLength(2);
    expect(copy.events[0]).toEqual(draft.events[0]);
    expect(copy.events[0]).not.toEqual([]);
  });

  test('refuses what is not legal and stays as it was', () => {
    const draft = drafted(turns());
    const now = draft.now;
    expect(draft.add(toyMove(now, 'bid 1'))).toMatchObject({ rule: 'TOY-2' });
    expect(draft.length).toBe(0);
    expect(draft.now).toBe(now);
  });

  test('is open once a card has been drawn, from the move on that drew it', () => {
    expect(drafted(turns(), 'show').opened()).toBeUndefined();
    const draft = drafted(turns(), 'swap');
    expect(draft.opened()).toBe('draw');
    expect(draft.opened(1)).toBeUndefined();
  });

  test('is restored from its moves, unless they do not fit any more', () => {
    const s = turns();
    const again = new Draft(toy, 0, s);
    expect(again.restore(drafted(s, 'show', 'take 3').wires, true)).toBe(true);
    expect(again).toMatchObject({ length: 2, confirmed: true });
    expect(new Draft(toy, 1, s).restore([['take', 1]], false)).toBe(false);
  });
});

describe('a preview', () => {
  test('shows what a move does, and nothing has happened', () => {
    const draft = drafted(turns());
    const seen = preview(toy, draft, toyMove(draft.now, 'take 2'));
    expect(seen).toMatchObject({ again: false, view: toy.view(drafted(turns(), 'take 2').now, 0) });
    expect(draft.length).toBe(0);
  });

  test('says that something is drawn, and not what', () => {
    const draft = drafted(turns());
    const seen = preview(toy, draft, toyMove(draft.now, 'swap'));
    expect(seen).toEqual({ events: [], opens: 'draw', again: false });
  });

  test('is the same in every world that the seat cannot tell apart', () => {
    const s = turns();
    for (let i = 0; i < 20; i++) {
      const world = toy.sample(s, 0, new Rng(`world ${i}`));
      for (const words of ['take 1', 'take 3', 'swap', 'show']) {
        const here = preview(toy, new Draft(toy, 0, s), toyMove(s, words));
        expect(preview(toy, new Draft(toy, 0, world), toyMove(world, words))).toEqual(here);
      }
    }
  });

  test('refuses an illegal move with its reason', () => {
    const draft = drafted(turns());
    expect(isRefusal(preview(toy, draft, toyMove(draft.now, 'bid 1')))).toBe(true);
  });
});
