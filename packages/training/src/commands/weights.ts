import { parseArgs } from 'node:util';
import { fitWeights } from '../evaluation-fit.ts';
import { positive, trainedGame, whole } from '../input.ts';

/**
 * `weights evolution --players 4 --games 2000 --fixed bag=1,heads=1,traits=1`: weights of a game's features from games of
 * beginners, or with `--policies 40` of as many policies with parameters of all kinds, for its weights.ts.
 */
export function weights(argv: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      players: { type: 'string', default: '4' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: 'weights' },
      fixed: { type: 'string', default: '' },
      ridge: { type: 'string', default: '50' },
      policies: { type: 'string', default: '0' },
    },
  });
  const { game, policySet, config } = trainedGame(positionals[0], values.players);
  const fixed = values.fixed
    .split(',')
    .filter((part) => part !== '')
    .map((part) => part.split('='))
    .map(([id, weight]) => [id, Number(weight)]);
  const fitted = fitWeights(game, config, policySet, {
    games: whole('games', values.games),
    seed: values.seed,
    fixed: Object.fromEntries(fixed),
    ridge: positive('ridge', values.ridge),
    policies: Number(values.policies),
  });
  const rounded = policySet.features.map(({ id }) => [id, Number((fitted.weights[id] ?? 0).toFixed(3))]);
  const { positions, explained } = fitted;
  const spread = fitted.spread.map((x) => Number(x.toFixed(2)));
  const found = { positions, explained, weights: Object.fromEntries(rounded), spread };
  process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
}
