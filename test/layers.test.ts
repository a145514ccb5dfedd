import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { breaches, importsIn } from '../scripts/layers.ts';
import { type Layers, PACKAGES } from '../scripts/packages.ts';

const ROOT = join(import.meta.dirname, '..');

const LAYERED = PACKAGES.flatMap(({ folder, layers }): [string, Layers][] =>
  layers ? [[`packages/${folder}/src`, layers]] : [],
);

test('page, server and bots have layers', () => {
  expect(LAYERED.map(([root]) => root).sort()).toEqual([
    'packages/bots/src',
    'packages/server/src',
    'packages/web/src',
  ]);
});

describe.each(LAYERED)('layers of %s', (root, layers) => {
  const imports = importsIn(join(ROOT, root));

  test('no file imports from a higher layer', () => {
    expect(imports.length).toBeGreaterThan(50);
    expect(breaches(layers, imports)).toEqual([]);
  });

  test('every name of the table is there', () => {
    for (const name of [...layers.layers.flatMap(({ holds }) => holds), ...layers.open])
      expect(existsSync(join(ROOT, root, name)), name).toBe(true);
  });

  test('a planted import upwards is found', () => {
    const [low, high] = [layers.layers[0]?.holds[0], layers.layers.at(-1)?.holds[0]];
    const planted = { from: `${low}/a.ts`, to: `${high}/b.ts` };
    expect(breaches(layers, [planted])).toHaveLength(1);
    expect(breaches(layers, [{ from: planted.to, to: planted.from }])).toEqual([]);
    for (const to of layers.open) expect(breaches(layers, [{ from: planted.from, to }])).toEqual([]);
    expect(breaches(layers, [{ from: 'nowhere/a.ts', to: planted.from }])).toEqual([
      'nowhere/a.ts is in no layer',
    ]);
  });

  test('ARCHITECTURE.md draws them', () => {
    const drawn = layers.layers.map(({ name }) => name).join('  <-  ');
    expect(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')).toContain(drawn);
  });
});

test('folders of the bots do not import each other in a circle', () => {
  const folder = (file: string): string => file.split('/').slice(0, -1)[0] ?? '';
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of importsIn(join(ROOT, 'packages/bots/src'))) {
    const [a, b] = [folder(from), folder(to)];
    if (a !== '' && b !== '' && a !== b) uses.set(a, (uses.get(a) ?? new Set()).add(b));
  }
  expect(uses.size).toBeGreaterThan(0);
  const reaches = (at: string, seen = new Set<string>()): Set<string> => {
    for (const next of uses.get(at) ?? []) if (!seen.has(next)) reaches(next, seen.add(next));
    return seen;
  };
  for (const at of uses.keys())
    expect(reaches(at).has(at), `${at} imports itself by way of others`).toBe(false);
});
