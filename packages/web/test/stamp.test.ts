import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBuilt, stampOf } from '../build/stamp.ts';

let root: string;
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const manifest = (name: string, needs: readonly string[]): string =>
  JSON.stringify({ name, dependencies: Object.fromEntries(needs.map((need) => [need, '1'])) });

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'clade-stamp-'));
  put('packages/web/package.json', manifest('@clade/web', ['@clade/board', 'react']));
  put('packages/web/src/main.tsx', 'main');
  put('packages/web/test/main.test.ts', 'test');
  put('packages/board/package.json', manifest('@clade/board', ['@clade/engine']));
  put('packages/board/src/index.ts', 'board');
  put('packages/engine/package.json', manifest('@clade/engine', []));
  put('packages/engine/src/index.ts', 'engine');
  put('packages/server/package.json', manifest('@clade/server', ['@clade/engine']));
  put('packages/server/src/index.ts', 'server');
  put('docs/rules/hu/evolution.md', 'rules');
  put('docs/bots.md', 'bots');
  put('package-lock.json', '{}');
  put('node_modules/.package-lock.json', '{}');
  put('tsconfig.base.json', '{}');
  mkdirSync(join(root, 'node_modules/@clade'));
  for (const name of ['board', 'engine', 'server'])
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@clade', name), 'junction');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the stamp of the page', () => {
  test.each([
    ['packages/web/src/main.tsx'],
    ['packages/web/index.html'],
    ['packages/board/src/index.ts'],
    // Needed by what the page needs.
    ['packages/engine/src/new.ts'],
    ['docs/rules/hu/evolution.md'],
    ['package-lock.json'],
    // What is installed, which need not be what the lock file asks for.
    ['node_modules/.package-lock.json'],
    ['tsconfig.base.json'],
  ])('changes with %s', (path) => {
    const before = stampOf(root);
    put(path, 'changed');
    expect(stampOf(root)).not.toBe(before);
  });

  test('changes when a file is renamed or removed', () => {
    const before = stampOf(root);
    cpSync(join(root, 'packages/board/src/index.ts'), join(root, 'packages/board/src/other.ts'));
    rmSync(join(root, 'packages/board/src/index.ts'));
    const renamed = stampOf(root);
    rmSync(join(root, 'packages/board/src/other.ts'));
    expect(new Set([before, renamed, stampOf(root)]).size).toBe(3);
  });

  test('stays when something else changes', () => {
    const before = stampOf(root);
    for (const path of ['packages/web/test/main.test.ts', 'packages/server/src/index.ts', 'docs/bots.md'])
      put(path, 'changed');
    put('packages/web/dist/index.html', 'built');
    expect(stampOf(root)).toBe(before);
  });

  test('a page is built when it has the stamp of what is there', () => {
    expect(isBuilt(root)).toBe(false);
    put('packages/web/dist/.stamp', stampOf(root));
    expect(isBuilt(root)).toBe(true);
    put('packages/web/src/main.tsx', 'changed again');
    expect(isBuilt(root)).toBe(false);
  });
});
