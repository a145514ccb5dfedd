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

/** Licences that let everybody use and pass on what they cover. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'OFL-1.1',
];
/** Changes to its files stay open; there are none. */
const SHARED = ['web-push'];

interface Locked {
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: true;
  readonly link?: true;
}
const all = Object.entries(
  (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> })
    .packages,
).flatMap(([path, one]): [string, Locked][] => {
  const name = path.split('node_modules/').at(-1) ?? '';
  return path.includes('node_modules/') && !one.link ? [[name, one]] : [];
});
const locked = all.filter(([, { dev }]) => !dev);

test('what runs in production has a licence that lets everybody use it, and a hash in the lock file', () => {
  expect(locked.length).toBeGreaterThan(100);
  const odd = locked.filter(
    ([name, { license = 'none' }]) => !PERMISSIVE.includes(license) && !SHARED.includes(name),
  );
  expect(odd.map(([name, { license }]) => `${name}: ${license}`)).toEqual([]);
  expect(locked.filter(([, { integrity }]) => integrity === undefined).map(([name]) => name)).toEqual([]);
});

test('the licences that docs/dependencies.md tells are those of the lock file', () => {
  const [, text = ''] = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8').split('## At run time');
  const rows = [...(text.split('## To build')[0] ?? '').matchAll(/^\| ([^|]+) \| ([^|]+) \| /gm)];
  const told = rows.flatMap(([, names = '', licence = '']) =>
    names.split(', ').flatMap((name) => (['Library', '---'].includes(name) ? [] : [[name, licence]])),
  );
  expect(told.length).toBeGreaterThan(20);
  for (const [name, licence] of told)
    expect(all.find(([one]) => one === name)?.[1].license, name).toBe(licence);
});

test('versions are exact: what is tested is what runs', () => {
  const loose: string[] = [];
  for (const file of globSync(['package.json', 'packages/*/package.json', 'packages/games/*/package.json'], {
    cwd: ROOT,
  })) {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version))) loose.push(`${name} ${String(version)}`);
  }
  expect(loose).toEqual([]);
});
