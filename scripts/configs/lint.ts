import type { Layers, Package } from '../packages.ts';

interface Pattern {
  readonly group: readonly string[];
  readonly message: string;
}

const BY_NAME = 'Import another package by its name (@clade/...), not by a relative path into it.';
const INSIDE = ['src', 'test', 'bin', 'fixtures'].map((folder) => `../**/${folder}/**`);
/** How deep folders of a package lie in each other. */
const DEPTHS = [1, 2, 3, 4];
const TEST_LIBRARIES = ['vitest', 'fast-check'];

/** What the linter is told: which imports each package, its tests and its layers may have. Later rules replace earlier ones. */
export function lintRules(packages: readonly Package[]): object[] {
  return packages.flatMap(rulesOf);
}

function rulesOf(pack: Package): object[] {
  const src = `packages/${pack.folder}/src`;
  return [
    rule([`${src}/**`], patternsOf(pack)),
    ...(pack.layers ? layerRules(src, pack, pack.layers) : []),
    ...(pack.testing ? [rule([`${src}/testing/**`], supportPatterns(pack))] : []),
    ...(pack.kind === 'bots'
      ? [
          rule(
            [`${src}/*.node.ts`],
            [{ group: ['**', '!node:fs'], message: 'What bots need of Node is a file, no more.' }],
          ),
        ]
      : []),
    ...(pack.name === 'cli'
      ? [rule(['packages/cli/bin/**'], [{ group: [...INSIDE, '!../src/main.ts'], message: BY_NAME }])]
      : []),
    rule([`packages/${pack.folder}/test/**`], testPatterns(pack)),
  ];
}

function rule(includes: readonly string[], patterns: readonly Pattern[]): object {
  return {
    includes,
    linter: {
      rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } },
    },
  };
}

/** `@clade/<name>` and what it offers besides, without its support for tests. */
function entries(names: readonly string[], only: Package['only'] = {}): string[] {
  return names.flatMap(
    (name) =>
      only[name]?.map((part) => `!@clade/${name}/${part}`) ?? [
        `!@clade/${name}`,
        `!@clade/${name}/**`,
        `@clade/${name}/testing`,
      ],
  );
}

function patternsOf({ name, kind, imports, only = {}, libraries, why }: Package): Pattern[] {
  const named = imports.map((one) => (only[one] ? `${only[one].join(', ')} of ${one}` : one));
  const list = imports.length === 0 ? 'no other package' : named.join(', ');
  const message = `${name} may import ${list}. ${why}`;
  const climbing = { group: INSIDE, message: BY_NAME };
  const known = libraries?.flatMap((library) => [`!${library}`, `!${library}/**`]);
  if (known !== undefined)
    return [climbing, { group: ['**', '!./**', '!../**', ...known, ...entries(imports, only)], message }];
  const others = { group: ['@clade/**', ...entries(imports, only)], message };
  const node = { group: ['node:*', 'node:*/**'], message: `${name} runs in a browser.` };
  return kind === 'page' ? [climbing, others, node] : [climbing, others];
}

function supportPatterns({ name, imports }: Package): Pattern[] {
  const known = [...imports, 'engine'].flatMap((one) => [`!@clade/${one}`, `!@clade/${one}/testing`]);
  const libraries = TEST_LIBRARIES.map((library) => `!${library}`);
  const message = `Test support of ${name} imports its package, ${imports.join(', ')} and ${TEST_LIBRARIES.join(', ')}.`;
  return [
    { group: INSIDE, message: BY_NAME },
    { group: ['**', '!./**', '!../**', ...known, ...libraries], message },
  ];
}

function testPatterns({ name, kind, imports, tests = [] }: Package): Pattern[] {
  const own = ['src', 'bin', 'fixtures'].flatMap((folder) =>
    DEPTHS.map((depth) => `!${'../'.repeat(depth)}${folder}/**`),
  );
  const known = [...new Set([name, 'engine', ...imports, ...tests])];
  const message = `Tests of ${name} may import ${known.join(', ')}.`;
  const packages = known.flatMap((one) => [`!@clade/${one}`, `!@clade/${one}/**`]);
  const libraries = [...TEST_LIBRARIES, 'node:*', 'node:*/**'].map((library) => `!${library}`);
  const others = kind === 'pure' ? ['**', '!./**', '!../**', ...libraries] : ['@clade/**'];
  return [
    { group: [...INSIDE, ...own], message: BY_NAME },
    { group: [...others, ...packages], message },
  ];
}

/** Files of a layer do not import what higher layers hold; their folders lie beside each other in `src`. */
function layerRules(src: string, pack: Package, { layers, open }: Layers): object[] {
  const isFile = (name: string): boolean => /\.tsx?$/.test(name);
  return layers.slice(0, -1).flatMap(({ name, holds }, i) => {
    const higher = layers.slice(i + 1);
    const names = higher.flatMap((layer) => layer.holds);
    const message = `Layers of ${pack.name}: ${name} knows nothing of ${higher.map((layer) => layer.name).join(', ')}.`;
    const folders = holds.filter((one) => !isFile(one));
    const deep = DEPTHS.filter((depth) => depth < 4).map((depth) => {
      const up = '../'.repeat(depth);
      const group = names.map((one) => (isFile(one) ? up + one : `${up}${one}/**`));
      const includes = folders.map((folder) => `${src}/${folder}/${'*/'.repeat(depth - 1)}*`);
      return { includes, pattern: { group: [...group, ...open.map((file) => `!${up}${file}`)], message } };
    });
    const top = {
      includes: holds.filter(isFile).map((file) => `${src}/${file}`),
      pattern: {
        group: [
          ...names.map((one) => (isFile(one) ? `./${one}` : `./${one}/**`)),
          ...open.map((file) => `!./${file}`),
        ],
        message,
      },
    };
    return [top, ...deep]
      .filter(({ includes }) => includes.length > 0)
      .map(({ includes, pattern }) => rule(includes, [...patternsOf(pack), pattern]));
  });
}
