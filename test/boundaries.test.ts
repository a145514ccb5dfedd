import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// A boundary counts only if breaking it fails. Every case is planted in a throwaway tree that has
// the real lint configuration and the real folder names, and linted there.

const repo = join(import.meta.dirname, '..');
const IMPORTS = 'lint/style/noRestrictedImports';
const GLOBALS = 'lint/style/noRestrictedGlobals';
const CONSOLE = 'lint/suspicious/noConsole';
const LITERALS = 'lint/style/noJsxLiterals';
const CYCLES = 'lint/suspicious/noImportCycles';
const RANDOM = 'pure/noMathRandom';
const ASYNC = 'pure/noAsync';

const engine = 'packages/engine/src';
const earth = 'packages/earth/src';
const game = 'packages/games/evolution/src';
const bots = 'packages/bots/src';
const cli = 'packages/cli/src';
const board = 'packages/board/src';
const web = 'packages/web/src';
const server = 'packages/server/src';
const protocol = 'packages/protocol/src';
const lessons = 'packages/lessons/src';
const wording = 'packages/wording/src';

interface Case {
  readonly name: string;
  readonly file: string;
  readonly code: string;
  /** The rule that must report it; none when the code is allowed. */
  readonly rule?: string;
}

const cases: readonly Case[] = [
  { name: 'engine importing a game', file: `${engine}/a1.ts`, code: from('@clade/evolution'), rule: IMPORTS },
  { name: 'engine importing bots', file: `${engine}/a2.ts`, code: from('@clade/bots'), rule: IMPORTS },
  { name: 'engine importing a library', file: `${engine}/a3.ts`, code: from('zod'), rule: IMPORTS },
  { name: 'engine importing a type', file: `${engine}/a4.ts`, code: type('@clade/evolution'), rule: IMPORTS },
  { name: 'engine importing vitest', file: `${engine}/a5.ts`, code: from('vitest'), rule: IMPORTS },
  {
    name: 'engine re-exporting',
    file: `${engine}/a6.ts`,
    code: "export * from '@clade/cli';\n",
    rule: IMPORTS,
  },
  {
    name: 'engine climbing into a game',
    file: `${engine}/deep/a7.ts`,
    code: from('../../../games/evolution/src/index.ts'),
    rule: IMPORTS,
  },
  {
    name: 'engine test importing a game',
    file: testFile('engine'),
    code: from('@clade/evolution'),
    rule: IMPORTS,
  },
  {
    name: 'engine test climbing into bots',
    file: 'packages/engine/test/deep/a8.test.ts',
    code: from('../../../bots/src/index.ts'),
    rule: IMPORTS,
  },
  { name: 'board importing a game', file: `${board}/i1.ts`, code: from('@clade/evolution'), rule: IMPORTS },
  { name: 'board importing the engine', file: `${board}/i2.ts`, code: type('@clade/engine'), rule: IMPORTS },
  {
    name: 'lessons importing a game',
    file: `${lessons}/j1.ts`,
    code: from('@clade/evolution'),
    rule: IMPORTS,
  },
  { name: 'wording importing React', file: `${wording}/j3.ts`, code: from('react'), rule: IMPORTS },
  { name: 'wording importing the page', file: `${wording}/j4.ts`, code: from('@clade/web'), rule: IMPORTS },
  {
    name: 'wording importing the board',
    file: `${wording}/j6.ts`,
    code: from('@clade/board'),
    rule: IMPORTS,
  },
  { name: 'wording importing genes', file: `${wording}/j7.ts`, code: from('@clade/board/genes') },
  { name: 'wording importing a game', file: `${wording}/j5.ts`, code: from('@clade/evolution') },
  { name: 'lessons importing the engine', file: `${lessons}/j2.ts`, code: from('@clade/engine') },
  { name: 'board importing react', file: `${board}/i3.ts`, code: from('react') },
  { name: 'page importing the server', file: `${web}/i4.ts`, code: from('@clade/server'), rule: IMPORTS },
  { name: 'page importing node:fs', file: `${web}/i5.ts`, code: from('node:fs'), rule: IMPORTS },
  {
    name: 'page importing test support',
    file: `${web}/i6.ts`,
    code: from('@clade/engine/testing'),
    rule: IMPORTS,
  },
  { name: 'page importing a game', file: `${web}/i7.ts`, code: from('@clade/evolution') },
  {
    name: 'words in the page',
    file: `${web}/i8.tsx`,
    code: 'export const a = <p>Hello</p>;\n',
    rule: LITERALS,
  },
  { name: 'server importing the page', file: `${server}/i9.ts`, code: from('@clade/web'), rule: IMPORTS },
  {
    name: 'protocol importing the engine',
    file: `${protocol}/i10.ts`,
    code: from('@clade/engine'),
    rule: IMPORTS,
  },
  { name: 'game importing bots', file: `${game}/b1.ts`, code: from('@clade/bots'), rule: IMPORTS },
  { name: 'game importing the command line', file: `${game}/b2.ts`, code: from('@clade/cli'), rule: IMPORTS },
  { name: 'game importing another game', file: `${game}/b3.ts`, code: from('@clade/other'), rule: IMPORTS },
  {
    name: 'game climbing into another game',
    file: `${game}/b4.ts`,
    code: from('../../other/src/index.ts'),
    rule: IMPORTS,
  },
  {
    name: 'another game importing this one',
    file: otherGame('b5'),
    code: from('@clade/evolution'),
    rule: IMPORTS,
  },
  { name: 'game importing node:fs', file: `${game}/b6.ts`, code: from('node:fs'), rule: IMPORTS },
  { name: 'game importing fs', file: `${game}/b7.ts`, code: from('fs'), rule: IMPORTS },
  {
    name: 'engine importing node:fs',
    file: `${engine}/b8.ts`,
    code: from('node:fs/promises'),
    rule: IMPORTS,
  },
  {
    name: 'game test importing bots',
    file: testFile('games/evolution'),
    code: from('@clade/bots'),
    rule: IMPORTS,
  },
  { name: 'engine importing Earth', file: `${engine}/b9.ts`, code: from('@clade/earth'), rule: IMPORTS },
  {
    name: 'engine test importing Earth',
    file: 'packages/engine/test/b10.test.ts',
    code: from('@clade/earth'),
    rule: IMPORTS,
  },
  {
    name: 'Earth importing a game',
    file: `${earth}/h1.ts`,
    code: from('@clade/dominant-species'),
    rule: IMPORTS,
  },
  {
    name: 'Earth importing a type of a game',
    file: `${earth}/h2.ts`,
    code: type('@clade/marine'),
    rule: IMPORTS,
  },
  {
    name: 'Earth climbing into a game',
    file: `${earth}/steps/h3.ts`,
    code: from('../../../games/dominant-species/src/index.ts'),
    rule: IMPORTS,
  },
  {
    name: 'Earth importing test support',
    file: `${earth}/h4.ts`,
    code: from('@clade/engine/testing'),
    rule: IMPORTS,
  },
  { name: 'Earth importing node:fs', file: `${earth}/h5.ts`, code: from('node:fs'), rule: IMPORTS },
  { name: 'Earth importing a library', file: `${earth}/h6.ts`, code: from('fast-check'), rule: IMPORTS },
  {
    name: 'Earth test importing a game',
    file: testFile('earth'),
    code: from('@clade/dominant-species'),
    rule: IMPORTS,
  },
  {
    name: 'one hex game importing the other',
    file: 'packages/games/dominant-species-marine/src/h7.ts',
    code: from('@clade/dominant-species'),
    rule: IMPORTS,
  },
  {
    name: 'one hex game importing a type of the other',
    file: 'packages/games/dominant-species/src/h8.ts',
    code: type('@clade/dominant-species-marine'),
    rule: IMPORTS,
  },
  {
    name: 'one hex game climbing into the other',
    file: 'packages/games/dominant-species-marine/src/cards/h9.ts',
    code: from('../../../dominant-species/src/score.ts'),
    rule: IMPORTS,
  },
  {
    name: 'test of one hex game importing the other',
    file: testFile('games/dominant-species-marine'),
    code: from('@clade/dominant-species'),
    rule: IMPORTS,
  },
  {
    name: 'bots importing test support',
    file: `${bots}/c3.ts`,
    code: from('@clade/engine/testing'),
    rule: IMPORTS,
  },
  { name: 'bots importing Node', file: `${bots}/c4.ts`, code: from('node:worker_threads'), rule: IMPORTS },
  { name: 'bots importing training', file: `${bots}/c30.ts`, code: from('@clade/training'), rule: IMPORTS },
  {
    name: 'what reads files for bots importing more of Node',
    file: `${bots}/c31.node.ts`,
    code: from('node:child_process'),
    rule: IMPORTS,
  },
  {
    name: 'training importing the server',
    file: 'packages/training/src/c32.ts',
    code: from('@clade/server'),
    rule: IMPORTS,
  },
  { name: 'bots importing the command line', file: `${bots}/c1.ts`, code: from('@clade/cli'), rule: IMPORTS },
  {
    name: 'command line climbing into bots',
    file: `${cli}/c2.ts`,
    code: from('../../bots/src/index.ts'),
    rule: IMPORTS,
  },
  {
    name: 'what the page is made of importing a screen',
    file: `${web}/shell/k1.ts`,
    code: from('../screens/home.tsx'),
    rule: IMPORTS,
  },
  {
    name: 'the table of the page importing a game, from a folder of its own',
    file: `${web}/table/menu/k2.ts`,
    code: from('../../games/evolution/index.tsx'),
    rule: IMPORTS,
  },
  {
    name: 'a game of the page importing the app, three folders down',
    file: `${web}/games/evolution/scene/k3.ts`,
    code: from('../../../app.tsx'),
    rule: IMPORTS,
  },
  {
    name: 'a layer importing another package that it may not',
    file: `${web}/shell/k4.ts`,
    code: from('@clade/server'),
    rule: IMPORTS,
  },
  {
    name: 'a table of the server importing its storage',
    file: `${server}/table/k5.ts`,
    code: from('../storage/sqlite.ts'),
    rule: IMPORTS,
  },
  {
    name: 'a file of the server importing http',
    file: `${server}/config.ts`,
    code: from('./http/app.ts'),
    rule: IMPORTS,
  },
  {
    name: 'search of the bots importing a policy',
    file: `${bots}/search/k6.ts`,
    code: from('../policies/evolution.ts'),
    rule: IMPORTS,
  },
  {
    name: 'test of the board importing a game',
    file: testFile('board'),
    code: from('@clade/evolution'),
    rule: IMPORTS,
  },
  { name: 'texts importing React', file: 'packages/text/src/k7.ts', code: from('react'), rule: IMPORTS },
  { name: 'a screen importing a table', file: `${web}/screens/ok40.ts`, code: from('../table/menu/a.ts') },
  { name: 'core importing a contract', file: `${web}/shell/ok41.ts`, code: from('../games/game-ui.ts') },
  {
    name: 'domain importing a contract',
    file: `${server}/table/ok42.ts`,
    code: from('../storage/storage.ts'),
  },
  {
    name: 'a policy importing search',
    file: `${bots}/policies/evolution/ok43.ts`,
    code: from('../../search/tree.ts'),
  },

  { name: 'Date in the engine', file: `${engine}/d1.ts`, code: value('Date.now()'), rule: GLOBALS },
  { name: 'Date in a game', file: `${game}/d2.ts`, code: value('new Date()'), rule: GLOBALS },
  { name: 'performance', file: `${game}/d3.ts`, code: value('performance.now()'), rule: GLOBALS },
  { name: 'a timer', file: `${game}/d4.ts`, code: value('setTimeout(Object, 1)'), rule: GLOBALS },
  { name: 'process', file: `${engine}/d5.ts`, code: value('process.argv'), rule: GLOBALS },
  { name: 'globalThis', file: `${engine}/d6.ts`, code: value('globalThis.Date'), rule: GLOBALS },
  { name: 'Date in Earth', file: `${earth}/d7.ts`, code: value('Date.now()'), rule: GLOBALS },
  { name: 'process in Earth', file: `${earth}/d8.ts`, code: value('process.env'), rule: GLOBALS },
  { name: 'Math.random in Earth', file: `${earth}/e9.ts`, code: value('Math.random()'), rule: RANDOM },
  {
    name: 'an async function in Earth',
    file: `${earth}/e10.ts`,
    code: 'export async function x() {}\n',
    rule: ASYNC,
  },
  { name: 'console.log in Earth', file: `${earth}/f4.ts`, code: 'console.log(1);\n', rule: CONSOLE },
  { name: 'Math.random in the engine', file: `${engine}/e1.ts`, code: value('Math.random()'), rule: RANDOM },
  { name: 'Math.random in a game', file: `${game}/e2.ts`, code: value('[1].map(Math.random)'), rule: RANDOM },
  { name: 'Math by key', file: `${game}/e3.ts`, code: value("Math['random']()"), rule: RANDOM },
  {
    name: 'Math taken apart',
    file: `${game}/e4.ts`,
    code: 'const { random } = Math;\nexport const x = random();\n',
    rule: RANDOM,
  },
  { name: 'an async function', file: `${engine}/e5.ts`, code: 'export async function x() {}\n', rule: ASYNC },
  { name: 'an async arrow', file: `${game}/e6.ts`, code: value('async () => 1'), rule: ASYNC },
  {
    name: 'a static async method',
    file: `${game}/e7.ts`,
    code: 'export class X {\n  y = 1;\n  static async z() {}\n}\n',
    rule: ASYNC,
  },
  { name: 'await', file: `${game}/e8.ts`, code: value('await 1'), rule: ASYNC },
  { name: 'console.log in the engine', file: `${engine}/f1.ts`, code: 'console.log(1);\n', rule: CONSOLE },
  { name: 'console.log in a game', file: `${game}/f2.ts`, code: 'console.log(1);\n', rule: CONSOLE },
  { name: 'console.log in bots', file: `${bots}/f3.ts`, code: 'console.log(1);\n', rule: CONSOLE },
  { name: 'an import cycle', file: `${game}/g1.ts`, code: "export { g2 } from './g2.ts';\n", rule: CYCLES },
  {
    name: 'the other half of the cycle',
    file: `${game}/g2.ts`,
    code: "import { g2 as g } from './g1.ts';\n\nexport const g2 = () => g;\n",
    rule: CYCLES,
  },

  { name: 'engine importing itself', file: `${engine}/deep/ok1.ts`, code: from('../a.ts') },
  { name: 'engine test support', file: `${engine}/testing/ok2.ts`, code: from('vitest') },
  { name: 'engine test', file: 'packages/engine/test/ok3.test.ts', code: from('../src/a.ts') },
  { name: 'engine deep test', file: 'packages/engine/test/deep/ok4.test.ts', code: from('../../src/a.ts') },
  { name: 'game importing the engine', file: `${game}/ok5.ts`, code: from('@clade/engine') },
  { name: 'game test support', file: `${game}/testing/ok6.ts`, code: from('@clade/engine/testing') },
  { name: 'game test using Node', file: 'packages/games/evolution/test/ok7.test.ts', code: from('node:fs') },
  { name: 'game using Math', file: `${game}/ok8.ts`, code: value('Math.floor(1.5) + Math.max(1, 2)') },
  {
    name: 'a word with async',
    file: `${game}/ok9.ts`,
    code: 'export function x() {\n  return "async";\n}\n',
  },
  { name: 'Earth importing the engine', file: `${earth}/ok14.ts`, code: from('@clade/engine') },
  { name: 'Earth importing itself', file: `${earth}/steps/ok15.ts`, code: from('../grid.ts') },
  { name: 'Earth test', file: 'packages/earth/test/ok16.test.ts', code: from('../src/index.ts') },
  {
    name: 'Earth test using test support',
    file: 'packages/earth/test/ok17.test.ts',
    code: from('@clade/engine/testing'),
  },
  { name: 'Earth test using fast-check', file: 'packages/earth/test/ok18.test.ts', code: from('fast-check') },
  { name: 'Earth using Math', file: `${earth}/ok19.ts`, code: value('Math.floor(1.5)') },
  {
    name: 'game importing Earth',
    file: 'packages/games/dominant-species/src/ok20.ts',
    code: from('@clade/earth'),
  },
  {
    name: 'game test importing Earth',
    file: 'packages/games/dominant-species-marine/test/ok21.test.ts',
    code: from('@clade/earth'),
  },
  {
    name: 'game test support importing Earth',
    file: 'packages/games/dominant-species/src/testing/ok22.ts',
    code: from('@clade/earth'),
  },
  { name: 'bots importing Earth', file: `${bots}/ok23.ts`, code: from('@clade/earth') },
  {
    name: 'bots test using test support',
    file: 'packages/bots/test/ok24.test.ts',
    code: from('@clade/engine/testing'),
  },
  { name: 'what reads files for bots', file: `${bots}/ok30.node.ts`, code: from('node:fs') },
  {
    name: 'training importing bots',
    file: 'packages/training/src/ok31.ts',
    code: from('@clade/bots/training'),
  },
  { name: 'bots importing a game', file: `${bots}/ok10.ts`, code: from('@clade/evolution') },
  { name: 'command line importing bots', file: `${cli}/ok11.ts`, code: from('@clade/bots') },
  { name: 'command line using Node', file: `${cli}/ok12.ts`, code: from('node:fs') },
  { name: 'command line printing', file: `${cli}/ok13.ts`, code: 'console.log(Date.now());\n' },
];

function from(specifier: string): string {
  return `import { x } from '${specifier}';\n\nexport const y = x;\n`;
}

function type(specifier: string): string {
  return `import type { X } from '${specifier}';\n\nexport type Y = X;\n`;
}

function value(expression: string): string {
  return `export const x = ${expression};\n`;
}

function testFile(folder: string): string {
  return `packages/${folder}/test/planted.test.ts`;
}

function otherGame(name: string): string {
  return `packages/games/dominant-species/src/${name}.ts`;
}

interface Diagnostic {
  readonly category: string;
  readonly severity: string;
  readonly message: string;
  readonly location: { readonly path: string };
}

/** The rules reported at error level, by file. */
function lint(root: string): Map<string, string[]> {
  const biome = join(repo, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const run = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  const report = JSON.parse(run.stdout) as { diagnostics: Diagnostic[] };
  const found = new Map<string, string[]>();
  for (const { category, severity, message, location } of report.diagnostics) {
    if (severity !== 'error') continue;
    const rule = category === 'plugin' ? (message.split(':')[0] ?? '') : category;
    found.set(location.path, [...(found.get(location.path) ?? []), rule]);
  }
  return found;
}

describe('boundaries', () => {
  let root = '';
  let found = new Map<string, string[]>();

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'clade-boundaries-'));
    for (const path of ['biome.json', 'lint', 'package.json']) {
      cpSync(join(repo, path), join(root, path), { recursive: true });
    }
    for (const { file, code } of cases) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), code);
    }
    found = lint(root);
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('every case has a file of its own', () => {
    expect(new Set(cases.map((c) => c.file)).size).toBe(cases.length);
  });

  for (const { name, file, rule } of cases) {
    if (rule === undefined) {
      test(`allowed: ${name}`, () => expect(found.get(file) ?? []).toEqual([]));
    } else {
      test(`caught: ${name}`, () => expect(found.get(file) ?? []).toContain(rule));
    }
  }
});
