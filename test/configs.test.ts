import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawing } from '../scripts/configs/drawing.ts';
import { configs } from '../scripts/configs.ts';
import { PACKAGES } from '../scripts/packages.ts';

// The table of packages is the one description: whatever else says who may import whom is written from it, or compared.

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('written from the table of packages (npm run configs)', () => {
  for (const [path, text] of configs())
    test(path, () => expect(read(path) === text, 'npm run configs writes it anew').toBe(true));
});

describe('the table of packages', () => {
  test.each(PACKAGES)(
    'package.json of $name asks for what the table says',
    ({ folder, imports, tests = [] }) => {
      const { dependencies, devDependencies } = JSON.parse(read(`packages/${folder}/package.json`));
      const own = (list: object = {}): string[] =>
        Object.keys(list).filter((name) => name.startsWith('@clade/'));
      const named = (list: readonly string[]): string[] => list.map((name) => `@clade/${name}`).sort();
      expect(own(dependencies).sort()).toEqual(named(imports));
      expect(own(devDependencies).sort()).toEqual(named(tests));
    },
  );

  test('every package has a row', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const folders = globSync(
      workspaces.map((one) => `${one}/package.json`),
      { cwd: ROOT },
    ).map(dirname);
    expect(PACKAGES.map(({ folder }) => `packages/${folder}`).sort()).toEqual(folders.sort());
  });

  test('a package imports only those that stand above it', () => {
    const names = PACKAGES.map(({ name }) => name);
    for (const [i, { name, imports }] of PACKAGES.entries())
      for (const one of imports) expect(names.slice(0, i), `${name} imports ${one}`).toContain(one);
  });

  test('ARCHITECTURE.md draws it', () => expect(read('ARCHITECTURE.md')).toContain(drawing(PACKAGES)));
});
