import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language, loadTexts } from '@clade/text';
import { coach } from '@clade/text/en/coach';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../src/index.ts';
import { LESSONS } from './lessons.ts';

const DOCS = path.resolve(import.meta.dirname, '../../../docs');
const IN_GAMES = 'in games';

interface Concept {
  readonly concept: string;
  readonly rule: string;
  readonly chapter: string;
  readonly line: string;
}

/** The tables of the list, in the order of the titles. */
const tables = readFileSync(path.join(DOCS, 'lessons/concepts.md'), 'utf8')
  .split(/^## .*$/m)
  .slice(1)
  .map((section) =>
    section
      .split('\n')
      .filter((row) => row.startsWith('| '))
      .slice(2)
      .map((row): Concept => {
        const [concept = '', rule = '', chapter = '', line = '', ...more] = row
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim());
        if (more.length > 0) throw new Error(row);
        return { concept, rule, chapter, line };
      }),
  );

const titles = ['evo', 'ds', 'm'].map((prefix, i) => {
  const found = LESSONS.find(({ lesson }) => lesson.prefix === prefix);
  if (found === undefined) throw new Error(prefix);
  return { prefix, lesson: found.lesson, concepts: tables[i] ?? [] };
});

describe.each(titles)('concepts of $prefix', ({ prefix, lesson, concepts }) => {
  test('are at least 25, each once', () => {
    expect(concepts.length).toBeGreaterThanOrEqual(25);
    expect(new Set(concepts.map(({ concept }) => concept)).size).toBe(concepts.length);
  });

  test('every chapter teaches some', () => {
    const taught = new Set(concepts.map(({ chapter }) => chapter));
    expect(lesson.chapters.map(({ id }) => id).filter((id) => !taught.has(id))).toEqual([]);
  });

  test.each(concepts)('$concept: $line', ({ rule, chapter, line }) => {
    const book = readFileSync(path.join(DOCS, `rules/${lesson.game}.md`), 'utf8');
    expect(book).toMatch(new RegExp(`\\b${rule.replaceAll('.', '\\.')}\\b`));
    if (chapter === IN_GAMES) {
      expect(line.startsWith(`coach.${prefix}.`) && line in coach).toBe(true);
      return;
    }
    const found = lesson.chapters.find(({ id }) => id === chapter);
    const number = found ? lesson.chapters.indexOf(found) + 1 : 0;
    // The line is one of that chapter, and the chapter cites the rule.
    expect(line.startsWith(`learn.${prefix}.${number}.`)).toBe(true);
    expect(keysOf(lesson)).toContain(line);
    expect(found?.steps.flatMap(({ rules }) => rules)).toContain(rule);
  });
});

test.each(Object.keys(LANGUAGES) as Language[])('no concept is without its line in %s', async (language) => {
  const texts = await loadTexts(language, ['learn', 'coach']);
  for (const { line } of tables.flat()) expect(texts.text(line).length, line).toBeGreaterThan(0);
});
