import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Lesson, study, watch } from '@clade/bots';
import { tunedGame, whole } from './tuned-game.ts';

/**
 * `node scripts/study.ts evolution --games 50 --to leanings.json`: better leanings of a game's policy from what searches
 * chose that began with it; to be written into its leanings file. Then the searches are better, and there is more to
 * learn from them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '50' },
    simulations: { type: 'string', default: '400' },
    width: { type: 'string', default: '6' },
    sweeps: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'study' },
    keep: { type: 'string', default: 'cardsPerRound' },
    from: { type: 'string' },
    to: { type: 'string' },
  },
});
const { game, brain, config } = tunedGame(positionals[0], values.players);
const numbers = { games: 0, simulations: 0, width: 0, sweeps: 0 };
for (const name of Object.keys(numbers) as (keyof typeof numbers)[])
  numbers[name] = whole(name, values[name]);
const { games, simulations, width, sweeps } = numbers;
const lessons: Lesson[] = [];
for (const lesson of watch(game, config, brain, { seed: values.seed, games, simulations, width })) {
  if (lesson.game !== lessons.at(-1)?.game) process.stderr.write(`game ${lesson.game + 1} of ${games}\n`);
  lessons.push(lesson);
}
for (const { sweep, likelihood, agreement, leanings } of study(game, brain, lessons, {
  sweeps,
  kept: values.keep.split(','),
  ...(values.from === undefined ? {} : { from: JSON.parse(readFileSync(values.from, 'utf8')) }),
})) {
  process.stderr.write(
    `${sweep}: log chance ${likelihood.toFixed(4)}, agrees ${(100 * agreement).toFixed(1)} %\n`,
  );
  const text = `${JSON.stringify(leanings, (_, x) => (typeof x === 'number' ? Number(x.toPrecision(3)) : x), 2)}\n`;
  if (values.to !== undefined) writeFileSync(values.to, text);
  else if (sweep === sweeps) process.stdout.write(text);
}
