import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inline, readBook } from '../../build/rules-markdown.ts';
import { indexRules, nameOf, plainText, type RuleSection } from '../../src/table/rules/book.ts';

const SAMPLE = `# A game - rules

Not for players.

## 1 Parts

### AB-1.1 Cards

A first line
and a second one.

- AB-1.1.1 A card is **one** of *three* (AB-1.1.2).
- AB-1.1.2 to AB-1.1.4 are other names.
  - AB-1.1.5 A rule under another,
    over two lines.
- **AB-1.1.6 Bold.** The rest.
- **AB-1.1.7** Plain. \`[1 2 0 {Horns}]\`

| rule | what | when |
|---|---|---|
| AB-1.2.1 | a \\| b | always |

## Appendix

\`\`\`
- AB-9.9 no rule
\`\`\`
`;

const book = readBook(SAMPLE);
const rules = indexRules(book);
const says = (id: string): string => plainText(rules.get(id)?.text ?? ['?']);

describe('readBook', () => {
  it('reads headings, with their rule id or one made of the words', () => {
    expect(book.title).toBe('A game');
    expect(book.sections.map(({ id, level, title }: RuleSection) => [id, level, plainText(title)])).toEqual([
      ['1-parts', 1, '1 Parts'],
      ['AB-1.1', 2, 'Cards'],
      ['appendix', 1, 'Appendix'],
    ]);
  });

  it('finds rules in items, nested items, ranges, rows and headings', () => {
    expect([...rules.keys()].sort()).toEqual([
      '1-parts',
      'AB-1.1',
      'AB-1.1.1',
      'AB-1.1.2',
      'AB-1.1.3',
      'AB-1.1.4',
      'AB-1.1.5',
      'AB-1.1.6',
      'AB-1.1.7',
      'AB-1.2.1',
      'appendix',
    ]);
    expect(says('AB-1.1')).toBe('Cards A first line and a second one.');
    expect(says('AB-1.1.5')).toBe('A rule under another, over two lines.');
    expect(rules.get('AB-1.1.5')?.under.map((section) => section.id)).toEqual(['1-parts', 'AB-1.1']);
    expect(rules.get('AB-1.1.5')?.within?.id).toBe('AB-1.1.2');
    expect(says('AB-1.1.6')).toBe('Bold. The rest.');
    expect(nameOf(rules.get('AB-1.1.6'))).toBe('Bold.');
    expect(nameOf(rules.get('AB-1.1.5'))).toBeUndefined();
    expect(rules.get('AB-1.2.1')?.cells?.map(({ head, text }) => [plainText(head), plainText(text)])).toEqual(
      [
        ['what', 'a | b'],
        ['when', 'always'],
      ],
    );
  });

  it('makes emphasis, code and cited rules of a sentence', () => {
    expect(inline('**a `d`** *b c* `c` AB-1.2 2*3 x*y [3 4]')).toEqual([
      { kind: 'strong', of: ['a ', { kind: 'code', text: 'd' }] },
      ' ',
      { kind: 'em', of: ['b c'] },
      ' ',
      { kind: 'code', text: 'c' },
      ' ',
      { kind: 'rule', text: 'AB-1.2' },
      ' 2*3 x*y [3 4]',
    ]);
  });
});

describe('the rule books', () => {
  const folder = `${import.meta.dirname}/../../../../docs/rules`;
  it.each(['evolution', 'dominant-species', 'dominant-species-marine'])(
    '%s is read to its last rule',
    (game) => {
      const markdown = readFileSync(`${folder}/${game}.md`, 'utf8');
      const found = indexRules(readBook(markdown));
      // Counted by another, cruder reading: ids at the start of lines and of rows.
      const ids = [
        ...markdown.matchAll(
          /^\s*(?:[-*] |\| ?|\d+\. )\**((?:EVO|DS|DSM|EX)-[\dA-Z][\d.]*\d|(?:EVO|DS|DSM|EX)-\d+)(?= |\*| \|)/gm,
        ),
      ];
      expect(ids.length).toBeGreaterThan(200);
      expect(ids.map(([, id]) => id as string).filter((id) => !found.has(id))).toEqual([]);
      for (const [id, { text }] of found) expect(plainText(text).trim(), id).not.toBe('');
    },
  );
});
