import { defineConfig } from 'vitest/config';

/** Which tests run (docs/testing.md): `unit`, `long`, or else what `npm test` runs. */
const TIER = process.env.TEST_TIER;
/** They need a process, a database or a browser, or play whole games. */
const NOT_UNIT = ['bots', 'training', 'server', 'cli', 'browser', 'root'];
const LONG = '**/*.long.test.{ts,tsx}';

/** The test files of this tier in a folder. */
function files(folder = 'test') {
  return TIER === 'long'
    ? { include: [`${folder}/${LONG}`] }
    : { include: [`${folder}/**/*.test.{ts,tsx}`], exclude: [LONG] };
}

function project(name: string, root: string) {
  return { extends: true as const, test: { name, root, ...files() } };
}

/** Of the page: what belongs to a game. */
const GAMES_OF_THE_PAGE =
  'test/{books,dominant-species,dominant-species-marine,earth,evolution,plates,text-view}';

/**
 * A package of pure rules or words: no module keeps anything that a test could change, so its files share a worker, and the pinned
 * Node loads the sources itself. Vite's loader turns every imported constant into a property look-up, which makes the
 * rules several times slower.
 */
function pure(name: string, root: string) {
  const { test, ...rest } = project(name, root);
  return { ...rest, test: { ...test, isolate: false, experimental: { viteModuleRunner: false } } };
}

/** What draws a game keeps nothing either, but is written for Vite to read. */
function drawn(name: string, root: string, chosen: ReturnType<typeof files>) {
  return { extends: true as const, test: { name, root, ...chosen, isolate: false } };
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes late on a busy machine, and a wait that ends late costs nothing.
    expect: { poll: { timeout: 20_000 } },
    setupFiles: [`${import.meta.dirname}/test/setup.ts`],
    reporters: ['default', './scripts/ci-reporter.ts'],
    projects: [
      pure('engine', './packages/engine'),
      pure('earth', './packages/earth'),
      pure('dominant-species', './packages/games/dominant-species'),
      pure('dominant-species-marine', './packages/games/dominant-species-marine'),
      pure('evolution', './packages/games/evolution'),
      pure('bots', './packages/bots'),
      pure('training', './packages/training'),
      project('protocol', './packages/protocol'),
      pure('lessons', './packages/lessons'),
      project('server', './packages/server'),
      pure('text', './packages/text'),
      pure('wording', './packages/wording'),
      pure('titles', './packages/titles'),
      drawn('board', './packages/board', files()),
      drawn('web-games', './packages/web', files(GAMES_OF_THE_PAGE)),
      {
        extends: true,
        test: {
          name: 'web',
          root: './packages/web',
          include: files().include,
          exclude: ['test/browser/**', `${GAMES_OF_THE_PAGE}/**`, ...(files().exclude ?? [])],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          root: './packages/web',
          ...files('test/browser'),
          globalSetup: [`${import.meta.dirname}/packages/web/test/browser/build.ts`],
          testTimeout: 300_000,
          // A browser, a server and bots share two cores with whatever else runs there; a test that fails twice is broken.
          retry: 1,
          // Games of bots are played before the page is opened: see `pure`.
          experimental: { viteModuleRunner: false },
        },
      },
      project('cli', './packages/cli'),
      project('root', '.'),
    ].filter(({ test }) => TIER !== 'unit' || !NOT_UNIT.includes(test.name)),
  },
});
