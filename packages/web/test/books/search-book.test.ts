import { describe, expect, it } from 'vitest';
import { playerBookIn } from '../../build/books.ts';
import { bookIn } from '../../build/rules.ts';
import { placeInBook } from '../../src/book/player-book.ts';
import { markHits, searchBook } from '../../src/book/search-book.ts';
import type { CardEntry } from '../../src/games/game-ui.ts';
import { indexRules } from '../../src/table/rules/book.ts';

const book = await playerBookIn('en', 'evolution');
const rules = [...indexRules(await bookIn('en', 'evolution')).values()];
const horns: CardEntry = {
  id: 'horns',
  kind: 'trait',
  name: 'Horns',
  text: 'An attacker loses one.',
  rule: 'EVO-6.11',
  position: {},
  draw: {},
};
const found = (query: string) => searchBook({ book, cards: [horns], rules }, query);

describe('searchBook', () => {
  it('finds paragraphs, then cards, then numbered rules', () => {
    const hits = found('horns');
    expect(hits[0]).toMatchObject({ kind: 'paragraph', title: 'Hunters', rule: 'EVO-6.11' });
    expect(hits.map(({ kind }) => kind)).toEqual(
      [...hits].map(({ kind }) => kind).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    );
    expect(hits.some(({ kind }) => kind === 'card')).toBe(true);
    expect(hits.some(({ kind }) => kind === 'rule')).toBe(true);
  });

  it('finds a number, and what is asked', () => {
    expect(found('EVO-7.3.4')[0]).toMatchObject({ kind: 'paragraph', title: 'What wins' });
    expect(found('throw trait away')[0]).toMatchObject({ kind: 'paragraph', title: 'Playing cards' });
    expect(found('  ')).toEqual([]);
  });
});

const ORDER = ['paragraph', 'card', 'rule'];

it('marks what was sought, whatever its accents and case', () => {
  expect(markHits('Éhes fajok', 'ehes FAJ')).toEqual([
    { text: 'Éhes', hit: true },
    { text: ' ', hit: false },
    { text: 'faj', hit: true },
    { text: 'ok', hit: false },
  ]);
});

it('a rule leads to the paragraph that explains it', () => {
  const title = (rule: string) => book.chapters[placeInBook(book, rule)?.page ?? -1]?.title;
  expect(title('EVO-6.11.1')).toBe('Hunters');
  expect(title('EVO-4.2.7')).toBe('Staying alive');
  expect(title('EVO-3.4.4')).toBe('Playing cards');
  expect(title('EVO-99.1')).toBeUndefined();
});
