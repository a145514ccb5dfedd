import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/**
 * Counts the tests of a run and, for CI, leaves the count in the file named by TEST_SUMMARY, after the names of the tests
 * that needed a second try.
 */
export default class CiReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const count = { passed: 0, failed: unhandled.length, skipped: 0, pending: 0 };
    const retried: string[] = [];
    for (const module of modules) {
      const before = count.failed;
      for (const test of module.children.allTests()) {
        count[test.result().state]++;
        if (test.diagnostic()?.flaky)
          retried.push(`passed only at its second try: ${module.project.name} > ${test.fullName}\n`);
        // Tests are silent; what one has measured is its report.
        const { report } = test.meta() as { readonly report?: string };
        if (report !== undefined) process.stdout.write(`\n${report}\n`);
      }
      // A module can fail without a failed test: it does not load, or a hook throws.
      if (module.state() === 'failed' && count.failed === before) count.failed++;
    }
    const file = process.env.TEST_SUMMARY;
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    const counted = `tests: ${count.passed} passed, ${count.failed} failed${skipped}\n`;
    if (file) writeFileSync(file, [...retried, counted].join(''));
    else for (const line of retried) process.stdout.write(line);
  }
}
