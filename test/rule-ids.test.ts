import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { definedIds, ruleFiles, shorten } from '../scripts/rules.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** One line for each game: the numbers of its rules before those for players and those for programs were separated. */
const BEFORE = readFileSync(path.join(import.meta.dirname, 'rule-ids.txt'), 'utf8')
  .trim()
  .split('\n');

test('every rule stands in the file for players or in the one for developers, and none was lost', () => {
  const files = ruleFiles(path.join(ROOT, 'docs/rules'));
  for (const line of BEFORE) {
    const [game = '', ids] = line.split(': ');
    const [players, developers] = [game, path.join('developers', game)].map((name) =>
      definedIds(files[name] ?? ''),
    );
    const now = definedIds([...(players ?? []), ...(developers ?? [])].map((id) => `- ${id}`).join('\n'));
    expect(shorten(now), game).toBe(ids);
    expect(
      players?.filter((id) => developers?.includes(id)),
      game,
    ).toEqual([]);
  }
});

test('every rule that the program cites to players stands in the file for players', () => {
  const files = ruleFiles(path.join(ROOT, 'docs/rules'));
  const known = new Set(
    BEFORE.map((line) => files[line.split(': ')[0] ?? ''] ?? '').flatMap((book) => [
      ...definedIds(book),
      ...headings(book),
    ]),
  );
  const cited = sources().flatMap((source) =>
    [...source.matchAll(/'((?:EVO|DS|DSM|EX|OPT)-[\dA-Z](?:[\d.]*\d)?)'/g)].map(([, id]) => id ?? ''),
  );
  expect(new Set(cited).size).toBeGreaterThan(300);
  expect([...new Set(cited)].filter((id) => !known.has(id) && !known.has(above(id)))).toEqual([]);
});

/** Headings have the number of a rule, in Marine without its prefix. */
function headings(book: string): string[] {
  const [prefix] = definedIds(book)[0]?.split('-') ?? [];
  return [...book.matchAll(/^#+ (?:[A-Z]+-)?(\d+\.\d[\d.]*) /gm)].map(([, number]) => `${prefix}-${number}`);
}

/** Steps of a rule are cited as if they had numbers: `DSM-5.17.5.2`. */
function above(id: string): string {
  return id.slice(0, id.lastIndexOf('.'));
}

/** The code of all packages. */
function sources(): string[] {
  return readdirSync(path.join(ROOT, 'packages'), { recursive: true, withFileTypes: true })
    .filter(
      ({ name, parentPath }) =>
        /\.tsx?$/.test(name) && /\/src(\/|$)/.test(parentPath) && !parentPath.includes('node_modules'),
    )
    .map(({ name, parentPath }) => readFileSync(path.join(parentPath, name), 'utf8'));
}
