import { type Config, configure, EngineBug, legalMoves, Rng, type State, seatsToAct } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { askBot, type Bot, type BotAsked } from '../src/index.ts';

const config = configure(evolution, 3) as Config;

/** Asks a bot at the start of a game and returns what it was given. */
function listen(state: State, look: (asked: BotAsked) => void = () => {}, seed = 'r'): BotAsked {
  let heard: BotAsked | undefined;
  const ear: Bot = {
    name: 'ear',
    choose(asked) {
      heard = asked;
      look(asked);
      return asked.legal[0] as number;
    },
  };
  askBot(evolution, state, 1, ear, new Rng(seed));
  return heard as BotAsked;
}

test('a bot is given its view, its legal moves and its question', () => {
  const state = evolution.setup(config, 'a');
  const asked = listen(state);
  expect(asked.seat).toBe(1);
  expect(asked.view).toEqual(evolution.view(state, 1));
  expect(asked.decision).toEqual(evolution.decision(state, 1));
  expect(asked.legal).toEqual(legalMoves(evolution, state, 1));
});

test('nothing that a bot is given leads to the state', () => {
  const state = evolution.setup(config, 'a');
  const before = Array.from(state);
  const seen = new Set<unknown>();
  const arrays: ArrayBufferLike[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (ArrayBuffer.isView(value)) arrays.push(value.buffer);
    for (const key of Reflect.ownKeys(value)) walk((value as Record<PropertyKey, unknown>)[key]);
  };
  listen(state, (asked) => {
    walk(asked);
    const world = asked.sample();
    arrays.push(world.buffer);
    world.fill(0);
  });
  expect(arrays.length).toBeGreaterThan(1);
  expect(arrays).not.toContain(state.buffer);
  expect(Array.from(state)).toEqual(before);
});

test('samples look like the real world to the seat, and differ from each other', () => {
  const state = evolution.setup(config, 'a');
  listen(state, (asked) => {
    const worlds = [asked.sample(), asked.sample(), asked.sample()];
    for (const world of worlds) expect(evolution.view(world, 1)).toEqual(asked.view);
    expect(new Set(worlds.map((world) => evolution.hash(world))).size).toBe(3);
  });
});

test('the generator of the samples is not the one the bot holds', () => {
  const state = evolution.setup(config, 'a');
  listen(state, (asked) => {
    const own = new Rng('');
    own.words.set(asked.rng.words);
    // With the generator of the shuffle a bot could turn its sample back into the real order.
    expect(evolution.hash(evolution.sample(state, 1, own))).not.toBe(evolution.hash(asked.sample()));
  });
});

test('the same generator gives the same randomness, and the next question another', () => {
  const state = evolution.setup(config, 'a');
  const words = (asked: BotAsked): number[] => Array.from(asked.rng.words);
  const worlds = (asked: BotAsked): string => evolution.hash(asked.sample());
  expect(words(listen(state))).toEqual(words(listen(state)));
  expect(worlds(listen(state))).toBe(worlds(listen(state)));
  expect(words(listen(state, undefined, 'other'))).not.toEqual(words(listen(state)));
  const rng = new Rng('r');
  const drawn: number[] = [];
  const bot: Bot = {
    name: 'drawer',
    choose(asked) {
      drawn.push(asked.rng.below(1 << 30));
      return asked.legal[0] as number;
    },
  };
  askBot(evolution, state, 1, bot, rng);
  askBot(evolution, state, 1, bot, rng);
  expect(new Set(drawn).size).toBe(2);
});

test('an illegal answer is a bug of the bot', () => {
  const state = evolution.setup(config, 'a');
  const liar: Bot = { name: 'liar', choose: () => 0x3fffffff };
  expect(seatsToAct(evolution, state)).toContain(0);
  expect(() => askBot(evolution, state, 0, liar, new Rng('r'))).toThrow(EngineBug);
});
