import { askBot, makeBot } from '@clade/bots';
import { type Config, configure, type GameEvent, isRefusal, plainRefusal, Rng, seatsOf } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { describe, expect, test } from 'vitest';
import { sayFold, sayLines } from '../../src/games/evolution/worded.ts';
import type { Routine, Told } from '../../src/games/game-ui.ts';
import { foldRoutine, isFold } from '../../src/table/log/fold.ts';
import type { Line } from '../../src/table/table.ts';
import { namesFor, say } from '../evolution/say.ts';

const told = (n: number, kind?: Routine['kind'], more: Partial<Told> = {}): Told => ({
  ...{ n, round: 1, group: 'x', text: '', plain: `line ${n}`, touches: [] },
  ...(kind ? { routine: { kind } } : {}),
  ...more,
});

/** The lines of a log: single ones by number, folded ones by kind and numbers. */
function folded(all: readonly Told[], stays: (one: Told) => boolean = () => false): unknown[] {
  return foldRoutine(all, stays).map((entry) =>
    isFold(entry) ? [entry.kind, ...entry.told.map(({ n }) => n)] : entry.n,
  );
}

describe('a quiet log', () => {
  test('tells meals in a row in one line, and options that nobody took in another', () => {
    const all = [told(1, 'meal'), told(2, 'declined'), told(3, 'meal'), told(4, 'declined'), told(5, 'meal')];
    expect(folded(all)).toEqual([
      ['meal', 1, 3, 5],
      ['declined', 2, 4],
    ]);
  });

  test('never folds across anything else, and leaves a single one as it is', () => {
    const all = [told(1, 'meal'), told(2, 'meal'), told(3, undefined, { tone: 'attack' }), told(4, 'meal')];
    expect(folded(all)).toEqual([['meal', 1, 2], 3, 4]);
    expect(folded([told(1, 'meal'), told(2, 'declined')])).toEqual([1, 2]);
    expect(folded([])).toEqual([]);
  });

  test('loses nothing, and shows what is looked at', () => {
    const all = Array.from({ length: 30 }, (_, i) =>
      told(i, i % 7 === 0 ? undefined : i % 2 === 0 ? 'meal' : 'declined'),
    );
    const numbers = foldRoutine(all, ({ n }) => n === 10).flatMap((entry) =>
      isFold(entry) ? entry.told : [entry],
    );
    expect(numbers.map(({ n }) => n).sort((a, b) => a - b)).toEqual(all.map(({ n }) => n));
    expect(folded(all, ({ n }) => n === 10)).toContain(10);
  });
});

test('only plain meals and options that were not taken are routine at Evolution', () => {
  const bot = makeBot('random');
  if (isRefusal(bot)) throw new Error(plainRefusal(bot));
  const lines: Line[] = [];
  const rng = new Rng('fold');
  const s = evolution.setup(configure(evolution, 4, {}) as Config, 'fold');
  for (let open = seatsOf(evolution.pending(s)); open.length > 0; open = seatsOf(evolution.pending(s))) {
    const seat = open[0] as number;
    const events: GameEvent[] = [];
    evolution.apply(s, seat, askBot(evolution, s, seat, bot, rng), (event) => events.push(event));
    lines.push({ n: lines.length + 1, seat, events });
  }
  const declined: GameEvent = { type: 'declined', rule: 'EVO-5.6.2', seat: 1 };
  lines.push({ n: lines.length + 1, seat: 1, events: [declined] });
  const all = sayLines(lines, namesFor(0), say);
  const routine = all.filter((one) => one.routine);
  expect(new Set(routine.map((one) => one.routine?.kind))).toEqual(new Set(['meal', 'declined']));
  for (const { n, tone, touches } of routine) {
    expect(tone).toBeUndefined();
    expect(touches).toEqual([]);
    const types = lines[n - 1]?.events.map(({ type }) => type) ?? [];
    expect(types).not.toContain('attacked');
    expect(types).not.toContain('intelligence-used');
  }
  const meals = routine.filter((one) => one.routine?.kind === 'meal').slice(0, 3);
  const food = meals.reduce((sum, one) => sum + (one.routine?.food ?? 0), 0);
  expect(sayFold('meal', meals, say)).toBe(`3 plain meals, ${food} food`);
  expect(sayFold('declined', [told(1, 'declined')], say)).toBe('Intelligence not used, once');
});
