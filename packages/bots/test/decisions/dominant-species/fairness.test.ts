import { dominantSpecies } from '@clade/dominant-species';
import { type Config, configure, firstSeat, Rng, unattended } from '@clade/engine';
import { expect, test } from 'vitest';
import { askBot, type Bot, type BotAsked, makeBot } from '../../../src/index.ts';

const beginner = makeBot('beginner') as Bot;

/** Worlds differ only in the draws to come (DS-5.14.1), and a beginner draws nothing: it must answer alike in all of them. */
test('a beginner answers alike in all worlds it cannot tell apart', () => {
  const config = configure(dominantSpecies, 4, unattended(dominantSpecies)) as Config;
  const s = dominantSpecies.setup(config, 'fair');
  const worlds = new Rng('worlds');
  for (let n = 0; n < 160; n++) {
    const seat = firstSeat(dominantSpecies.pending(s));
    const move = askBot(dominantSpecies, s, seat, beginner, new Rng(`ask ${n}`));
    const world = dominantSpecies.sample(s, seat, worlds);
    expect(dominantSpecies.hash(world)).not.toBe(dominantSpecies.hash(s));
    expect(askBot(dominantSpecies, world, seat, beginner, new Rng(`other ${n}`))).toBe(move);
    dominantSpecies.apply(s, seat, move);
  }
  // Two rounds at least: every action has come up.
  expect(dominantSpecies.view(s, 0).round).toBeGreaterThan(1);
});

test('nothing that a beginner does reaches the real state', () => {
  const config = configure(dominantSpecies, 3, unattended(dominantSpecies)) as Config;
  const s = dominantSpecies.setup(config, 'untouched');
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
    const seat = firstSeat(dominantSpecies.pending(s));
    const move = askBot(dominantSpecies, s, seat, spied, rng);
    expect(s).toEqual(before);
    dominantSpecies.apply(s, seat, move);
  }
  expect(given.some((asked) => Object.values(asked).includes(s))).toBe(false);
});
