import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import CiReporter from '../scripts/ci-reporter.ts';

const folder = mkdtempSync(join(tmpdir(), 'clade-reporter-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function ran(fullName: string, flaky: boolean) {
  return { fullName, meta: () => ({}), result: () => ({ state: 'passed' }), diagnostic: () => ({ flaky }) };
}

test('a test that passed only at its second try is named before the closing count', () => {
  const summary = join(folder, 'summary');
  vi.stubEnv('TEST_SUMMARY', summary);
  const tests = [ran('a click is seen', false), ran('a tap is seen', true)];
  const module = {
    project: { name: 'browser' },
    state: () => 'passed',
    children: { allTests: () => tests },
  } as unknown as TestModule;
  new CiReporter().onTestRunEnd([module], []);
  expect(readFileSync(summary, 'utf8')).toBe(
    'passed only at its second try: browser > a tap is seen\ntests: 2 passed, 0 failed\n',
  );
});
