import { dominantSpeciesMarine as marine } from '@clade/dominant-species-marine';
import { type Config, configure, firstSeat, Rng, unattended } from '@clade/engine';
import { expect, test } from 'vitest';
import { askBot, type Bot, type BotAsked, makeBot } from '../../../src/index.ts';

const beginner = makeBot('beginner') as Bot;

/**
 * Worlds differ in the draws to come and in the trait cards that others hold (DSM-A.1), and a beginner draws nothing: it must
 * answer alike in all of them.
 */
test('a beginner answers alike in all worlds it cannot tell apart', () => {
  const s = marine.setup(configure(marine, 4, unattended(marine)) as Config, 'fair');
  const worlds = new Rng('worlds');
  for (let n = 0; n < 240; n++) {
    const seat = firstSeat(marine.pending(s));
    const move = askBot(marine, s, seat, beginner, new Rng(`ask ${n}`));
    const world = marine.sample(s, seat, worlds);
    expect(marine.hash(world)).not.toBe(marine.hash(s));
    expect(askBot(marine, world, seat, beginner, new Rng(`other ${n}`))).toBe(move);
    marine.apply(s, seat, move);
  }
  // At least one Reseed: every section has been refilled.
  expect(marine.view(s, 0).round).toBeGreaterThan(1);
});

test('nothing that a beginner does reaches the real state', () => {
  const s = marine.setup(configure(marine, 3, unattended(marine)) as Config, 'untouched');
  const rng = new Rng('ask');
  const given: BotAsked[] = [];
  const spied: Bot = {
    name: 'spied',
    choose(asked) {
      given.push(asked);
      return beginner.choose(asked);
    },
  };
  for (let n = 0; n < 80; n++) {
    const before = s.slice();
    const seat = firstSeat(marine.pending(s));
    const move = askBot(marine, s, seat, spied, rng);
    expect(s).toEqual(before);
    marine.apply(s, seat, move);
  }
  expect(given.some((asked) => Object.values(asked).includes(s))).toBe(false);
});
