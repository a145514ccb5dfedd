import { describe, expect, test } from 'vitest';
import { EventText } from '../../src/remote/event-text.ts';

const TEXT = ': alive\n\nid: 7\nevent: moves\ndata: {"n":1}\n\nevent: draft\ndata: {"a":\ndata: 2}\n\n';
const EVENTS = [
  { id: 7, event: 'moves', data: '{"n":1}' },
  { event: 'draft', data: '{"a":\n2}' },
];

describe('the text of an event stream', () => {
  test('gives its events, and none for a sign of life', () => {
    expect(new EventText().feed(TEXT)).toEqual(EVENTS);
  });

  test('gives the same events however it is cut', () => {
    for (let at = 0; at <= TEXT.length; at++) {
      const text = new EventText();
      expect([...text.feed(TEXT.slice(0, at)), ...text.feed(TEXT.slice(at))]).toEqual(EVENTS);
    }
  });

  test('holds an event back until it is complete', () => {
    const text = new EventText();
    expect(text.feed('id: 1\nevent: chat\ndata: x\n')).toEqual([]);
    expect(text.feed('\n')).toEqual([{ id: 1, event: 'chat', data: 'x' }]);
  });

  test('a number that is none does not count', () => {
    expect(new EventText().feed('id: x\nevent: e\ndata: 1\n\n')).toEqual([{ event: 'e', data: '1' }]);
  });
});
