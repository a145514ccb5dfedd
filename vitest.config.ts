import { defineConfig } from 'vitest/config';

function project(name: string, root: string) {
  return { extends: true as const, test: { name, root, include: ['test/**/*.test.{ts,tsx}'] } };
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: [`${import.meta.dirname}/test/setup.ts`],
    reporters: ['default', './scripts/ci-reporter.ts'],
    projects: [
      project('engine', './packages/engine'),
      project('earth', './packages/earth'),
      project('dominant-species', './packages/games/dominant-species'),
      project('dominant-species-marine', './packages/games/dominant-species-marine'),
      project('evolution', './packages/games/evolution'),
      project('bots', './packages/bots'),
      project('protocol', './packages/protocol'),
      project('server', './packages/server'),
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
          globalSetup: [`${import.meta.dirname}/packages/web/test/browser/build.ts`],
          testTimeout: 240_000,
        },
      },
      project('cli', './packages/cli'),
      { extends: true, test: { name: 'root', root: '.', include: ['test/**/*.test.ts'] } },
    ],
  },
});
