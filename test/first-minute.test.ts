import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'packages/web/dist/.stamp');
const folders: string[] = [];
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clade-first-'));
  folders.push(folder);
  return folder;
}

interface Started {
  readonly child: ChildProcess;
  readonly said: () => string;
}

/** `npm start`, until it has said both lines or has ended. */
async function start(...args: string[]): Promise<Started> {
  const { LOG_LEVEL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['scripts/start.ts', ...args], { cwd: ROOT, env });
  children.push(child);
  let said = '';
  await new Promise<void>((done) => {
    const hear = (part: Buffer): void => {
      said += String(part);
      if (said.includes('Its data is in')) done();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', () => done());
  });
  return { child, said: () => said };
}

describe('npm start', () => {
  test('says where the page and its data are, builds the page once, and knows who is there already', async () => {
    const data = scratch();
    const first = await start('--port', '0', '--data', data);
    const [, address = ''] = /^Clade is at (http:\S+)\nIts data is in .*\n$/.exec(first.said()) ?? [];
    expect(first.said()).toBe(`Clade is at ${address}\nIts data is in ${data}\n`);
    expect(await (await fetch(address)).text()).toContain('<script type="module"');
    // The page's stamp is for the build alone.
    expect((await fetch(`${address}/.stamp`)).status).toBe(404);
    const built = statSync(STAMP).mtimeMs;

    const { port } = new URL(address);
    const other = scratch();
    for (const [args, sentence] of [
      [['--port', '0', '--data', data], `A server is running on the data in "${data}", at ${address}.`],
      [
        ['--port', port, '--data', other],
        `Port ${port} of 127.0.0.1 is taken by another program; choose one with npm start -- --port.`,
      ],
    ] as const) {
      const refused = await start(...args);
      expect(refused.said()).toBe(`clade: ${sentence}\n`);
      expect(refused.child.exitCode).toBe(2);
    }

    const second = await start('--port', '0', '--data', other, '--no-open');
    expect(second.said()).toContain(`Its data is in ${other}\n`);
    expect(statSync(STAMP).mtimeMs).toBe(built);
    // The first start may have to build the page.
  }, 300_000);

  test('explains its options', async () => {
    const { said } = await start('--help');
    for (const option of ['--port', '--data', '--no-open', '--verbose']) expect(said()).toContain(option);
  });
});

describe('npm ci', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly allowScripts: Readonly<Record<string, boolean>>;
  };

  test('has nothing to warn of', () => {
    const folder = scratch();
    const listed = execFileSync('git', ['ls-files', '*package.json', 'package-lock.json', '.npmrc'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    for (const file of listed.trim().split('\n')) cpSync(join(ROOT, file), join(folder, file));
    // With the npm and the Node of the machine, and nobody's own settings.
    const path = (process.env.PATH ?? '')
      .split(delimiter)
      .filter((part) => !part.includes('node_modules'))
      .join(delimiter);
    const { status, stdout, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline'], {
      cwd: folder,
      env: { PATH: path, HOME: folder, npm_config_update_notifier: 'false' },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/added \d+ packages/);
  });

  test('runs the install scripts that somebody has looked at, and there are no others', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
    };
    const scripts = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
    );
    expect(Object.keys(manifest.allowScripts).sort()).toEqual(scripts.sort());
  });
});

describe('npm test', () => {
  test('has one line for each package', () => {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const { stdout } = spawnSync(
      process.execPath,
      [
        vitest,
        'run',
        '--reporter=./scripts/package-reporter.ts',
        '--project=root',
        'test/dependencies.test.ts',
      ],
      { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '' } },
    );
    expect(stdout).toMatch(/^root +\d+ tests in +1 files +\d+ s$/m);
    expect(stdout).not.toContain('dependencies.test.ts');
  });
});
