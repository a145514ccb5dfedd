import { describe, expect, it } from 'vitest';
import { newsOf } from '../../src/table/announce.ts';
import { actionOf, type Pressed, REPLAY_KEYS, TABLE_KEYS } from '../../src/table/keys.ts';

function press(key: string, more: Partial<Pressed> = {}): Pressed {
  return { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more };
}

describe('keys', () => {
  it.each([
    [press('Enter'), 'confirm'],
    [press(' '), 'skip'],
    [press('u'), 'undo'],
    [press('U', { shiftKey: false }), 'undo'],
    [press('Backspace'), 'undo'],
    [press('r'), 'redo'],
    [press('R', { shiftKey: true }), 'restart'],
    [press('?', { shiftKey: true }), 'keys'],
    [press('?'), 'keys'],
    [press('r', { ctrlKey: true }), undefined],
    [press('n', { metaKey: true }), undefined],
    [press('1'), undefined],
    [press('Enter', { shiftKey: true }), undefined],
  ])('%o at a table', (pressed, action) => {
    expect(actionOf(pressed, TABLE_KEYS)).toBe(action);
  });

  it('step through a replay', () => {
    expect(actionOf(press('ArrowLeft'), REPLAY_KEYS)).toBe('back');
    expect(actionOf(press('ArrowRight', { shiftKey: true }), REPLAY_KEYS)).toBe('round-on');
    expect(actionOf(press(' '), REPLAY_KEYS)).toBe('play');
  });

  it('have one action each', () => {
    for (const table of [TABLE_KEYS, REPLAY_KEYS]) {
      const all = table.flatMap(({ keys }) => keys);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});

describe('newsOf', () => {
  it('says a few things as they are and sums up many', () => {
    expect(newsOf(['a', 'b', 'c', 'd'])).toEqual({ left: 0, said: ['a', 'b', 'c', 'd'] });
    expect(newsOf(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({ left: 3, said: ['d', 'e', 'f'] });
    expect(newsOf([])).toEqual({ left: 0, said: [] });
  });
});
