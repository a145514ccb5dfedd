import { expect, test } from 'vitest';
import { Texts } from '../src/message.ts';

/** The same sentence again is not made again; what looks the same but is not, is. */
test('a sentence that was said once depends on its key, its values and what they are', () => {
  const texts = new Texts('en', {
    cards: '{count, plural, one {# card} other {# cards}} of {who}',
    kind: '{what, select, true {yes} other {no: {what}}}',
    other: '{who}',
    long: 'photo\u00adsynthesis',
  });
  for (let time = 0; time < 2; time++) {
    expect(texts.text('cards', { count: 1, who: 'Mara' })).toBe('1 card of Mara');
    expect(texts.text('cards', { count: 2, who: 'Mara' })).toBe('2 cards of Mara');
    expect(texts.text('cards', { count: 2, who: 'Ilona' })).toBe('2 cards of Ilona');
    expect(texts.text('other', { who: 'Mara' })).toBe('Mara');
    expect(texts.text('kind', { what: true })).toBe('yes');
    expect(texts.text('kind', { what: 'no' })).toBe('no: no');
    // With and without the places where a long word may be broken.
    expect(texts.text('long')).toBe('photosynthesis');
    expect(texts.narrow('long')).toBe('photo\u00adsynthesis');
    expect(() => texts.text('missing')).toThrow('no message "missing"');
  }
  // More than can be kept.
  for (let count = 0; count < 10_000; count++)
    expect(texts.text('cards', { count, who: 'all' })).toContain(count === 1 ? '1 card of' : 'cards of');
});

test('functions are called each time', () => {
  const texts = new Texts('en', { bold: '<b>{who}</b>' });
  const wrap = (left: string) =>
    texts.text('bold', { who: 'Mara', b: ((inside: string[]) => `${left}${inside.join('')}`) as never });
  expect([wrap('*'), wrap('_')]).toEqual(['*Mara', '_Mara']);
});
