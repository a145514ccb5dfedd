import { Texts } from '@clade/text';
import { expect, test } from 'vitest';
import { both, inForm, keyOf, phrase, sequence, signed, small, textOf } from '../src/index.ts';

const texts = new Texts(
  'en',
  {
    said: '{who} loses <loss>{n, plural, one {# cube} other {# cubes}}</loss> on {list}',
    tile: '{terrain} {hex}',
    sea: 'Sea',
    jungle: 'Jun\u00adgle',
    of: 'the end of {word_gen}',
  },
  { decline: (word, form) => `${word}'${form}` },
);

test('a phrase is said with the phrases inside of it', () => {
  const tile = (terrain: string, hex: string) =>
    phrase(keyOf('tile'), { terrain: phrase(keyOf(terrain)), hex });
  const said = phrase(keyOf('said'), {
    who: 'Mara',
    n: 2,
    list: both([tile('sea', 'C2'), tile('jungle', 'C3')]),
  });
  expect(textOf(texts, said)).toBe('Mara loses 2 cubes on Sea C2 and Jungle C3');
  expect(textOf(texts, sequence(['a', 1, small(phrase(keyOf('sea')))]))).toBe('a, 1, sea');
});

test('words inside of a message are declined', () => {
  expect(textOf(texts, phrase(keyOf('of'), { word: phrase(keyOf('sea')) }))).toBe("the end of Sea'gen");
});

test('a name bears its form itself where a sentence is made of pieces, its owner does not', () => {
  const sea = phrase(keyOf('sea'));
  expect(textOf(texts, inForm(sea, 'acc'))).toBe("Sea'acc");
  const tile = phrase(keyOf('tile'), { hex: 'C2', terrain: sea });
  expect(textOf(texts, inForm(tile, 'acc'))).toBe("Sea'acc C2");
  expect(textOf(texts, tile)).toBe('Sea C2');
});

test('where the catalogue has no message, what stands in for it is said; otherwise it is a bug', () => {
  const missing = phrase(keyOf('missing'));
  expect(textOf(texts, { ...missing, or: { ...phrase(keyOf('neither')), or: phrase(keyOf('sea')) } })).toBe(
    'Sea',
  );
  expect(textOf(texts, { ...missing, or: 'as it was sent' })).toBe('as it was sent');
  expect(() => textOf(texts, missing)).toThrow('no message "missing"');
});

test.for([
  [4, '+4'],
  [-1, '−1'],
  [0, '0'],
] as const)('%d is written %s', ([n, text]) => {
  expect(signed(n)).toBe(text);
});
