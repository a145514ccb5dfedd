import { relative } from 'node:path/posix';
import type { Package } from '../packages.ts';

/** What the compiler is told: of each package its sources, its support for tests and its tests are a project each. */
export function tsconfigs(packages: readonly Package[]): [path: string, config: object][] {
  return [
    ...packages.flatMap((pack) => projectsOf(pack, packages)),
    ['tsconfig.tools.json', tools(packages)],
    [
      'tsconfig.json',
      {
        files: [],
        references: paths(['tsconfig.tools.json', ...packages.map(({ folder }) => `packages/${folder}`)]),
      },
    ],
  ];
}

function projectsOf(pack: Package, packages: readonly Package[]): [path: string, config: object][] {
  const folder = `packages/${pack.folder}`;
  const parts = ['src', ...(pack.testing ? ['testing'] : []), 'test'];
  const top = { files: [], references: paths(parts.map((part) => `tsconfig.${part}.json`)) };
  const projects = [
    ['src', sources(pack, packages)] as const,
    ...(pack.testing ? [['testing', support(pack, packages)] as const] : []),
    ['test', tests(pack, packages)] as const,
  ];
  return [
    [`${folder}/tsconfig.json`, top],
    ...projects.map(([part, config]): [string, object] => [`${folder}/tsconfig.${part}.json`, config]),
  ];
}

function sources(pack: Package, packages: readonly Package[]): object {
  const { kind } = pack;
  const types = kind === 'page' ? ['vite/client'] : kind === 'node' || kind === 'bots' ? ['node'] : undefined;
  const pure = kind === 'pure' ? [up(pack, 'types/pure.d.ts')] : [];
  return {
    extends: up(pack, 'tsconfig.base.json'),
    compilerOptions: {
      ...host(pack),
      types,
      ...unchecked(pack),
      rootDir: './src',
      outDir: out(pack, 'src'),
    },
    include: [...code(pack, 'src'), ...pure],
    exclude: pack.testing ? ['src/testing'] : undefined,
    references: references(pack, named(packages, pack.imports), ['src']),
  };
}

function support(pack: Package, packages: readonly Package[]): object {
  return {
    extends: up(pack, 'tsconfig.base.json'),
    compilerOptions: { ...unchecked(pack), types: ['node'], rootDir: './src', outDir: out(pack, 'testing') },
    include: code(pack, 'src/testing'),
    references: [
      ...paths(['./tsconfig.src.json']),
      ...references(pack, named(packages, pack.imports), ['src', 'testing']),
    ],
  };
}

function tests(pack: Package, packages: readonly Package[]): object {
  const others = named(packages, ['engine', ...pack.imports, ...(pack.tests ?? [])]);
  const own = ['./tsconfig.src.json', ...(pack.testing ? ['./tsconfig.testing.json'] : [])];
  const extra = (pack.extra ?? []).flatMap((name) => (name.endsWith('.ts') ? [name] : code(pack, name)));
  return {
    extends: up(pack, 'tsconfig.base.json'),
    compilerOptions: {
      ...host(pack),
      types: pack.kind === 'page' ? ['vite/client', 'node'] : ['node'],
      rootDir: '.',
      outDir: out(pack, 'test'),
    },
    include: [...code(pack, 'test'), ...extra],
    references: [
      ...paths(own),
      ...references(
        pack,
        others.filter((other) => other !== pack),
        ['src', 'testing'],
      ),
    ],
  };
}

/** Scripts, benchmarks and the tests of the whole see every package. */
function tools(packages: readonly Package[]): object {
  return {
    extends: './tsconfig.base.json',
    compilerOptions: { types: ['node'], rootDir: '.', outDir: './node_modules/.cache/types/tools' },
    include: ['vitest.config.ts', 'scripts/**/*.ts', 'bench/**/*.ts', 'test/**/*.ts', 'examples/**/*.ts'],
    references: paths(
      packages.flatMap(({ folder, kind, testing }) => [
        `./packages/${folder}/tsconfig.src.json`,
        ...(testing ? [`./packages/${folder}/tsconfig.testing.json`] : []),
        ...(kind === 'page' || kind === 'node' ? [`./packages/${folder}/tsconfig.test.json`] : []),
      ]),
    ),
  };
}

function host({ name, kind }: Package): object {
  if (kind !== 'page') return {};
  const worker = name === 'web' ? ['webworker'] : [];
  return {
    lib: ['es2025', 'dom', 'dom.iterable', ...worker],
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
  };
}

/** Where states are read word by word, an index is not asked about. */
function unchecked({ name, kind }: Package): object {
  return kind === 'pure' || kind === 'bots' || name === 'training' ? { noUncheckedIndexedAccess: false } : {};
}

function code({ kind }: Package, folder: string): string[] {
  return kind === 'page' ? [`${folder}/**/*.ts`, `${folder}/**/*.tsx`] : [`${folder}/**/*.ts`];
}

function named(packages: readonly Package[], names: readonly string[]): Package[] {
  return packages.filter(({ name }) => names.includes(name));
}

function references(from: Package, to: readonly Package[], parts: readonly ('src' | 'testing')[]): object[] {
  const path = (pack: Package, part: string): string =>
    `${relative(`packages/${from.folder}`, `packages/${pack.folder}`)}/tsconfig.${part}.json`;
  return paths(
    to.flatMap((pack) =>
      parts.filter((part) => part === 'src' || pack.testing).map((part) => path(pack, part)),
    ),
  );
}

function paths(list: readonly string[]): { path: string }[] {
  return list.map((path) => ({ path: path.startsWith('.') ? path : `./${path}` }));
}

function up({ folder }: Package, path: string): string {
  return relative(`packages/${folder}`, path);
}

function out(pack: Package, part: string): string {
  return up(pack, `node_modules/.cache/types/${pack.name}/${part}`);
}
