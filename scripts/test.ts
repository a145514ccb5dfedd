import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Check = readonly [name: string, ...command: string[]];

const [tier = 'all', ...given] = process.argv.slice(2);
process.env.TEST_TIER = tier;
const script = (name: string, ...args: string[]): Check => [name, 'npm', 'run', '--silent', ...args];
const TESTS: Check = [
  'tests',
  'vitest',
  'run',
  '--reporter=./scripts/package-reporter.ts',
  '--reporter=./scripts/ci-reporter.ts',
  ...given,
];
/** What each tier checks (docs/testing.md), in turn, until one fails; at the end stands what came of each. */
const TIERS: Readonly<Record<string, readonly Check[]>> = {
  unit: [TESTS],
  all: [
    script('lint', 'lint'),
    script('types', 'typecheck'),
    TESTS,
    script('rules', 'rules'),
    script('faults', 'faults', '--', '--every', '24'),
  ],
  long: [TESTS, script('faults', 'faults')],
};
const checks = TIERS[tier];
if (checks === undefined) throw new Error(`There is no tier "${tier}": ${Object.keys(TIERS).join(', ')}.`);

process.env.TEST_SUMMARY ||= join(mkdtempSync(join(tmpdir(), 'clade-tests-')), 'summary');
const count = process.env.TEST_SUMMARY;

const lines: string[] = [];
/** Tests that passed only when they were tried again. */
let retried: string[] = [];
let failed = false;
for (const [name, program, ...args] of checks) {
  if (failed) {
    lines.push(`${name.padEnd(8)}not run`);
    continue;
  }
  process.stdout.write(`\n${name}\n`);
  const from = performance.now();
  const { status } = spawnSync(program as string, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  failed = status !== 0;
  const took = `${((performance.now() - from) / 1000).toFixed(0)} s`.padStart(7);
  let counted = '';
  if (name === 'tests' && existsSync(count)) {
    retried = readFileSync(count, 'utf8').trim().split('\n');
    counted = `  ${retried.pop()}`;
  }
  lines.push(`${name.padEnd(8)}${failed ? 'FAILED' : 'ok    '}${took}${counted}`);
}
process.stdout.write(`\n${[...retried, ...lines].join('\n')}\n`);
process.exitCode = failed ? 1 : 0;
