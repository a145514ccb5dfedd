import { expect, test } from 'vitest';
import { TITLES, titleOf } from '../src/index.ts';

test.each(TITLES.map((title) => [title.id, title] as const))(
  '%s: the manifest fits its rules',
  async (id, title) => {
    const game = await title.load();
    expect(game.id).toBe(id);
    expect(game.seats).toEqual(title.seats);
    const names = game.options.map((option) => option.name);
    for (const [name, , on] of title.options) {
      const option = game.options.find((o) => o.name === name);
      expect(names).toContain(name);
      if (on !== undefined) expect(option?.values).toContain(on);
    }
    expect(titleOf(id)).toBe(title);
  },
);

test('no two games share an id, a prefix of rules or an icon', () => {
  for (const field of ['id', 'rules', 'icon'] as const) {
    expect(new Set(TITLES.map((title) => title[field])).size).toBe(TITLES.length);
  }
});
