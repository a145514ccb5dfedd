import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Comments without code: "for who has never had one". */
const bare = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

test('no source casts to never, which fits everywhere and hides what has drifted apart', () => {
  const files = globSync('packages/{*,games/*}/src/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /\bas never\b/.test(bare(readFileSync(join(root, file), 'utf8'))))).toEqual(
    [],
  );
});
