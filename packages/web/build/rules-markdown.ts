import type { Block, Book, Item, RulePiece, RuleRow, RuleSection } from '../src/table/rules/book.ts';

/**
 * The rule books of docs/rules as data. They use a small part of markdown: headings, paragraphs, nested lists, tables,
 * fences, strong, emphasis and code; anything else stays as it is written.
 */

/** `EVO-3.2.4`, `DS-5.4.7.13`, `DSM-A.5`, `EX-6`, `DSM-5.1b`: as `npm run rules` reads them. */
const ID = '[A-Z]{2,}-(?:\\d+|[A-Z])(?:\\.\\d+)*[a-z]?(?![\\w-])';
const RANGE = new RegExp(`^(${ID}) to (${ID})`);
const LEADING = new RegExp(`^(${ID})[.:]?\\s*`);
const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^(\s*)([-*+]|\d+\.)\s+(.*)$/;
const FENCE = /^\s*(```|~~~)/;

export function readBook(markdown: string): Book {
  const lines = new Lines(markdown);
  const prefix = new RegExp(`${ID}`).exec(markdown)?.[0].split('-')[0] ?? '';
  const sections: RuleSection[] = [];
  let title = '';
  let open: { section: RuleSection; blocks: Block[] } | undefined;
  for (let line = lines.peek(); line !== undefined; line = lines.peek()) {
    const heading = HEADING.exec(line);
    if (heading?.[1] === '#') {
      title = (heading[2] ?? '').replace(/\s*(?:[—–-] |\().*$/u, '');
      lines.next();
    } else if (heading) {
      const blocks: Block[] = [];
      const level = (heading[1] ?? '').length - 1;
      const text = heading[2] ?? '';
      open = { section: sectionOf(prefix, level, text, blocks), blocks };
      sections.push(open.section);
      lines.next();
    } else if (line.trim() === '' || /^-{3,}$/.test(line.trim())) lines.next();
    else if (open) open.blocks.push(readBlock(lines));
    else readBlock(lines);
  }
  return { title, sections };
}

/** `### EVO-3.2 Deal` and `### 5.10 Speciation` have the number of a rule; `## 6. Cards` is a part. */
function sectionOf(prefix: string, level: number, text: string, blocks: readonly Block[]): RuleSection {
  const numbered = text.replace(/^(?=\d+\.\d)/, `${prefix}-`);
  const id = LEADING.exec(numbered)?.[1];
  if (id) return { id, level, title: inline(numbered.replace(LEADING, '')), blocks };
  return { id: slug(text), level, title: inline(text), blocks };
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
    .replaceAll(/^-+|[-.]+$/g, '');
}

class Lines {
  readonly #lines: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#lines = text.split('\n');
  }

  peek(): string | undefined {
    return this.#lines[this.#at];
  }

  next(): string {
    return this.#lines[this.#at++] ?? '';
  }
}

function readBlock(lines: Lines): Block {
  const line = lines.peek() ?? '';
  if (FENCE.test(line)) return readFence(lines);
  if (isRow(line)) return readTable(lines);
  if (ITEM.test(line)) return readList(lines);
  const { rules, text } = clause(readText(lines));
  return { kind: 'text', rules, text };
}

function readFence(lines: Lines): Block {
  lines.next();
  const inside: string[] = [];
  for (let line = lines.next(); !FENCE.test(line) && lines.peek() !== undefined; line = lines.next())
    inside.push(line);
  return { kind: 'code', text: inside.join('\n') };
}

/** Lines up to the next block; a line break within a paragraph is a space. */
function readText(lines: Lines): string {
  const parts = [lines.next().trim()];
  for (let line = lines.peek(); line !== undefined && goesOn(line); line = lines.peek())
    parts.push(lines.next().trim());
  return parts.join(' ');
}

function goesOn(line: string): boolean {
  return line.trim() !== '' && !isRow(line) && !ITEM.test(line) && !HEADING.test(line) && !FENCE.test(line);
}

function isRow(line: string): boolean {
  return line.trimStart().startsWith('|');
}

function readTable(lines: Lines): Block {
  const written: string[][] = [];
  for (let line = lines.peek(); line !== undefined && isRow(line); line = lines.peek())
    written.push(cellsOf(lines.next()));
  const [head = [], , ...rows] = written;
  return {
    kind: 'table',
    head: head.map(inline),
    rows: rows.map((cells): RuleRow => ({ rules: rulesAtStart(cells[0] ?? ''), cells: cells.map(inline) })),
  };
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function readList(lines: Lines): Block {
  const [, indent = '', marker = ''] = ITEM.exec(lines.peek() ?? '') ?? [];
  const items: Item[] = [];
  for (let line = lines.peek(); line !== undefined; line = lines.peek()) {
    const item = ITEM.exec(line);
    if (!item || (item[1] ?? '').length !== indent.length) break;
    items.push(readItem(lines, indent.length));
  }
  return { kind: 'list', ordered: /\d/.test(marker), items };
}

/** An item goes on over lines and blocks that are indented more than its marker. */
function readItem(lines: Lines, indent: number): Item {
  const first = ITEM.exec(lines.next())?.[3] ?? '';
  const parts = [first];
  const blocks: Block[] = [];
  for (let line = lines.peek(); line !== undefined; line = lines.peek()) {
    const deeper = line.search(/\S/) > indent;
    if (line.trim() === '' || HEADING.test(line)) break;
    if (deeper && (ITEM.test(line) || isRow(line) || FENCE.test(line))) blocks.push(readBlock(lines));
    else if (goesOn(line) && blocks.length === 0) parts.push(lines.next().trim());
    else break;
  }
  return { ...clause(parts.join(' ')), blocks };
}

/** The ids that a clause defines at its start, and what it says without them. */
function clause(text: string): { readonly rules: readonly string[]; readonly text: readonly RulePiece[] } {
  const bold = text.startsWith('**');
  const rules = rulesAtStart(text);
  if (rules.length === 0) return { rules, text: inline(text) };
  const rest = (bold ? text.slice(2) : text).replace(RANGE.test(text) ? /^$/ : LEADING, '');
  // `**EVO-6.1 Ambush.** Ignores` and `**DS-1.1.1** The board`: what is left of the bold part stays bold.
  const said = bold ? `**${rest}`.replace(/^\*\*\s*\*\*\s*/, '') : rest;
  return { rules, text: inline(said) };
}

function rulesAtStart(text: string): string[] {
  const plain = text.trim().replace(/^\*\*/, '');
  const range = RANGE.exec(plain);
  if (range) return expand(range[1] ?? '', range[2] ?? '');
  const id = LEADING.exec(plain)?.[1];
  return id ? [id] : [];
}

function expand(from: string, to: string): string[] {
  const cut = from.lastIndexOf('.') + 1;
  const first = Number(from.slice(cut));
  const last = Number(to.slice(cut));
  if (from.slice(0, cut) !== to.slice(0, cut) || !(first <= last)) return [from, to];
  return Array.from({ length: last - first + 1 }, (_, i) => `${from.slice(0, cut)}${first + i}`);
}

const STRONG = '\\*\\*(?=\\S).+?\\*\\*';
const EM = '(?<![\\w*])\\*(?=[^\\s*])[^*]+\\*(?![\\w*])';
const MARK = new RegExp(`\`[^\`]+\`|${STRONG}|${EM}|${ID}`, 'g');

/** A sentence as pieces. */
export function inline(text: string): RulePiece[] {
  const pieces: RulePiece[] = [];
  let at = 0;
  const plainTo = (end: number): void => {
    if (end > at) pieces.push(text.slice(at, end));
  };
  MARK.lastIndex = 0;
  for (let found = MARK.exec(text); found !== null; found = MARK.exec(text)) {
    plainTo(found.index);
    at = MARK.lastIndex;
    pieces.push(readMark(found[0]));
  }
  plainTo(text.length);
  return pieces;
}

function readMark(mark: string): RulePiece {
  if (mark.startsWith('`')) return { kind: 'code', text: mark.slice(1, -1) };
  if (mark.startsWith('**')) return { kind: 'strong', of: nested(mark.slice(2, -2)) };
  if (mark.startsWith('*')) return { kind: 'em', of: nested(mark.slice(1, -1)) };
  return { kind: 'rule', text: mark };
}

/** Marks within marks: the search goes on where it was. */
function nested(text: string): RulePiece[] {
  const from = MARK.lastIndex;
  const pieces = inline(text);
  MARK.lastIndex = from;
  return pieces;
}
