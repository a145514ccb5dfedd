import { isRefusal } from '@clade/engine';
import { expect, test } from 'vitest';
import { BOT_LEVELS, CHARACTERS, charactersOf, makeBot } from '../src/index.ts';
import { readBot } from '../src/names.ts';
import { POLICY_SETS } from '../src/policies.ts';

test('every game has six characters, from the weakest to the strongest, with at least four levels', () => {
  for (const { game } of POLICY_SETS) {
    const levels = charactersOf(game).map(({ bot }) => BOT_LEVELS.indexOf(readBot(bot).level));
    expect(levels).toHaveLength(6);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(new Set(levels).size).toBe(4);
  }
});

test('no two characters have an id, a name, or in one game a bot in common', () => {
  expect(new Set(CHARACTERS.map(({ id }) => id)).size).toBe(CHARACTERS.length);
  expect(new Set(CHARACTERS.map(({ name }) => name)).size).toBe(CHARACTERS.length);
  expect(new Set(CHARACTERS.map(({ game, bot }) => `${game} ${bot}`)).size).toBe(CHARACTERS.length);
  for (const { id } of CHARACTERS) expect(BOT_LEVELS).not.toContain(id);
});

test('a character is a bot by its id, keeps it as its name, and reads as its level and style', () => {
  for (const { id, game, bot } of CHARACTERS) {
    expect(makeBot(bot, { game })).toMatchObject({ name: bot });
    expect(makeBot(id, { game })).toMatchObject({ name: id });
    expect(readBot(id)).toEqual(readBot(bot));
  }
});

test('a character plays one game, and nothing is added to its id', () => {
  expect(makeBot('miss-cricet', { game: 'dominant-species' })).toMatchObject({
    code: 'unknown-bot',
    facts: { name: 'miss-cricet', game: 'evolution' },
  });
  expect(isRefusal(makeBot('miss-cricet:hunter', { game: 'evolution' }))).toBe(true);
});
