import { DefaultReporter, type TestModule, type TestSpecification } from 'vitest/node';

interface Progress {
  readonly files: number;
  done: number;
  tests: number;
  failed: number;
  milliseconds: number;
}

/** For a run of everything: one line for each package when its last test is through, and in full only what failed. */
export default class PackageReporter extends DefaultReporter {
  readonly #packages = new Map<string, Progress>();

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    for (const { project } of specifications) {
      const files = (this.#packages.get(project.name)?.files ?? 0) + 1;
      this.#packages.set(project.name, { files, done: 0, tests: 0, failed: 0, milliseconds: 0 });
    }
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module);
    const name = module.project.name;
    const progress = this.#packages.get(name);
    if (progress === undefined) return;
    progress.done += 1;
    progress.tests += [...module.children.allTests()].length;
    progress.failed += module.state() === 'failed' ? 1 : 0;
    progress.milliseconds += module.diagnostic().duration;
    if (progress.done === progress.files) this.log(line(name, progress, this.#left()));
  }

  /** Test files that are still to come. */
  #left(): number {
    return [...this.#packages.values()].reduce((sum, { files, done }) => sum + files - done, 0);
  }

  protected override printTestModule(module: TestModule): void {
    if (module.state() === 'failed') super.printTestModule(module);
  }
}

function line(name: string, { files, tests, failed, milliseconds }: Progress, left: number): string {
  const bad = failed > 0 ? `, ${failed} FAILED` : '';
  const seconds = `${(milliseconds / 1000).toFixed(0)} s`;
  const told = `${name.padEnd(24)}${String(tests).padStart(6)} tests in ${String(files).padStart(3)} files${seconds.padStart(8)}${bad}`;
  return left > 0 ? `${told.padEnd(62)} ${left} files left` : told;
}
