import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the page once before its tests, as `npm run build` does. */
export default function setup(): void {
  const root = join(import.meta.dirname, '../../../..');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', 'packages/web'], {
    cwd: root,
    encoding: 'utf8',
    // The page that people get, not the one that the test runner would choose.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) throw new Error(`the page cannot be built:\n${built.stdout}${built.stderr}`);
}
