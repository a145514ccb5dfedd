import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

test('docs/dependencies.md has every library of the manifests, and no other', () => {
  const used = new Set<string>();
  for (const file of globSync(['package.json', 'packages/*/package.json', 'packages/games/*/package.json'], {
    cwd: ROOT,
  })) {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    for (const name of Object.keys({ ...dependencies, ...devDependencies }))
      if (!name.startsWith('@clade/') && !name.startsWith('@types/')) used.add(name);
  }
  const text = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
  const told = [...text.matchAll(/^\| ([^|]+) \| /gm)]
    .map((row) => row[1] as string)
    .filter((cell) => cell !== 'Library' && cell !== '---')
    .flatMap((cell) => cell.split(', '));
  expect(told.sort()).toEqual([...used].sort());
  expect(used.size).toBeGreaterThan(30);
});
