#!/usr/bin/env node
// Runs on any Node from 18 on. The sources need Node 24 (type stripping), so an older Node
// hands over to the one pinned by the `node` package.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const self = fileURLToPath(import.meta.url);

/** @param {string} version */
function major(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10);
}

/** The pinned Node binary, looked for in every node_modules from this file upwards. */
function pinnedNode() {
  for (let dir = dirname(self); ; dir = dirname(dir)) {
    const home = join(dir, 'node_modules', 'node');
    const manifest = join(home, 'package.json');
    if (existsSync(manifest) && major(JSON.parse(readFileSync(manifest, 'utf8')).version) >= NEEDED) {
      const binary = join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
      if (existsSync(binary)) return binary;
    }
    if (dirname(dir) === dir) return undefined;
  }
}

/** @param {string} binary */
function handOver(binary) {
  const child = spawn(binary, [self, ...process.argv.slice(2)], { stdio: 'inherit' });
  // At a terminal Ctrl-C reaches the child by itself; sending it again would count as a second press.
  const atTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  process.on('SIGINT', () => {
    if (!atTerminal) child.kill('SIGINT');
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`clade: cannot run ${binary}: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) {
      process.exitCode = code ?? 1;
      return;
    }
    process.exitCode = 128 + (constants.signals[signal] ?? 0);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

if (major(process.versions.node) < NEEDED) {
  const binary = pinnedNode();
  if (binary === undefined) {
    process.stderr.write(
      `clade: needs Node ${NEEDED} or newer, this is ${process.version}, and the pinned one is not installed.\n` +
        'Run `npm ci` in the repository (with install scripts allowed for the package `node`).\n',
    );
    process.exitCode = 1;
  } else {
    handOver(binary);
  }
} else {
  // Early releases of Node 24 announce type stripping as experimental on every start.
  const emitWarning = process.emitWarning;
  process.emitWarning = (warning, ...rest) => {
    if (!String(warning).includes('Type Stripping')) Reflect.apply(emitWarning, process, [warning, ...rest]);
  };
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
}
