import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import type { Layers } from './packages.ts';

export interface Import {
  readonly from: string;
  readonly to: string;
}

/** What the files of a folder import from each other when they are loaded; what they load later is not asked here. */
export function importsIn(root: string): Import[] {
  return globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(/\bfrom\s*'(\.[^']+)'/g)].map(([, path = '']) => ({
      from,
      to: relative(root, normalize(join(root, dirname(from), path))),
    })),
  );
}

/** Number of the layer that holds a file; the longest name decides. -1 when none does. */
function layerOf({ layers }: Layers, file: string): number {
  const named = layers.flatMap(({ holds }, i) => holds.map((name) => [name, i] as const));
  const fits = named.filter(([name]) => file === name || file.startsWith(`${name}/`));
  return fits.sort(([a], [b]) => b.length - a.length)[0]?.[1] ?? -1;
}

/** The imports that go up, and the files that no layer holds. */
export function breaches(layers: Layers, imports: readonly Import[]): string[] {
  const name = (file: string): string => layers.layers[layerOf(layers, file)]?.name ?? 'no layer';
  const up = imports.filter(
    ({ from, to }) =>
      layerOf(layers, from) >= 0 && !layers.open.includes(to) && layerOf(layers, to) > layerOf(layers, from),
  );
  const homeless = new Set(
    imports.flatMap(({ from, to }) => [from, to]).filter((file) => layerOf(layers, file) < 0),
  );
  return [
    ...up.map(({ from, to }) => `${from} (${name(from)}) imports ${to} (${name(to)})`),
    ...[...homeless].map((file) => `${file} is in no layer`),
  ];
}
