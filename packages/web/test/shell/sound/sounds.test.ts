import { describe, expect, test } from 'vitest';
import { wantsSound } from '../../../src/shell/sound/hear.ts';
import { gathered, type Sound } from '../../../src/shell/sound/sounds.ts';
import { lengthOf, notesOf } from '../../../src/shell/sound/voices.ts';

describe('the sounds of one step', () => {
  test('are heard once each, leaves and rolls counted', () => {
    const sounds: Sound[] = [
      { id: 'food', count: 2 },
      { id: 'card' },
      { id: 'food', count: 1 },
      { id: 'card' },
    ];
    expect(gathered(sounds)).toEqual([{ id: 'food', count: 3 }, { id: 'card' }]);
  });

  test('are four at most: what matters most, in the order in which it happened', () => {
    const all: Sound[] = [
      { id: 'pawn' },
      { id: 'food', count: 1 },
      { id: 'bite' },
      { id: 'extinct' },
      { id: 'card' },
      { id: 'reveal' },
      { id: 'tile' },
    ];
    expect(gathered(all).map(({ id }) => id)).toEqual(['bite', 'extinct', 'reveal', 'tile']);
  });
});

describe('voices', () => {
  test('every next leaf is a whole tone higher, up to the fifth', () => {
    const pitches = notesOf({ id: 'food', count: 7, step: 0 }).map(({ pitch }) => Math.round(pitch ?? 0));
    expect(pitches).toEqual([520, 584, 655, 735, 825]);
    expect(notesOf({ id: 'food', count: 1, step: 9 })[0]?.pitch).toBeCloseTo(825, 0);
  });

  test('a score has a note for each number that rolls, four at most, a semitone apart', () => {
    expect(notesOf({ id: 'score', count: 2 }).map(({ at }) => at)).toEqual([0, 70]);
    expect(notesOf({ id: 'score', count: 9 }).map(({ pitch }) => Math.round(pitch ?? 0))).toEqual([
      784, 831, 880, 932,
    ]);
  });

  test('only an extinction and the end are long', () => {
    expect(lengthOf(notesOf({ id: 'extinct' }))).toBe(640);
    for (const id of ['card', 'bite', 'defended', 'tile', 'pawn', 'refused'] as const)
      expect(lengthOf(notesOf({ id })), id).toBeLessThan(150);
  });
});

describe('who comes to the page for the first time', () => {
  test('hears the table after a press of mouse or finger, not after a key or a click without a pointer', () => {
    expect(wantsSound({ type: 'pointerdown', detail: 0 })).toBe(true);
    expect(wantsSound({ type: 'keydown', detail: 0 })).toBe(false);
    expect(wantsSound({ type: 'click', detail: 0 })).toBe(false);
  });
});
