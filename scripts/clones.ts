import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run clones`, part of `npm run lint`: the same code must not stand in both hex games, nor in one of them and in
 * what they share; and no two files of the tree have a long run in common. Copies are found as equal runs of tokens; spaces, comments, imports and the ids of cited rules do
 * not count, so a copy that only cites the other rule book is still a copy.
 */

/** A run of fewer tokens or fewer lines is how code of one style looks, not a copy. */
const MIN_TOKENS = 50;
const MIN_LINES = 5;
/** Anywhere in the tree, files of one package too: only what is long enough to be worth a name of its own. */
const TREE_TOKENS = 80;
const TREE_LINES = 8;
/** Texts and samples are data: their forms repeat by nature. */
const DATA = /^(?:packages\/text\/src|packages\/lessons\/src|scripts\/faults)/;

/** Copies that stay, and why. */
const KNOWN: readonly { readonly files: readonly [string, string]; readonly why: string }[] = [
  {
    files: ['packages/engine/src/testing/hex-facts.ts', 'packages/web/src/games/earth/spots.ts'],
    why: 'the table of docs/log-format.md: the test reads the rules by a table of its own',
  },
  {
    files: ['packages/cli/src/refusals.ts', 'packages/wording/src/dominant-species-marine/refusal.ts'],
    why: 'the terminal goes over to the wording',
  },
];

export interface Source {
  readonly file: string;
  /** Copies are looked for between different packages only. */
  readonly pack: string;
  readonly text: string;
}

export interface Place {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

export interface Clone {
  readonly tokens: number;
  readonly a: Place;
  readonly b: Place;
}

interface Token {
  readonly text: string;
  readonly line: number;
}

const TOKEN = new RegExp(
  [
    String.raw`(?<skip>\s+|//[^\n]*|/\*[\s\S]*?\*/)`,
    String.raw`(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|${'`'}(?:\\.|[^${'`'}\\])*${'`'})`,
    String.raw`(?<word>[\p{L}\p{N}_$]+)`,
    String.raw`(?<sign>=>|\.\.\.|[=!]==?|[-+*/%&|^<>?]=|&&|\|\||\?\?|\?\.|\+\+|--|.)`,
  ].join('|'),
  'gu',
);
const RULE_ID = /^['"][A-Z]{2,}-[\dA-Z][\d.A-Z, a-z-]*['"]$/;

/** The tokens of a source without imports and re-exports. */
function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (const { 0: text, groups } of source.matchAll(TOKEN)) {
    if (groups?.skip === undefined) tokens.push({ text: RULE_ID.test(text) ? "'rule'" : text, line });
    line += text.split('\n').length - 1;
  }
  return withoutImports(tokens);
}

function withoutImports(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const end = endOfImport(tokens, i);
    if (end > i) i = end - 1;
    else kept.push(tokens[i] as Token);
  }
  return kept;
}

/** Index behind an `import ... ;` or `export ... from ...;` that begins at `i`; `i` when there is none. */
function endOfImport(tokens: readonly Token[], i: number): number {
  const text = (at: number): string => tokens[at]?.text ?? '';
  const first = text(i);
  if (i > 0 && text(i - 1) !== ';' && text(i - 1) !== '}') return i;
  if (first !== 'import' && first !== 'export') return i;
  const open = text(i + 1) === 'type' ? i + 2 : i + 1;
  if (first === 'export' && text(open) !== '{' && text(open) !== '*') return i;
  let end = i;
  while (end < tokens.length && text(end) !== ';') end++;
  return end + 1;
}

/** Longest equal runs between files of different packages; a run inside a longer one is not told again. */
export function findClones(
  sources: readonly Source[],
  minTokens = MIN_TOKENS,
  minLines = MIN_LINES,
): Clone[] {
  const files = sources.map((source) => ({ ...source, tokens: tokensOf(source.text) }));
  const seen = new Map<string, [file: number, at: number][]>();
  const clones: Clone[] = [];
  /** Where the last run of a pair of files ended: its later windows are part of it. */
  const told = new Map<string, number>();
  for (const [n, { pack, tokens }] of files.entries()) {
    const own: [string, number][] = [];
    for (let at = 0; at + minTokens <= tokens.length; at++) {
      const window = tokens
        .slice(at, at + minTokens)
        .map((t) => t.text)
        .join(' ');
      own.push([window, at]);
      for (const [m, start] of seen.get(window) ?? []) {
        const other = files[m] as (typeof files)[number];
        const diagonal = `${m} ${n} ${at - start}`;
        if (other.pack === pack || at < (told.get(diagonal) ?? 0)) continue;
        const length = runLength(other.tokens, start, tokens, at);
        told.set(diagonal, at + length);
        const a = placeOf(other.file, other.tokens, start, length);
        const b = placeOf(files[n]?.file ?? '', tokens, at, length);
        if (Math.min(a.to - a.from, b.to - b.from) + 1 >= minLines) clones.push({ tokens: length, a, b });
      }
    }
    for (const [window, at] of own) seen.set(window, [...(seen.get(window) ?? []), [n, at]]);
  }
  return clones.sort((x, y) => y.tokens - x.tokens);
}

function runLength(a: readonly Token[], i: number, b: readonly Token[], j: number): number {
  let n = 0;
  while (i + n < a.length && j + n < b.length && a[i + n]?.text === b[j + n]?.text) n++;
  return n;
}

function placeOf(file: string, tokens: readonly Token[], at: number, length: number): Place {
  return { file, from: tokens[at]?.line ?? 0, to: tokens[at + length - 1]?.line ?? 0 };
}

function sourcesIn(root: string, pack: string): Source[] {
  return filesIn(root, `${pack}/src`).map((file) => read(root, file, pack));
}

function filesIn(root: string, folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).sort();
}

function read(root: string, file: string, pack: string): Source {
  return { file, pack, text: readFileSync(join(root, file), 'utf8') };
}

/** Every source of the tree, each a pack of its own. */
function treeOf(root: string): Source[] {
  const folders = [
    'packages/*/src',
    'packages/games/*/src',
    'packages/web/build',
    'scripts',
    'bench',
    'examples',
  ];
  const files = new Set(folders.flatMap((folder) => filesIn(root, folder)));
  return [...files].filter((file) => !DATA.test(file)).map((file) => read(root, file, file));
}

function isKnown({ a, b }: Clone, files: readonly string[]): boolean {
  return files.includes(a.file) && files.includes(b.file);
}

function main(root: string): number {
  const games = readdirSync(join(root, 'packages', 'games')).filter((name) =>
    name.startsWith('dominant-species'),
  );
  const packs = ['packages/earth', ...games.map((name) => `packages/games/${name}`)];
  const clones = findClones(packs.flatMap((pack) => sourcesIn(root, pack)));
  const found = findClones(treeOf(root), TREE_TOKENS, TREE_LINES);
  const tree = found.filter((clone) => !KNOWN.some(({ files }) => isKnown(clone, files)));
  const over = KNOWN.filter(
    ({ files }) =>
      files.every((file) => existsSync(join(root, file))) && !found.some((clone) => isKnown(clone, files)),
  );
  const show = ({ file, from, to }: Place): string => `${file}:${from}-${to}`;
  for (const { tokens, a, b } of [...clones, ...tree]) {
    process.stderr.write(`The same ${tokens} tokens:\n  ${show(a)}\n  ${show(b)}\n`);
  }
  if (clones.length > 0) {
    process.stderr.write(`${clones.length} copies: what both hex games need belongs in packages/earth.\n`);
  }
  if (tree.length > 0) {
    process.stderr.write(
      `${tree.length} long copies: give them a place of their own, or say in KNOWN why they stay.\n`,
    );
  }
  for (const { files } of over)
    process.stderr.write(`No copies any more, strike them out of KNOWN: ${files.join(', ')}\n`);
  return clones.length + tree.length + over.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = main(join(import.meta.dirname, '..'));
