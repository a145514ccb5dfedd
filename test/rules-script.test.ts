import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { citedIds, coverage, definedIds, report, shorten } from '../scripts/rules.ts';

const BOOK = `# A game

Own words; see XX-9.9 for more.

## 1 Things

### XX-1.1 Components

| rule | item |
|---|---|
| XX-1.1.1 | cards, as in XX-1.9.1 |
| **XX-1.1.2** | boards |

### XX-1.2 Numbers

This heading has a text of its own.

| rule | number |
|---|---|
| XX-1.2.1 | 5 |

### XX-1.3 Ranges

- XX-1.3.1 to XX-1.3.3 are other names of XX-2.1 to XX-2.3, in that order.
- XX-1.3.10 Comes after the third. (XX-1.8.1 is cited here.)
XX-1.7.1 begins a wrapped line and is a citation.

---

- **XX-2 Trait.** In bold.
  - XX-2.1 Nested.
- **XX-2.2** \`[S]\` With a mark.
- Free text about XX-2.9.

### XX-3 Switches

| switch | rule |
|---|---|
| limit | XX-1.2.1 |
`;

const citing = (body: string): string => `import { rule } from '@clade/engine/testing';\n${body}`;

describe('ids of a rule book', () => {
  test('list items, first cells, bold ids, ranges and headings with text define; all else cites', () => {
    expect(definedIds(BOOK)).toEqual([
      'XX-1.1.1',
      'XX-1.1.2',
      'XX-1.2',
      'XX-1.2.1',
      'XX-1.3.1',
      'XX-1.3.2',
      'XX-1.3.3',
      'XX-1.3.10',
      'XX-2',
      'XX-2.1',
      'XX-2.2',
      'XX-3',
    ]);
  });

  test('ids with letters and four levels', () => {
    expect(definedIds('- DSM-A.5 x\n- **DS-5.4.7.13** y\n- **EX-6 (DSM-5.1.3) z.**')).toEqual([
      'DS-5.4.7.13',
      'DSM-A.5',
      'EX-6',
    ]);
  });

  test('a number that only begins like an id is none', () => {
    expect(definedIds('- T-1000x x\n- UTF-8-bit y\n- 12 z')).toEqual([]);
  });
});

describe('ids of a test file', () => {
  test('one id, several ids, a call over two lines', () => {
    const source = citing("rule('XX-1.1.1', 'a', f);\nrule(\n  'XX-2.1 XX-2.2',\n  'b', f);");
    expect(citedIds(source)).toEqual(['XX-1.1.1', 'XX-2.1', 'XX-2.2']);
  });

  test('calls that are commented out do not count', () => {
    const source = citing(
      "// rule('XX-1', 'a', f);\n/* rule('XX-2', 'b', f); */\n  // rule('XX-3', 'c', f);",
    );
    expect(citedIds(source)).toEqual([]);
  });

  test('another function of that name does not count', () => {
    expect(citedIds("import { rule } from './grammar.ts';\nrule('XX-1', 'a', f);")).toEqual([]);
    expect(citedIds(citing("x.rule('XX-1', 'a', f);"))).toEqual([]);
  });

  test('a computed id is noticed', () => {
    expect(citedIds(citing('rule(`XX-' + '$' + "{n}`, 'a', f);\nrule(id, 'b', f);"))).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('coverage', () => {
  const books = { small: '- XX-1 a\n- XX-2 b\n- XX-3 c', other: '- YY-1 d' };
  const tests = [{ file: 'a.test.ts', ids: ['XX-1', 'XX-2', 'YY-1'] }];
  const reasons = { 'XX-3': 'It is a picture.' };

  test('everything covered or explained is no problem', () => {
    const found = coverage(books, tests, reasons);
    expect(found.problems).toEqual([]);
    expect(found.books).toEqual([
      { book: 'small', rules: 3, covered: ['XX-1', 'XX-2'], reasoned: ['XX-3'], uncovered: [] },
      { book: 'other', rules: 1, covered: ['YY-1'], reasoned: [], uncovered: [] },
    ]);
  });

  test('a planted gap', () => {
    const found = coverage(books, tests, {});
    expect(found.problems).toEqual(['XX-3 has neither a test nor a written reason.']);
    expect(found.books[0]?.uncovered).toEqual(['XX-3']);
  });

  test('a test of a rule that does not exist', () => {
    const found = coverage(books, [...tests, { file: 'b.test.ts', ids: ['XX-4'] }], reasons);
    expect(found.problems).toEqual(['b.test.ts: there is no rule XX-4.']);
  });

  test('a test may cite a heading, which needs none', () => {
    const sections = { small: '### XX-1 Section\n\n- XX-1.1 a' };
    const cites = (...ids: string[]) => coverage(sections, [{ file: 'a.test.ts', ids }], {}).problems;
    expect(cites('XX-1', 'XX-1.1')).toEqual([]);
    expect(cites('XX-1')).toEqual(['XX-1.1 has neither a test nor a written reason.']);
    expect(
      coverage(sections, [{ file: 'a.test.ts', ids: ['XX-1.1'] }], { 'XX-1': 'A title.' }).problems,
    ).toEqual(['A reason is given for XX-1, and there is no such rule.']);
  });

  test('a text without numbered rules is no rule book', () => {
    expect(coverage({ ...books, readme: '# About\n\nSee XX-1.' }, tests, reasons).books).toHaveLength(2);
  });

  test('a reason for a rule that does not exist', () => {
    const found = coverage(books, tests, { ...reasons, 'XX-9': 'Gone.' });
    expect(found.problems).toEqual(['A reason is given for XX-9, and there is no such rule.']);
  });

  test('a reason for a rule that a test covers', () => {
    const found = coverage(books, tests, { ...reasons, 'XX-1': 'Forgotten.' });
    expect(found.problems).toEqual(['A reason is given for XX-1, and a test cites it.']);
  });

  test('an empty reason', () => {
    expect(coverage(books, tests, { 'XX-3': ' ' }).problems).toEqual(['The reason for XX-3 is empty.']);
  });

  test('a computed id in a test', () => {
    const found = coverage(books, [...tests, { file: 'b.test.ts', ids: [undefined] }], reasons);
    expect(found.problems).toEqual(['b.test.ts: a rule(...) call does not begin with a plain string.']);
  });

  test('one id in two books', () => {
    const found = coverage({ ...books, third: '- XX-1 again' }, tests, reasons);
    expect(found.problems).toEqual(['XX-1 is defined in small and again in third.']);
  });

  test('the printed report names counts and ids', () => {
    const text = report(coverage(books, tests, {}));
    expect(text).toContain('small: 3 rules; 2 covered by tests, 0 with a written reason, 1 uncovered');
    expect(text).toContain('uncovered  XX-3');
    expect(text).toContain('XX-3 has neither a test nor a written reason.');
  });

  test('a book that has no tests yet does not bury what is wrong elsewhere', () => {
    const young = { ...books, young: Array.from({ length: 300 }, (_, i) => `- ZZ-1.${i} x`).join('\n') };
    const lines = report(coverage(young, tests, {}))
      .trim()
      .split('\n');
    expect(lines).toContain('young: 300 rules; 0 covered by tests, 0 with a written reason, 300 uncovered');
    expect(lines.slice(-2)).toEqual([
      'small: XX-3 has neither a test nor a written reason.',
      'young: 300 rules have neither a test nor a written reason; they are listed above as uncovered.',
    ]);
    expect(lines.length).toBeLessThan(12);
    expect(coverage(young, tests, {}).problems).toHaveLength(301);
  });

  test('other problems are told one by one beside the gaps', () => {
    const text = report(coverage(books, [...tests, { file: 'b.test.ts', ids: ['XX-4'] }], {}));
    expect(text).toContain('1 problems:\nb.test.ts: there is no rule XX-4.\n');
    expect(text.match(/XX-3 has neither/g)).toHaveLength(1);
  });
});

describe('the books of this repository', () => {
  const folder = join(import.meta.dirname, '..', 'docs', 'rules');
  const book = (name: string): string =>
    ['', 'developers'].map((part) => readFileSync(join(folder, part, `${name}.md`), 'utf8')).join('\n');

  test('every rule of Dominant Species is found: bold ids of all depths, examples, appendix, tables under a heading', () => {
    const text = book('dominant-species');
    const ids = definedIds(text);
    const bold = [...text.matchAll(/^ *- \*\*(DS-[\w.]+?)\*\*/gm)].map((match) => match[1]!);
    expect(new Set(bold).size).toBe(bold.length);
    expect(ids).toEqual(expect.arrayContaining(bold));
    expect(ids).toEqual(
      expect.arrayContaining([
        'DS-5.4.7.2',
        'DS-5.6.7.5',
        'DS-7.0.1',
        'DS-9.1.1',
        'DS-B.1',
        'DS-2.4',
        'DS-3.3',
      ]),
    );
    const tables = ids.filter((id) => !bold.includes(id));
    expect(tables.every((id) => new RegExp(`^#+ ${id} `, 'm').test(text))).toBe(true);
    expect(coverage({ ds: text }, [], {}).books[0]?.uncovered).toEqual(ids);
  });

  test.each(['evolution', 'dominant-species'])('%s cites no rule that it does not have', (name) => {
    const text = book(name);
    const prefix = definedIds(text)[0]!.split('-')[0]!;
    const known = new Set([
      ...definedIds(text),
      ...[...text.matchAll(/^#+ ([A-Z]+-[\d.]+) /gm)].map((m) => m[1]),
    ]);
    const cited = [...text.matchAll(new RegExp(`\\b${prefix}-\\d+\\.\\d+(?:\\.\\d+)*`, 'g'))].map(
      (m) => m[0],
    );
    expect(cited.length).toBeGreaterThan(100);
    expect([...new Set(cited)].filter((id) => !known.has(id))).toEqual([]);
  });
});

test('runs of ids are written in short', () => {
  expect(shorten(['XX-1.1', 'XX-1.2', 'XX-1.3', 'XX-1.5', 'XX-2'])).toBe('XX-1.1..3 XX-1.5 XX-2');
});
