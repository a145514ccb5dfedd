import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest, type TestModule } from 'vitest/node';
import { dominantSpecies } from './faults/dominant-species.ts';
import { dominantSpeciesMarine } from './faults/dominant-species-marine.ts';
import { evolution } from './faults/evolution.ts';
import { citedRules, type Fault, type FaultList, isNamed, occurrences } from './faults/fault.ts';

/**
 * `npm run faults [name ...]`: plants every listed rule fault, one at a time, and demands that a test citing one of its
 * rules fails. In a name `*` stands for anything: `npm run faults -- '*-and-*'` plants the effects that are too many. `--every n` plants each nth of them, for a quick look; that all of them still find their place in the
 * sources is checked in any case. The sources on disk stay untouched: each fault is a vitest project of its own that reads one file with
 * one text replaced. A project without a fault shows first that the same tests pass on the real rules.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const LISTS = [evolution, dominantSpecies, dominantSpeciesMarine];
const BASELINE = 'no fault';
/** A fault can make a rule run for ever; then the whole command fails instead of waiting. */
const LIMIT_MS = 60 * 60_000;

interface Verdict {
  readonly fault: Fault;
  /** Names of the failed tests that cite a broken rule. */
  readonly by: readonly string[];
  /** Why the run says nothing about the fault. */
  readonly problem?: string;
}

function misplaced(list: FaultList, fault: Fault): string | undefined {
  const text = readFileSync(path.join(ROOT, list.folder, 'src', fault.file), 'utf8');
  const n = occurrences(text, fault.find);
  return n === 1 ? undefined : `the text to replace occurs ${n} times in ${fault.file}`;
}

function project(list: FaultList, name: string, tests: readonly string[], fault?: Fault) {
  const target = fault ? path.join(ROOT, list.folder, 'src', fault.file) : undefined;
  return {
    root: path.join(ROOT, list.folder),
    plugins: [
      {
        name: 'planted-fault',
        enforce: 'pre' as const,
        transform(code: string, id: string) {
          if (!fault || id.split('?')[0] !== target) return undefined;
          return { code: code.replace(fault.find, () => fault.replace), map: null };
        },
      },
    ],
    test: { name, include: tests.map((t) => `test/${t}`), fsModuleCache: false, testTimeout: 60_000 },
  };
}

async function runTests(list: FaultList, faults: readonly Fault[]): Promise<Map<string, TestModule[]>> {
  const all = [...new Set(faults.flatMap((f) => f.tests))];
  const projects = [project(list, BASELINE, all), ...faults.map((f) => project(list, f.id, f.tests, f))];
  const vitest = await createVitest(
    // The cache on disk is keyed by the text on disk, which a planted fault does not change.
    { run: true, watch: false, config: false, root: ROOT, reporters: [{}], fsModuleCache: false },
    { test: { projects, pool: 'forks', maxWorkers: 2 } },
  );
  try {
    await vitest.start();
    return Map.groupBy(vitest.state.getTestModules(), (module) => module.project.name);
  } finally {
    await vitest.close();
  }
}

function failures(modules: readonly TestModule[]): string[] {
  return modules.flatMap((module) => [...module.children.allTests('failed')].map((test) => test.name));
}

function judge(fault: Fault, modules: readonly TestModule[] = []): Verdict {
  const missing = fault.tests.filter((t) => !modules.some((m) => m.moduleId.endsWith(`/test/${t}`)));
  if (missing.length > 0) return { fault, by: [], problem: `no test file ${missing.join(', ')}` };
  const dead = modules.find((m) => m.errors().length > 0);
  if (dead) return { fault, by: [], problem: `${path.basename(dead.moduleId)} does not load` };
  const by = failures(modules).filter((name) => citedRules(name).some((id) => fault.rules.includes(id)));
  return { fault, by };
}

function print(verdicts: readonly Verdict[]): void {
  const width = Math.max(...verdicts.map((v) => v.fault.id.length));
  for (const { fault, by, problem } of verdicts) {
    const mark = problem === undefined && by.length > 0 ? 'caught' : 'MISSED';
    const more = by.length > 1 ? ` and ${by.length - 1} more` : '';
    const why =
      problem ?? (by.length > 0 ? `${by[0]}${more}` : `no test citing ${fault.rules.join(', ')} failed`);
    console.log(`${mark}  ${fault.id.padEnd(width)}  ${why}`);
  }
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    options: { every: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  const every = Number(values.every);
  if (!Number.isInteger(every) || every < 1) {
    console.error(`--every takes a whole number from 1, not "${values.every}".`);
    return 2;
  }
  const unknown = names.find((name) => !LISTS.some((list) => list.faults.some((f) => isNamed(f, name))));
  if (unknown !== undefined) {
    console.error(`No fault is named "${unknown}".`);
    return 2;
  }
  let missed = 0;
  for (const list of LISTS) {
    const chosen = list.faults.filter((f) => names.length === 0 || names.some((name) => isNamed(f, name)));
    if (chosen.length === 0) continue;
    const bad = chosen.flatMap((fault): Verdict[] => {
      const problem = misplaced(list, fault);
      return problem === undefined ? [] : [{ fault, by: [], problem }];
    });
    const runnable = chosen.filter((f, i) => i % every === 0 && !bad.some((v) => v.fault === f));
    const results = await runTests(list, runnable);
    const broken = failures(results.get(BASELINE) ?? []);
    if (broken.length > 0) {
      console.error(`These tests fail without any fault: ${broken.join('; ')}`);
      return 1;
    }
    const verdicts = [...bad, ...runnable.map((fault) => judge(fault, results.get(fault.id)))];
    print(verdicts);
    const lost = verdicts.filter((v) => v.problem !== undefined || v.by.length === 0).length;
    console.log(
      `${list.game}: ${verdicts.length} planted faults, ${verdicts.length - lost} caught, ${lost} missed`,
    );
    missed += lost;
  }
  return missed > 0 ? 1 : 0;
}

const watchdog = setTimeout(() => {
  console.error(`The faults were not through after ${LIMIT_MS / 60_000} minutes.`);
  process.exit(1);
}, LIMIT_MS);
watchdog.unref();
process.exit(await main(process.argv.slice(2)));
