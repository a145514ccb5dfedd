import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/**
 * The layers inside of packages, lowest first: a file imports files of its own layer and of lower ones. `open` are the
 * contracts of higher layers that lower ones may know. ARCHITECTURE.md draws this table, test/layers.test.ts keeps it.
 */
export interface Layers {
  /** `packages/<name>/src`. */
  readonly root: string;
  readonly layers: readonly { readonly name: string; readonly holds: readonly string[] }[];
  readonly open: readonly string[];
}

export const PAGE: Layers = {
  root: 'packages/web/src',
  layers: [
    { name: 'core', holds: ['text', 'local', 'remote', 'shell'] },
    { name: 'table', holds: ['table', 'book'] },
    { name: 'games', holds: ['games'] },
    { name: 'screens', holds: ['lesson', 'screens', 'app.tsx', 'main.tsx'] },
  ],
  open: ['table/table.ts', 'games/game-ui.ts', 'games/registry.ts'],
};

export const SERVER: Layers = {
  root: 'packages/server/src',
  layers: [
    {
      name: 'domain',
      holds: [
        'accounts',
        'bots',
        'config.ts',
        'games.ts',
        'hall.ts',
        'ids.ts',
        'jobs',
        'metrics',
        'nodes',
        'notices',
        'orders',
        'pace',
        'problem.ts',
        'table',
      ],
    },
    { name: 'storage', holds: ['storage', 'jobs/postgres.ts', 'backup.ts'] },
    { name: 'http', holds: ['http', 'index.ts', 'serve.ts', 'work.ts', 'worker.ts'] },
  ],
  open: ['storage/storage.ts'],
};

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
