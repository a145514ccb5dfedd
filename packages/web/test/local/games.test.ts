import { expect, test } from 'vitest';
import { loadGame, UnknownRules } from '../../src/local/games.ts';

test('a table is played by the rules it was begun with, a new one by the newest', async () => {
  expect((await loadGame('evolution')).rules).toBe('2');
  expect((await loadGame('evolution', '1')).rules).toBe('1');
});

test('a version that this page does not have is refused by its name', async () => {
  const error = await loadGame('evolution', '3').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UnknownRules);
  expect((error as UnknownRules).refusal).toMatchObject({
    code: 'unknown-rules',
    facts: { rules: '3' },
  });
});
