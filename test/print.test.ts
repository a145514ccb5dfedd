import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Game, versionOf } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';

/** The table "The print and the defaults" of docs/rulings.md against what `clade games --json` tells. */
const ROOT = join(import.meta.dirname, '..');
const text = readFileSync(join(ROOT, 'docs', 'rulings.md'), 'utf8');
const section = text.split('## The print and the defaults')[1]?.split('\n## ')[0] ?? '';
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/[`|]/g, '').trim()));

const GAMES: readonly Game[] = [evolution, dominantSpecies, dominantSpeciesMarine];

interface Told {
  readonly id: string;
  readonly options: readonly { name: string; default: unknown; values: readonly unknown[] }[];
}

test('every switch stands in the table once, with its quotation', () => {
  const names = rows.map(([game, name]) => `${game} ${name}`);
  expect(new Set(names).size).toBe(names.length);
  for (const [game, name, rule, , language, print] of rows) {
    expect(rule, `${game} ${name}`).toMatch(/^(EVO|DS|DSM)-[\d.]+$/);
    expect(language, `${game} ${name}`).toMatch(/^(hu|pl|cs|ru)(, (hu|pl|cs|ru))*$/);
    expect(print?.length, `${game} ${name}: print`).toBeGreaterThan(7);
  }
});

test('every switch whose default is not that of version 1 stands in the table', () => {
  const changed = GAMES.flatMap((game) => {
    const first = new Map(versionOf(game, '1')?.options.map((option) => [option.name, option.default]));
    return game.options
      .filter((option) => first.get(option.name) !== option.default)
      .map(({ name }) => `${game.id} ${name}`);
  });
  expect(changed.length).toBeGreaterThan(8);
  expect(rows.map(([game, name]) => `${game} ${name}`)).toEqual(expect.arrayContaining(changed));
});

test('every default in the table is told by the command line, which knows another value besides', () => {
  expect(rows.length).toBeGreaterThan(15);
  const clade = join(ROOT, 'packages/cli/bin/clade.mjs');
  const output = execFileSync(process.execPath, [clade, 'games', '--json'], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const told = JSON.parse(output);
  const found = rows.map(([game, name]) => {
    const option = (told as Told[]).find(({ id }) => id === game)?.options.find((o) => o.name === name);
    return [game, name, String(option?.default), (option?.values.length ?? 0) > 1];
  });
  expect(found).toEqual(rows.map(([game, name, , usual]) => [game, name, usual, true]));
});
