import { describe, expect, it } from 'vitest';
import type { Told } from '../../src/games/game-ui.ts';
import { groupTold, matches } from '../../src/table/log/groups.ts';

function told(n: number, group: string, more: Partial<Told> = {}): Told {
  return { n, round: 1, group, text: '', plain: `line ${n}`, touches: [], ...more };
}

describe('the log', () => {
  it('groups neighbours under their heading, and the same heading later once more', () => {
    const groups = groupTold([told(1, 'food'), told(1, 'food'), told(2, 'play'), told(3, 'food')]);
    expect(groups.map(({ title, told }) => [title, told.map(({ n }) => n)])).toEqual([
      ['food', [1, 1]],
      ['play', [2]],
      ['food', [3]],
    ]);
    expect(groupTold([])).toEqual([]);
  });

  it('shows what I did and what was done to me as mine', () => {
    const lines = [
      told(1, 'x', { seat: 0 }),
      told(2, 'x', { seat: 1, touches: [0], tone: 'attack' }),
      told(3, 'x', { seat: 1, touches: [2] }),
      told(4, 'x'),
    ];
    const shown = (filter: Parameters<typeof matches>[1]): number[] =>
      lines.filter((line) => matches(line, filter, 0)).map(({ n }) => n);
    expect(shown('all')).toEqual([1, 2, 3, 4]);
    expect(shown('quiet')).toEqual([1, 2, 3, 4]);
    expect(shown('mine')).toEqual([1, 2]);
    expect(shown('attacks')).toEqual([2]);
    expect(shown(1)).toEqual([2, 3]);
    expect(shown(2)).toEqual([3]);
  });
});
