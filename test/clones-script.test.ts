import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findClones, type Source } from '../scripts/clones.ts';

const repo = join(import.meta.dirname, '..');
const ds = join(repo, 'packages', 'games', 'dominant-species', 'src');
const read = (file: string): string => readFileSync(join(ds, file), 'utf8');
const land = (text: string, file = 'land.ts'): Source => ({ file, pack: 'land', text });
const sea = (text: string, file = 'sea.ts'): Source => ({ file, pack: 'sea', text });

const FUNCTION = `export function survivor(s: State): number {
  let best = 0;
  let holder = -1;
  for (let a = 0; a < ANIMALS; a++) {
    const cubes = cubesOnTundra(s, a);
    if (cubes > best) {
      best = cubes;
      holder = a;
    } else if (cubes === best) holder = -1;
  }
  if (best > 0) emit({ rule: 'DS-5.9.2.1', holder });
  return holder;
}
`;

describe('copies between packages', () => {
  test('a copied function is found with its lines, between other code', () => {
    const copy = `// Something else.\nconst other = 1;\n\n${FUNCTION}const after = 2;\n`;
    const [clone, ...more] = findClones([land(FUNCTION), sea(copy)]);
    expect(more).toEqual([]);
    expect(clone?.a).toEqual({ file: 'land.ts', from: 1, to: 13 });
    expect(clone?.b).toEqual({ file: 'sea.ts', from: 4, to: 16 });
    expect(clone?.tokens).toBeGreaterThan(90);
  });

  test('other spaces, other comments and the other rule book hide no copy', () => {
    const disguised = FUNCTION.replaceAll('\n', '\n\n')
      .replaceAll('DS-5.9.2.1', 'DSM-6.3.4')
      .replace('let best', '/* The most\n cubes. */ let best');
    expect(findClones([land(FUNCTION), sea(disguised)])).toHaveLength(1);
  });

  test('a changed word ends a copy', () => {
    const changed = FUNCTION.replace('cubesOnTundra', 'cubesOnVents').replace('holder = a', 'holder = b');
    expect(findClones([land(FUNCTION), sea(changed)])).toEqual([]);
  });

  test('a text in quotes that is no rule id counts', () => {
    const texts = (word: string): string =>
      Array.from({ length: 30 }, (_, i) => `export const a${i} = '${word}';`).join('\n');
    expect(findClones([land(texts('cube')), sea(texts('cube'))])).toHaveLength(1);
    expect(findClones([land(texts('cube')), sea(texts('disk'))])).toEqual([]);
  });

  test('equal imports and re-exports are no copy', () => {
    const names = Array.from({ length: 60 }, (_, i) => `  name${i},\n`).join('');
    const imports = `import {\n${names}} from '@clade/earth';\nexport type {\n${names}} from './a.ts';\n`;
    expect(findClones([land(imports), sea(imports)])).toEqual([]);
    expect(findClones([land(imports + FUNCTION), sea(imports + FUNCTION)])).toHaveLength(1);
  });

  test('code inside one package is its own business', () => {
    expect(findClones([land(FUNCTION, 'a.ts'), land(FUNCTION, 'b.ts')])).toEqual([]);
  });

  test('one copy is told once, two copies are told twice', () => {
    expect(findClones([land(FUNCTION), sea(FUNCTION)])).toHaveLength(1);
    expect(findClones([land(FUNCTION), sea(`${FUNCTION}const between = 1;\n${FUNCTION}`)])).toHaveLength(2);
  });
});

describe('the real sources', () => {
  const files = readdirSync(ds, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

  // Shorter files may be nothing but a use of what both games share.
  test.each(files.filter((name) => read(name).split('\n').length > 60))(
    'a file of Dominant Species that is copied into the other game is found: %s',
    (name) => {
      const own = files.map((file) => ({ file, pack: 'ds', text: read(file) }));
      const planted = { file: 'planted.ts', pack: 'marine', text: read(name).replaceAll('DS-', 'DSM-') };
      expect(findClones([...own, planted]).map((clone) => clone.a.file)).toContain(name);
    },
  );
});
