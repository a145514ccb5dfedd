import { spawnSync } from 'node:child_process';

/**
 * `npm run audit [-- --strict]`: asks the registry for known vulnerabilities of what runs in production. Where no registry
 * answers nothing is known, and it says so; with `--strict`, as in the forge's CI, that is a failure too.
 */
const strict = process.argv.includes('--strict');
/** One try, and not for long: without a network it should be said at once. */
const PATIENCE = ['--fetch-retries=0', '--fetch-timeout=20000'];

interface Audit {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string; readonly via: readonly unknown[] }>
  >;
  readonly message?: string;
  readonly error?: { readonly summary?: string; readonly code?: string };
}

const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json', ...PATIENCE], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const audit = read(stdout);
if (audit?.metadata === undefined) {
  const why = error?.message ?? audit?.message ?? audit?.error?.summary ?? 'it said nothing';
  process.stdout.write(
    `No registry answers (${String(why).trim()}): known vulnerabilities were NOT looked up.\n`,
  );
  process.exitCode = strict ? 1 : 0;
} else {
  const { total = 0, ...by } = audit.metadata.vulnerabilities;
  for (const [name, { severity, range, via }] of Object.entries(audit.vulnerabilities ?? {})) {
    const titles = via.flatMap((one) =>
      typeof one === 'object' && one !== null && 'title' in one ? [one.title] : [],
    );
    process.stdout.write(`${severity}: ${name} ${range} ${titles.join('; ')}\n`);
  }
  const kinds = Object.entries(by).flatMap(([kind, count]) => (count > 0 ? [`${count} ${kind}`] : []));
  process.stdout.write(
    total === 0
      ? 'The registry knows no vulnerability of what runs in production.\n'
      : `${total} known vulnerabilities: ${kinds.join(', ')}.\n`,
  );
  process.exitCode = total === 0 ? 0 : 1;
}

function read(text: string | null): Audit | undefined {
  try {
    return JSON.parse(text ?? '') as Audit;
  } catch {
    return undefined;
  }
}
