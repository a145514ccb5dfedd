import { parseArgs } from 'node:util';
import { tune } from '@clade/bots';
import { tunedGame } from './tuned-game.ts';

/**
 * `node scripts/tune.ts evolution --players 4 --games 2000 --fixed bag=1,heads=1,traits=1`: weights of a brain's
 * features from games of beginners, or with `--policies 40` of as many policies with leanings of all kinds, to be
 * written into its weights file.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'tune' },
    fixed: { type: 'string', default: '' },
    ridge: { type: 'string', default: '50' },
    policies: { type: 'string', default: '0' },
  },
});
const { game, brain, config } = tunedGame(positionals[0], values.players);
const fixed = Object.fromEntries(
  values.fixed
    .split(',')
    .filter((part) => part !== '')
    .map((part) => part.split('='))
    .map(([id, weight]) => [id, Number(weight)]),
);
const { weights, spread, positions, explained } = tune(game, config, brain, {
  games: Number(values.games),
  seed: values.seed,
  fixed,
  ridge: Number(values.ridge),
  policies: Number(values.policies),
});
const rounded = Object.fromEntries(
  brain.features.map(({ id }) => [id, Number((weights[id] ?? 0).toFixed(3))]),
);
process.stdout.write(
  `${JSON.stringify({ positions, explained, weights: rounded, spread: spread.map((x) => Number(x.toFixed(2))) }, null, 2)}\n`,
);
