import type { Bot } from './bot.ts';

/** Uniform over the legal moves. */
export const random: Bot = {
  name: 'random',
  choose: ({ legal, rng }) => legal[rng.below(legal.length)] as number,
};
