import { type Config, configure, firstSeat, Rng } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { askBot, type Bot, makeBot } from '../../../src/index.ts';

const beginner = makeBot('beginner') as Bot;

/**
 * At every decision of some games the bot is also asked in worlds that its seat cannot tell apart from the real one,
 * with the same seed. A bot that had a way to the state would sooner or later answer differently.
 */
for (const [players, quickPlay] of [
  [2, false],
  [4, false],
  [4, true],
  [6, false],
] as const) {
  test(`a beginner answers alike in all worlds it cannot tell apart: ${players} players${quickPlay ? ', quick play' : ''}`, () => {
    const s = evolution.setup(configure(evolution, players, { quickPlay }) as Config, `fair ${players}`);
    const worlds = new Rng('worlds');
    let differing = 0;
    for (let n = 0, pending = evolution.pending(s); pending !== 0; n++, pending = evolution.pending(s)) {
      const seat = firstSeat(pending);
      const move = askBot(evolution, s, seat, beginner, new Rng(`ask ${n}`));
      for (let k = 0; k < 3; k++) {
        const world = evolution.sample(s, seat, worlds);
        if (evolution.hash(world) !== evolution.hash(s)) differing++;
        expect(askBot(evolution, world, seat, beginner, new Rng(`ask ${n}`))).toBe(move);
      }
      evolution.apply(s, seat, move);
    }
    expect(differing).toBeGreaterThan(100);
  });
}
