import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REGISTRY } from '../packages/cli/src/registry.ts';
import { GAMES } from '../scripts/games.ts';
import { readme } from '../scripts/golden.ts';

const games = join(import.meta.dirname, '..', 'packages', 'games');

test('the scripts know every game of the command line', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(expect.arrayContaining(REGISTRY.map(({ game }) => game.id)));
});

test.each(GAMES.map(({ id }) => id))('the package of %s is the folder of that name', (id) => {
  const manifest = JSON.parse(readFileSync(join(games, id, 'package.json'), 'utf8')) as { name: string };
  expect(manifest.name).toBe(`@clade/${id}`);
});

const recorded = GAMES.flatMap((game) =>
  [game, ...game.earlier].map(({ id, rules }) => join(games, id, 'fixtures', rules)),
).filter((folder) => existsSync(join(folder, 'games.json')));

test.each(recorded)('the README in %s is the one that the script writes', (folder) => {
  const list = JSON.parse(readFileSync(join(folder, 'games.json'), 'utf8')) as {
    name: string;
    shows: string;
  }[];
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe(readme(list));
  const logs = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  expect(logs.sort()).toEqual(list.map(({ name }) => `${name}.jsonl`).sort());
});
