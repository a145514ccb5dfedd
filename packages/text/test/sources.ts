import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const PACKAGES = path.resolve(import.meta.dirname, '../..');

/** What a file of the code says in quotes, as far as messages are concerned. */
export interface Source {
  readonly file: string;
  readonly imports: readonly string[];
  /** Strings, numbers, truth values and names of fields. */
  readonly words: ReadonlySet<string>;
  /** Strings with holes: what stands between the holes. */
  readonly templates: readonly (readonly string[])[];
  /** Calls and `new`: the name of what is called, and its arguments as far as they are plain strings. */
  readonly calls: readonly Call[];
  /** Keys of the messages that are read on buttons. */
  readonly buttons: readonly string[];
  /** Codes of objects that say why not and nothing else: `{ code: 'not-found' }`. */
  readonly refused: readonly string[];
}

export interface Call {
  readonly name: string;
  readonly strings: readonly (string | undefined)[];
}

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function textOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** What a refusal may say besides its code. */
const SAYS = new Set(['code', 'sentence', 'rule', 'facts']);

function refusedBy(properties: readonly Node[]): string[] {
  const named = properties.map(({ key, value }) => ({
    name: isNode(key) && key.type === 'Identifier' ? String(key.name) : '',
    value,
  }));
  const code = textOf(named.find(({ name }) => name === 'code')?.value);
  return code === undefined || named.some(({ name }) => !SAYS.has(name)) ? [] : [code];
}

/** Everything below a node, itself included. */
function within(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(within);
  return isNode(value) ? [value, ...Object.values(value).flatMap(within)] : [];
}

/** What is read on a button: `<button>{say('prompt.undo')}</button>`; what it is called for screen readers is an attribute. */
function readOn({ type, openingElement, children }: Node): string[] {
  const { name } = (openingElement ?? {}) as { name?: Node };
  if (type !== 'JSXElement' || name?.name !== 'button') return [];
  const isHidden = (node: Node): boolean =>
    node.type === 'JSXElement' && within(node.openingElement).some((one) => textOf(one) === 'hidden-text');
  const hidden = new Set(within(children).filter(isHidden).flatMap(within));
  return within(children)
    .filter((node) => node.type === 'CallExpression' && !hidden.has(node))
    .filter(({ callee }) => within(callee).some((node) => node.name === 'say'))
    .flatMap((node) => within((node.arguments as unknown[])[0]).flatMap((one) => textOf(one) ?? []));
}

function read(file: string): Source {
  const imports: string[] = [];
  const words = new Set<string>();
  const templates: string[][] = [];
  const calls: Call[] = [];
  const buttons: string[] = [];
  const refused: string[] = [];

  const note = (node: Node): void => {
    const { type, source, value, key, computed, quasis, callee } = node;
    if (isNode(source)) imports.push(textOf(source) ?? '');
    if (type === 'Literal' && ['string', 'number', 'boolean'].includes(typeof value))
      words.add(String(value));
    if (isNode(key) && key.type === 'Identifier' && computed !== true) words.add(String(key.name));
    if (type === 'TemplateLiteral') {
      const parts = (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
      if (parts.length === 1) words.add(parts[0] ?? '');
      else templates.push(parts);
    }
    if (type === 'ObjectExpression') refused.push(...refusedBy(node.properties as Node[]));
    buttons.push(...readOn(node));
    if (isNode(callee) && callee.type === 'Identifier')
      calls.push({ name: String(callee.name), strings: (node.arguments as unknown[]).map(textOf) });
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    else if (isNode(value)) {
      note(value);
      for (const one of Object.values(value)) walk(one);
    }
  };
  walk(parseSync(file, readFileSync(file, 'utf8')).program);
  return { file, imports, words, templates, calls, buttons, refused };
}

/** Every file of the packages that speak: all but the messages themselves. */
export function readSources(): ReadonlyMap<string, Source> {
  kept ??= readAll();
  return kept;
}

/** Several tests ask, and files of this package share a worker. */
let kept: ReadonlyMap<string, Source> | undefined;

function readAll(): ReadonlyMap<string, Source> {
  const folders = ['', 'games'].flatMap((parent) =>
    readdirSync(path.join(PACKAGES, parent)).map((name) => path.join(PACKAGES, parent, name, 'src')),
  );
  const files = folders
    .filter((folder) => existsSync(folder) && !folder.includes(`${path.sep}text${path.sep}`))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => path.join(folder, name)),
    );
  return new Map(files.map((file) => [file, read(file)]));
}

/** Where an import leads: a file of our own, or nowhere that matters. */
function target(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.resolve(path.dirname(from), name);
  const [, pack, part] = /^@clade\/([\w-]+)(?:\/(.+))?$/.exec(name) ?? [];
  if (pack === undefined) return undefined;
  const folder = [pack, `games/${pack}`].map((one) => path.join(PACKAGES, one)).find(existsSync) ?? '';
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const file = exports[part === undefined ? '.' : `./${part}`];
  return file === undefined ? undefined : path.join(folder, file);
}

/** A file and all that it imports, directly or not: whatever words it can hold come from there. */
export function reachedFrom(file: string, sources: ReadonlyMap<string, Source>): Source[] {
  const reached = new Set<string>();
  const visit = (one: string): void => {
    const source = sources.get(one);
    if (source === undefined || reached.has(one)) return;
    reached.add(one);
    for (const name of source.imports) visit(target(one, name) ?? '');
  };
  visit(file);
  return [...reached].flatMap((one) => sources.get(one) ?? []);
}
