import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { isBuilt } from './stamp.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

export interface BuildOptions {
  /** Shows what the build says. */
  readonly verbose?: boolean;
  /** Is called when there is something to build, which takes a while. */
  begins?(): void;
}

/** Builds the page as `npm run build` does, unless the one that is there was built from the same. */
export async function buildPage({ verbose = false, begins }: BuildOptions = {}): Promise<void> {
  if (isBuilt()) return;
  begins?.();
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', 'packages/web'], {
    cwd: ROOT,
    stdio: verbose ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // The page that people get, not the one that a test runner would choose.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  const hear = (part: Buffer): void => {
    said += String(part);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const code = await new Promise((done, fail) => child.on('close', done).on('error', fail));
  if (code !== 0) throw new Error(`the page cannot be built:\n${said}`);
}
