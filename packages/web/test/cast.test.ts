import { readFileSync } from 'node:fs';
import { charactersOf } from '@clade/bots/characters';
import { TITLES } from '@clade/titles';
import { expect, test } from 'vitest';
import { characterAt } from '../src/shell/names.ts';

const drawings = (game: string): string =>
  readFileSync(new URL(`../../board/src/drawings/${game}-faces.svg`, import.meta.url), 'utf8');

test.each(TITLES.map(({ id }) => id))(
  'every character of %s has a face of its own, and every face a character',
  (game) => {
    const faces = [...drawings(game).matchAll(/<symbol id="face-([^"]+)"[^>]*>(.*?)<\/symbol>/gs)];
    expect(faces.map(([, id]) => id)).toEqual(charactersOf(game).map(({ id }) => id));
    expect(new Set(faces.map(([, , drawing]) => drawing)).size).toBe(faces.length);
  },
);

test('only a seat of a bot is a character', () => {
  expect(characterAt({ kind: 'bot', bot: 'sir-ardel' })?.name).toBe('Sir Ardel');
  expect(characterAt({ kind: 'bot', bot: 'expert:opportunist' })).toBeUndefined();
  expect(characterAt({ kind: 'person', bot: 'sir-ardel' })).toBeUndefined();
  expect(characterAt(undefined)).toBeUndefined();
});

test('faces have no style attributes, which the page does not allow', () => {
  for (const { id } of TITLES) expect(drawings(id)).not.toContain('style=');
});
