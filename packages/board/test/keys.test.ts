import { describe, expect, it } from 'vitest';
import { nearest, pressedKey, targetKey, targetKeys, typeKey } from '../src/drag/keys.ts';

describe('keys of targets', () => {
  it('counts digits, then digits with Shift, then none', () => {
    expect([0, 8, 9, 17, 18].map(targetKey)).toEqual(['1', '9', '⇧1', '⇧9', undefined]);
  });

  it('reads a digit by its key, whatever Shift makes of it', () => {
    expect(pressedKey({ code: 'Digit3', key: '3', shiftKey: false })).toBe('3');
    expect(pressedKey({ code: 'Digit3', key: '#', shiftKey: true })).toBe('⇧3');
    expect(pressedKey({ code: 'Digit3', key: 'š', shiftKey: false })).toBe('3');
    expect(pressedKey({ code: 'Numpad4', key: '4', shiftKey: false })).toBe('4');
    expect(pressedKey({ code: 'KeyB', key: 'b', shiftKey: false })).toBe('B');
    expect(pressedKey({ code: 'Digit0', key: '0', shiftKey: false })).toBe('0');
  });

  it('finds a key again for every target that shows one', () => {
    for (let n = 0; n < 18; n++) {
      const code = `Digit${(n % 9) + 1}`;
      expect(pressedKey({ code, key: 'x', shiftKey: n >= 9 })).toBe(targetKey(n));
    }
  });
});

describe('the nearest target in a direction', () => {
  const box = (x: number, y: number) => ({ x, y, width: 100, height: 60 });
  //   0   1   2
  //   3       4
  const boxes = [box(0, 0), box(120, 0), box(240, 0), box(0, 100), box(240, 100)];

  it('goes along a row and between rows', () => {
    expect(nearest(boxes, boxes[0]!, 'ArrowRight')).toBe(1);
    expect(nearest(boxes, boxes[2]!, 'ArrowLeft')).toBe(1);
    expect(nearest(boxes, boxes[2]!, 'ArrowDown')).toBe(4);
    expect(nearest(boxes, boxes[3]!, 'ArrowUp')).toBe(0);
    expect(nearest(boxes, boxes[3]!, 'ArrowRight')).toBe(4);
  });

  it('stays where there is nothing further', () => {
    expect(nearest(boxes, boxes[0]!, 'ArrowLeft')).toBe(-1);
    expect(nearest(boxes, boxes[4]!, 'ArrowDown')).toBe(-1);
    expect(nearest([], boxes[4]!, 'ArrowDown')).toBe(-1);
  });
});

describe('keys of many targets', () => {
  it('are single as long as they last, then two digits each, and no two are the same', () => {
    expect(targetKeys(3)).toEqual(['1', '2', '3']);
    expect(targetKeys(18).at(-1)).toBe('⇧9');
    expect(targetKeys(19).slice(0, 10)).toEqual(['11', '12', '13', '14', '15', '16', '17', '18', '19', '21']);
    for (const count of [9, 18, 41, 81, 200]) {
      const keys = targetKeys(count);
      expect(keys).toHaveLength(Math.min(count, 81));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('are typed one after the other; what leads nowhere begins anew', () => {
    const keys = targetKeys(41);
    const first = typeKey('', '4', keys);
    expect(first).toEqual({ typed: '4' });
    expect(typeKey(first.typed, '5', keys)).toEqual({ whole: '45', typed: '' });
    // Forty-one targets end with 55.
    expect(typeKey('5', '6', keys)).toEqual({ typed: '' });
    expect(typeKey('6', '1', keys)).toEqual({ typed: '1' });
    expect(typeKey('', '3', targetKeys(5))).toEqual({ whole: '3', typed: '' });
  });
});
