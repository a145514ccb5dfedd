import { type Config, configure, firstSeat, type OptionValue, Rng } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { describe, expect, test } from 'vitest';
import { askBot, BOT_LEVELS, type Bot, makeBot, stylesOf } from '../../src/index.ts';

const SEARCHING = BOT_LEVELS.filter((level) => level !== 'random');
/** All levels and styles, with so few simulations that a game takes a moment. */
const bots = [
  ...SEARCHING.map((level, i) => makeBot(level, { scale: 0.1 * 0.1 ** i }) as Bot),
  ...stylesOf('evolution').map((t) => makeBot(`beginner:${t}`, { scale: 0.1 }) as Bot),
];

/** Plays a whole game of searching bots with every invariant checked after every move. */
function playChecked(players: number, options: Record<string, OptionValue>, seed: string): void {
  const s = evolution.setup(configure(evolution, players, options) as Config, seed);
  const rng = new Rng(seed);
  for (let pending = evolution.pending(s); pending !== 0; pending = evolution.pending(s)) {
    const seat = firstSeat(pending);
    const bot = bots[(seat + players) % bots.length] as Bot;
    evolution.apply(s, seat, askBot(evolution, s, seat, bot, rng));
    evolution.check(s);
  }
  expect(evolution.result(s)?.standings).toHaveLength(players);
}

describe('searching bots play whole games', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    test(`with ${players} players`, () => playChecked(players, {}, `all ${players}`));
  }
  for (const { name, values, default: byDefault } of evolution.options) {
    for (const value of values.filter((v) => v !== byDefault)) {
      test(`with ${name}=${value}`, () => playChecked(2, { [name]: value }, `${name} ${value}`));
    }
  }
});
