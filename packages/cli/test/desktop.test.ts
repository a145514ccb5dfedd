import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isAtDesktop, openPage } from '../src/desktop.ts';
import { scratch } from './harness.ts';

test('a page is opened only where somebody sits before a screen', () => {
  expect(isAtDesktop(true, { DISPLAY: ':0' }, 'linux')).toBe(true);
  expect(isAtDesktop(true, { WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(true);
  expect(isAtDesktop(true, {}, 'darwin')).toBe(true);
  expect(isAtDesktop(true, {}, 'win32')).toBe(true);
  // No screen; a pipe; a build server; another machine's terminal.
  expect(isAtDesktop(true, {}, 'linux')).toBe(false);
  expect(isAtDesktop(false, { DISPLAY: ':0' }, 'linux')).toBe(false);
  expect(isAtDesktop(true, { DISPLAY: ':0', CI: 'true' }, 'linux')).toBe(false);
  expect(isAtDesktop(true, { SSH_CONNECTION: '198.51.100.7 1 203.0.113.7 22' }, 'darwin')).toBe(false);
});

test('the page is opened with the program of the system, and it is no trouble where there is none', async () => {
  const folder = scratch();
  const told = join(folder, 'told');
  writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\nprintf '%s' "$1" > '${told}'\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  openPage('http://127.0.0.1:8080', 'linux');
  await expect.poll(() => existsSync(told) && readFileSync(told, 'utf8')).toBe('http://127.0.0.1:8080');
  vi.stubEnv('PATH', '');
  openPage('http://127.0.0.1:8080', 'linux');
  vi.unstubAllEnvs();
});
