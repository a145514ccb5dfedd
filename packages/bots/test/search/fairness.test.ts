import { type Config, configure, firstSeat, Rng } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { askBot, type Bot, makeBot } from '../../src/index.ts';

const searching = makeBot('casual', { scale: 0.05 }) as Bot;
const beginner = makeBot('beginner') as Bot;

/**
 * A searching bot sees sampled worlds. With the same seed it must see the same ones whichever of the worlds its seat
 * cannot tell apart is the true one; otherwise something hidden has found its way into the samples.
 */
for (const [players, quickPlay] of [
  [2, false],
  [4, false],
  [3, true],
] as const) {
  test(`the search answers alike in all worlds it cannot tell apart: ${players} players${quickPlay ? ', quick play' : ''}`, () => {
    const s = evolution.setup(configure(evolution, players, { quickPlay }) as Config, `fair ${players}`);
    const worlds = new Rng('worlds');
    const kinds = new Set<string>();
    for (let n = 0, pending = evolution.pending(s); pending !== 0; n++, pending = evolution.pending(s)) {
      const seat = firstSeat(pending);
      if (n % 13 === 0) {
        kinds.add(evolution.decision(s, seat).kind);
        const world = evolution.sample(s, seat, worlds);
        expect(evolution.hash(world)).not.toBe(evolution.hash(s));
        const move = askBot(evolution, s, seat, searching, new Rng(`ask ${n}`));
        expect(askBot(evolution, world, seat, searching, new Rng(`ask ${n}`))).toBe(move);
      }
      evolution.apply(s, seat, askBot(evolution, s, seat, beginner, new Rng(`play ${n}`)));
    }
    expect(kinds.size).toBeGreaterThan(2);
  });
}

test('equal samples are drawn from all worlds that a seat cannot tell apart', () => {
  const s = evolution.setup(configure(evolution, 4, {}) as Config, 'samples');
  const world = evolution.sample(s, 2, new Rng('another'));
  expect(evolution.hash(world)).not.toBe(evolution.hash(s));
  const a = evolution.sample(s, 2, new Rng('draw'));
  const b = evolution.sample(world, 2, new Rng('draw'));
  expect(Array.from(a)).toEqual(Array.from(b));
});
