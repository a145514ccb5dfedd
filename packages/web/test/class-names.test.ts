import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Classes that a sheet styles wherever they are: `.order`, `button.order:hover`, but not `.list .order`. */
function styledAnywhere(css: string): Set<string> {
  const selectors = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].flatMap(([, list]) =>
    (list as string).split(/,(?![^(]*\))/),
  );
  return new Set(
    selectors.flatMap((one) => /^[a-z]*\.([\w-]+)(?:[:[][^\s.>+~]*)?$/.exec(one.trim())?.[1] ?? []),
  );
}

/** Classes that a component gives: words of `className="a b"`, and of the strings of `className={...}` and `classes = ...`. */
function given(source: string): Set<string> {
  const plain = [...source.matchAll(/className="([^"]*)"/g)].map(([, names]) => names as string);
  const built = [...source.matchAll(/(?:className=\{|\b[cC]lasses = )/g)].flatMap(({ 0: start, index }) => {
    const rest = source.slice(index + start.length);
    const code = rest.slice(0, start.endsWith('{') ? closing(rest) : rest.indexOf(';'));
    return [...code.matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, quoted, template]) => quoted ?? template ?? '');
  });
  return new Set([...plain, ...built].flatMap((names) => names.replace(/\$\{[^}]*\}/g, ' ').split(/\s+/)));
}

/** Where the brace ends that was opened before. */
function closing(code: string): number {
  let depth = 1;
  return [...code].findIndex((c) => {
    if (c === '{') depth++;
    if (c === '}') depth--;
    return depth === 0;
  });
}

function inAll(pattern: string, read: (text: string) => Set<string>, except = ''): Map<string, string> {
  const files = globSync(pattern, { cwd: root }).filter((file) => file !== except);
  expect(files.length).toBeGreaterThan(5);
  return new Map(
    files.flatMap((file) =>
      [...read(readFileSync(join(root, file), 'utf8'))].map((name) => [name, file] as const),
    ),
  );
}

function collisions(sheets: Map<string, string>, components: Map<string, string>): string[] {
  return [...sheets].flatMap(([name, sheet]) =>
    components.has(name) ? `.${name} of ${sheet} is also given by ${components.get(name)}` : [],
  );
}

/** The page lays the board's steppers out as the board does. */
const SHARED = new Set(['steppers']);

describe('the sheets of the board and of the page do not style each other', () => {
  test('classes that are styled anywhere are found', () => {
    const css =
      '/* .not */ .a, button.b:hover { x: y } .c .d {} .e > f {} @media (x) { .g[h="i.j"] {} } .k.l {}';
    expect([...styledAnywhere(css)]).toEqual(['a', 'b']);
  });

  test('classes that are given are found', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a component
    const source = "<i className=\"a b\" /><b className={x ? 'c' : `d ${y} e`} />; const classes = ['f', z];";
    expect([...given(source)].filter(Boolean)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test("the page's own sheets reach nothing of the board; base.css is for both", () => {
    const sheets = inAll('web/src/**/*.css', styledAnywhere, 'web/src/style/base.css');
    expect(collisions(sheets, inAll('board/src/**/*.tsx', given))).toEqual([]);
  });

  test("the board's sheets reach nothing of the page", () => {
    const sheets = inAll('board/src/**/*.css', styledAnywhere);
    for (const name of SHARED) sheets.delete(name);
    expect(collisions(sheets, inAll('web/src/**/*.tsx', given))).toEqual([]);
  });

  // A page may have shown both kinds of game, and their sheets stay.
  test.each([
    ['evolution', 'hex'],
    ['hex', 'evolution'],
  ])('nor do the boards: %s leaves %s alone', (one, other) => {
    const sheets = inAll(`board/src/${one}/**/*.css`, styledAnywhere);
    const components = inAll(`board/src/${other}/**/*.tsx`, given);
    expect(collisions(sheets, components)).toEqual([]);
  });
});
