import { type Config, configure, firstSeat, type OptionValue, Rng } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { describe, expect, test } from 'vitest';
import { askBot, type Bot, makeBot } from '../../../src/index.ts';

const beginner = makeBot('beginner') as Bot;
const random = makeBot('random') as Bot;

const KINDS = ['feed', 'food-card', 'intelligence', 'leaf-order', 'payment', 'plan-card', 'play-card'];

/** Plays a whole game with every invariant checked after every move; returns the kinds of decision that came up. */
function playChecked(
  players: number,
  options: Record<string, OptionValue>,
  bots: readonly Bot[],
  seed: string,
) {
  const s = evolution.setup(configure(evolution, players, options) as Config, seed);
  const rng = new Rng(seed);
  const kinds = new Set<string>();
  for (let pending = evolution.pending(s); pending !== 0; pending = evolution.pending(s)) {
    const seat = firstSeat(pending);
    const bot = bots[seat % bots.length] as Bot;
    if (bot === beginner) kinds.add(evolution.decision(s, seat).kind);
    evolution.apply(s, seat, askBot(evolution, s, seat, bot, rng));
    evolution.check(s);
  }
  expect(evolution.result(s)?.standings).toHaveLength(players);
  return kinds;
}

describe('whole games', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    test(`with ${players} players`, () => {
      playChecked(players, {}, [beginner], 'all alike');
      playChecked(players, {}, [beginner, random], 'mixed');
    });
  }

  for (const { name, values, default: byDefault } of evolution.options) {
    for (const value of values.filter((v) => v !== byDefault)) {
      test(`with ${name}=${value}`, () => {
        playChecked(3, { [name]: value }, [beginner], `${name} 3`);
        playChecked(2, { [name]: value }, [random, beginner], `${name} 2`);
      });
    }
  }

  test('every kind of decision comes up for a beginner', () => {
    // An order of leaf effects or a payment comes up in one game of a hundred: in the first of these it does, and should a
    // beginner play otherwise one day, games are played until it does again.
    const kinds = playChecked(4, {}, [beginner], 'beginner 12')
      .union(playChecked(6, {}, [beginner], 'kinds 3'))
      .union(playChecked(2, { quickPlay: true }, [beginner], 'quick'));
    for (let game = 0; game < 400 && kinds.size < KINDS.length; game++) {
      for (const kind of playChecked(game % 2 === 0 ? 4 : 6, {}, [beginner], `kinds ${game}`))
        kinds.add(kind);
    }
    expect([...kinds].sort()).toEqual(KINDS);
  });
});
