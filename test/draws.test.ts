import { describe, expect, test } from 'vitest';
import { type Config, configure, draws, isRefusal, plainRefusal, Rng } from '../packages/engine/src/index.ts';
import { GAMES } from '../scripts/games.ts';

describe.each(GAMES.map((game) => [game.id, game] as const))('the generator of %s', (_, game) => {
  const config = configure(game, 2, {}) as Config;
  const dealt = game.setup(config, 'a seed');

  test('counts what a table draws, and nothing in samples and in version 1', () => {
    expect(draws(dealt)).toBeGreaterThan(1);
    for (let viewer = -1; viewer < 2; viewer++)
      expect(draws(game.sample(dealt, viewer, new Rng('sample')))).toBe(0);
    for (const earlier of game.earlier.filter(({ rules }) => rules === '1'))
      expect(draws(earlier.setup(configure(earlier, 2, {}) as Config, 'a seed'))).toBe(0);
  });

  test('is in positions with its count, which version 1 does not have', () => {
    const position = game.writePosition(dealt);
    expect(position).toMatchObject({ rules: game.rules });
    expect(String(position.random)).toMatch(new RegExp(`^[0-9a-f]{32}:${draws(dealt)}$`));
    const again = game.readPosition(position);
    if (isRefusal(again)) throw new Error(plainRefusal(again));
    expect(game.hash(again)).toBe(game.hash(dealt));
    const first = game.earlier.at(-1);
    if (first?.rules !== '1') throw new Error('there is a version 1');
    const old = first.writePosition(first.setup(configure(first, 2, {}) as Config, 'a seed'));
    expect(old.random).toMatch(/^[0-9a-f]{32}$/);
    expect(isRefusal(game.readPosition(old))).toBe(false);
    expect(game.readPosition({ ...old, random: `${String(old.random)}:7` })).toMatchObject({
      code: 'bad-position',
      facts: { field: 'random' },
    });
  });
});
