import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * A name means one thing. A type exists once in the tree, a function or constant once in its package. What each game has
 * of its own has the same name in the part of each (`packages/games/evolution`, `web/src/games/evolution`), and what each
 * language has in the folder of each: the path says whose it is.
 */

const ROOT = join(import.meta.dirname, '..');
const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?<kind>interface|type|class|function|const|let)\*? (?<name>[\w$]+)/gm;
const GAME = /\/(evolution|dominant-species-marine|dominant-species|earth)[/.]/;
/** Support for the tests of others is an entrance of its own. */
const PACKAGE = /^packages\/(?:games\/)?[\w-]+(?:\/src\/testing)?/;
/** Of a file for Node and one for the page the package takes one. */
const HOST = /\.(?:node|page)\.ts$/;
const LANGUAGE = /^packages\/text\/src\/(\w\w)\//;

interface Exported {
  readonly name: string;
  readonly file: string;
  readonly isType: boolean;
}

function exportsOf(file: string, source: string): Exported[] {
  if (HOST.test(file)) return [];
  const found = [...source.matchAll(EXPORT)].map(({ groups }) => ({
    name: groups?.name ?? '',
    file,
    isType: /interface|type|class/.test(groups?.kind ?? ''),
  }));
  // A schema has its type beside it, under the same name.
  return [...new Map(found.map((one) => [`${one.name} ${one.isType}`, one])).values()];
}

/** Names that stand for more than one thing, with the files. */
function twice(all: readonly Exported[]): string[] {
  const groups = Map.groupBy(all, ({ name, file, isType }) =>
    isType ? name : `${name} in ${PACKAGE.exec(file)?.[0]}`,
  );
  return [...groups]
    .filter(([, places]) => {
      const owners = places.map(({ file }) => LANGUAGE.exec(file)?.[1] ?? GAME.exec(file)?.[1]);
      return places.length > 1 && (owners.includes(undefined) || new Set(owners).size < owners.length);
    })
    .map(([name, places]) => `${name}: ${places.map(({ file }) => file).join(', ')}`);
}

test('an exported name means one thing', () => {
  const files = globSync('packages/{*,games/*}/src/**/*.{ts,tsx}', { cwd: ROOT });
  const all = files.flatMap((file) => exportsOf(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(all.length).toBeGreaterThan(3000);
  expect(twice(all)).toEqual([]);
});

test('a name that is taken is found', () => {
  const of = (file: string, source: string): Exported[] => exportsOf(file, source);
  const table = of('packages/web/src/table/table.ts', 'export interface Table {}\n');
  expect(twice([...table, ...of('packages/cli/src/table.ts', 'export class Table {}\n')])).toHaveLength(1);
  expect(twice([...table, ...of('packages/cli/src/table.ts', 'export function Table() {}\n')])).toEqual([]);
  const view = 'export function view() {}\n';
  const ours = of('packages/games/evolution/src/view.ts', view);
  expect(twice([...ours, ...of('packages/games/dominant-species/src/view.ts', view)])).toEqual([]);
  expect(twice([...ours, ...of('packages/games/evolution/src/deal.ts', view)])).toHaveLength(1);
});
