import { defineConfig } from 'vitest/config';

function project(name: string, root: string) {
  return { extends: true as const, test: { name, root, include: ['test/**/*.test.{ts,tsx}'] } };
}

/**
 * A package of pure rules: no module keeps anything that a test could change, so its files share a worker, and the pinned
 * Node loads the sources itself. Vite's loader turns every imported constant into a property look-up, which makes the
 * rules several times slower.
 */
function pure(name: string, root: string) {
  const { test, ...rest } = project(name, root);
  return { ...rest, test: { ...test, isolate: false, experimental: { viteModuleRunner: false } } };
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
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
      project('bots', './packages/bots'),
      project('protocol', './packages/protocol'),
      project('server', './packages/server'),
      project('text', './packages/text'),
      project('board', './packages/board'),
      {
        extends: true,
        test: {
          name: 'web',
          root: './packages/web',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          root: './packages/web',
          include: ['test/browser/**/*.test.ts'],
          // Whole games in several browsers and pictures: `npm run browser:long`.
          exclude: process.env.BROWSER_LONG === '1' ? [] : ['test/browser/**/*.long.test.ts'],
          globalSetup: [`${import.meta.dirname}/packages/web/test/browser/build.ts`],
          testTimeout: 300_000,
          // A browser, a server and bots share two cores with whatever else runs there; a test that fails twice is broken.
          retry: 1,
          // Games of bots are played before the page is opened: see `pure`.
          experimental: { viteModuleRunner: false },
        },
      },
      project('cli', './packages/cli'),
      { extends: true, test: { name: 'root', root: '.', include: ['test/**/*.test.ts'] } },
    ],
  },
});
