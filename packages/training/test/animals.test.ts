import { makeBot } from '@clade/bots/training';
import { type Config, configure, plainRefusal } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { varietyIn } from '../src/animals.ts';

// `npm run train -- animals` measures 200 games; some of them are enough to notice that a level has lost its taste.
test.each(['beginner', 'casual'])('tables of %s have varied animals in round 3', (level) => {
  const bot = makeBot(level, { game: 'evolution', scale: 0.1 });
  if (!('choose' in bot)) throw new Error(plainRefusal(bot));
  const config = configure(evolution, 4, {}) as Config;
  const found = varietyIn(3, bot, config, 12, 'recorded');
  expect(found.bare).toBeLessThan(0.3);
  expect(found.traits).toBeGreaterThanOrEqual(8);
  expect(found.crowded).toBeLessThanOrEqual(0.05);
});

test('traits are counted as they come', () => {
  const bot = makeBot('random', { game: 'evolution' });
  if (!('choose' in bot)) throw new Error(plainRefusal(bot));
  const config = configure(evolution, 2, {}) as Config;
  const [early, late] = [1, 4].map((round) => varietyIn(round, bot, config, 5, 'random'));
  expect(late?.traits).toBeGreaterThan(early?.traits ?? 0);
  expect(late?.leastTraits).toBeLessThanOrEqual(late?.traits ?? 0);
});
