import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * `npm run rules`: which numbered rules of docs/rules/*.md, for players, and docs/rules/developers/*.md, for programs,
 * have a test that cites them. Every rule needs a test, or a
 * written reason in docs/rules/uncovered.json why there is none. `--json` prints the same as one JSON document.
 */

/** `EVO-3.2.4`, `DS-5.4.7.13`, `DSM-A.5`, `EX-6`, `DSM-5.1b`. */
const ID = /[A-Z]{2,}-(?:\d+|[A-Z])(?:\.\d+)*[a-z]?(?![\w-])/;
const RANGE = new RegExp(`^(${ID.source}) to (${ID.source})`);
const LEADING_ID = new RegExp(`^(${ID.source})`);
const HEADING = /^#{1,6}\s+(.*)$/;
const LIST_ITEM = /^\s*(?:[-*+]|\d+\.)\s+(.*)$/;
const BOLD = /^\*\*/;

/**
 * The ids that a rule book defines: at the start of a list item, in the first cell of a table row, in bold at the start
 * of a line, as a range "X to Y" in such a place, and in a heading that has rule text of its own before the first
 * numbered rule under it. An id anywhere else is a citation.
 */
export function definedIds(book: string): string[] {
  const ids = new Set<string>();
  let heading: string | undefined;
  for (const block of blocksOf(book)) {
    const found = block.flatMap((line) => idsAtStart(line));
    for (const id of found) ids.add(id);
    const title = HEADING.exec(block[0] ?? '');
    if (title) {
      heading = LEADING_ID.exec(title[1] ?? '')?.[1];
      continue;
    }
    if (found.length === 0 && heading !== undefined) ids.add(heading);
    heading = undefined;
  }
  return [...ids].sort(byNumber);
}

/** The ids of all headings. One without text of its own needs no test, and a test may cite it for all rules under it. */
function headingIds(book: string): string[] {
  return blocksOf(book).flatMap(([line = '']) => LEADING_ID.exec(HEADING.exec(line)?.[1] ?? '')?.[1] ?? []);
}

/** Lines that belong together: a heading, a whole table, or a single line of anything else. */
function blocksOf(book: string): string[][] {
  const blocks: string[][] = [];
  let fenced = false;
  for (const line of book.split('\n')) {
    const fence = /^\s*(```|~~~)/.test(line);
    if (fence) fenced = !fenced;
    if (fenced || fence || line.trim() === '' || /^-{3,}$/.test(line.trim())) continue;
    const last = blocks.at(-1);
    if (isRow(line) && last !== undefined && isRow(last[0] ?? '')) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function isRow(line: string): boolean {
  return line.trimStart().startsWith('|');
}

function idsAtStart(line: string): string[] {
  if (HEADING.test(line)) return [];
  if (isRow(line)) return idsIn(line.split('|')[1] ?? '');
  const item = LIST_ITEM.exec(line);
  if (item) return idsIn(item[1] ?? '');
  return BOLD.test(line) ? idsIn(line) : [];
}

function idsIn(text: string): string[] {
  const plain = text.trim().replace(BOLD, '');
  const range = RANGE.exec(plain);
  if (range) return expand(range[1] ?? '', range[2] ?? '');
  const one = LEADING_ID.exec(plain);
  return one ? [one[1] ?? ''] : [];
}

/** `EVO-3.7.1`, `EVO-3.7.6`: the two and all between them. */
function expand(from: string, to: string): string[] {
  const cut = from.lastIndexOf('.') + 1;
  const first = Number(from.slice(cut));
  const last = Number(to.slice(cut));
  if (from.slice(0, cut) !== to.slice(0, cut) || !(first <= last)) return [from, to];
  return Array.from({ length: last - first + 1 }, (_, i) => `${from.slice(0, cut)}${first + i}`);
}

/** The ids cited by the `rule('...', ...)` calls of a test file; undefined stands for a call without a plain string. */
export function citedIds(source: string): (string | undefined)[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  if (!/import[^;]*\brule\b[^;]*from\s+'@clade\/engine\/testing'/.test(code)) return [];
  const cited: (string | undefined)[] = [];
  for (const [, , text] of code.matchAll(/(?<![\w.])rule\(\s*(?:(['"])([^'"\n]*)\1\s*,)?/g)) {
    if (text === undefined) cited.push(undefined);
    else cited.push(...text.split(/\s+/).filter((id) => id !== ''));
  }
  return cited;
}

export interface Citation {
  readonly file: string;
  readonly ids: readonly (string | undefined)[];
}

export interface BookCoverage {
  readonly book: string;
  readonly rules: number;
  readonly covered: readonly string[];
  readonly reasoned: readonly string[];
  readonly uncovered: readonly string[];
}

export interface Coverage {
  readonly books: readonly BookCoverage[];
  /** One sentence for each thing that is wrong. */
  readonly problems: readonly string[];
}

/** Compares rule books, tests and reasons. `books` maps the name of a book to its text; one without rules is no rule book. */
export function coverage(
  books: Readonly<Record<string, string>>,
  citations: readonly Citation[],
  reasons: Readonly<Record<string, string>>,
): Coverage {
  const problems: string[] = [];
  const cited = new Set<string>();
  const owner = new Map<string, string>();
  const headings = new Set(Object.values(books).flatMap(headingIds));
  for (const [book, text] of Object.entries(books)) {
    for (const id of definedIds(text)) {
      const other = owner.get(id);
      if (other !== undefined) problems.push(`${id} is defined in ${other} and again in ${book}.`);
      owner.set(id, book);
    }
  }
  for (const { file, ids } of citations) {
    for (const id of ids) {
      if (id === undefined) problems.push(`${file}: a rule(...) call does not begin with a plain string.`);
      else if (owner.has(id)) cited.add(id);
      else if (!headings.has(id)) problems.push(`${file}: there is no rule ${id}.`);
    }
  }
  for (const [id, reason] of Object.entries(reasons)) {
    if (!owner.has(id)) problems.push(`A reason is given for ${id}, and there is no such rule.`);
    else if (cited.has(id)) problems.push(`A reason is given for ${id}, and a test cites it.`);
    if (typeof reason !== 'string' || reason.trim() === '') problems.push(`The reason for ${id} is empty.`);
  }
  const numbered = Object.keys(books).filter((book) => definedIds(books[book] ?? '').length > 0);
  const found = numbered.map((book): BookCoverage => {
    const ids = [...owner].filter(([, b]) => b === book).map(([id]) => id);
    const covered = ids.filter((id) => cited.has(id));
    const reasoned = ids.filter((id) => !cited.has(id) && Object.hasOwn(reasons, id));
    const uncovered = ids.filter((id) => !cited.has(id) && !Object.hasOwn(reasons, id));
    for (const id of uncovered) problems.push(gapOf(id));
    return { book, rules: ids.length, covered, reasoned, uncovered };
  });
  return { books: found, problems: [...new Set(problems)] };
}

/** Ids in the order of a book: part by part, numbers as numbers. */
function byNumber(a: string, b: string): number {
  const left = a.split(/[-.]/);
  const right = b.split(/[-.]/);
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const x = left[i] ?? '';
    const y = right[i] ?? '';
    if (x === y) continue;
    const difference = Number(x) - Number(y);
    return Number.isNaN(difference) || difference === 0 ? (x < y ? -1 : 1) : difference;
  }
  return 0;
}

/** `EVO-1.4.1..3 EVO-1.4.5`: runs of ids in short. */
export function shorten(ids: readonly string[]): string {
  const runs: { first: string; last: string }[] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run !== undefined && follows(run.last, id)) run.last = id;
    else runs.push({ first: id, last: id });
  }
  return runs
    .map(({ first, last }) => (first === last ? first : `${first}..${last.slice(last.lastIndexOf('.') + 1)}`))
    .join(' ');
}

function follows(id: string, next: string): boolean {
  const cut = id.lastIndexOf('.') + 1;
  return cut > 0 && next === `${id.slice(0, cut)}${Number(id.slice(cut)) + 1}`;
}

export function report({ books, problems }: Coverage): string {
  const lines = books.flatMap(({ book, rules, covered, reasoned, uncovered }) => [
    `${book}: ${rules} rules; ${covered.length} covered by tests, ${reasoned.length} with a written reason, ${uncovered.length} uncovered`,
    ...(covered.length > 0 ? [`  covered    ${shorten(covered)}`] : []),
    ...(reasoned.length > 0 ? [`  reasoned   ${shorten(reasoned)}`] : []),
    ...(uncovered.length > 0 ? [`  uncovered  ${shorten(uncovered)}`] : []),
  ]);
  // A book without its tests yet would bury everything else, so gaps are told by book.
  const gaps = books.filter(({ uncovered }) => uncovered.length > 0);
  const single = new Set(gaps.flatMap(({ uncovered }) => uncovered.map(gapOf)));
  const others = problems.filter((problem) => !single.has(problem));
  const wrong = [
    ...(others.length > 0 ? ['', `${others.length} problems:`, ...others] : []),
    ...(gaps.length > 0 ? [''] : []),
    ...gaps.map(({ book, uncovered }) =>
      uncovered.length === 1
        ? `${book}: ${gapOf(uncovered[0] ?? '')}`
        : `${book}: ${uncovered.length} rules have neither a test nor a written reason; they are listed above as uncovered.`,
    ),
  ];
  return `${[...lines, ...wrong].join('\n')}\n`;
}

function gapOf(id: string): string {
  return `${id} has neither a test nor a written reason.`;
}

function testFiles(folder: string, inTest = false): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' ? [] : testFiles(path, inTest || entry.name === 'test');
    }
    return inTest && entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

/** The text of every file with rules, by its name: those for players, and those that only programs need. */
export function ruleFiles(folder: string): Record<string, string> {
  const files = ['', 'developers'].flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(part, name)),
  );
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -'.md'.length), readFileSync(join(folder, file), 'utf8')]),
  );
}

function main(root: string, args: readonly string[]): number {
  const folder = join(root, 'docs', 'rules');
  const books = ruleFiles(folder);
  const citations = testFiles(join(root, 'packages')).map((file) => ({
    file: relative(root, file),
    ids: citedIds(readFileSync(file, 'utf8')),
  }));
  const reasons = JSON.parse(readFileSync(join(folder, 'uncovered.json'), 'utf8')) as Record<string, string>;
  const found = coverage(books, citations, reasons);
  process.stdout.write(args.includes('--json') ? `${JSON.stringify(found, null, 2)}\n` : report(found));
  return found.problems.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = main(join(import.meta.dirname, '..'), process.argv.slice(2));
