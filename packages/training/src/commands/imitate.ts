import { parseArgs } from 'node:util';
import { type Example, imitate, recordSearches } from '../imitation.ts';
import { readParams, trainedGame, whole, writeParams } from '../input.ts';

/**
 * `imitate evolution --games 50 --to params.json`: better parameters of a game's policy from what searches chose that began
 * with it, for its params.ts. Then the searches are better, and there is more to learn from them.
 */
export function imitateSearches(argv: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      players: { type: 'string', default: '4' },
      games: { type: 'string', default: '50' },
      simulations: { type: 'string', default: '400' },
      width: { type: 'string', default: '6' },
      sweeps: { type: 'string', default: '8' },
      seed: { type: 'string', default: 'imitate' },
      keep: { type: 'string', default: 'cardsPerRound' },
      from: { type: 'string' },
      to: { type: 'string' },
    },
  });
  const { game, policySet, config } = trainedGame(positionals[0], values.players);
  const games = whole('games', values.games);
  const simulations = whole('simulations', values.simulations);
  const width = whole('width', values.width);
  const sweeps = whole('sweeps', values.sweeps);
  const recorded = recordSearches(game, config, policySet, { seed: values.seed, games, simulations, width });
  const examples: Example[] = [];
  for (const example of recorded) {
    if (example.game !== examples.at(-1)?.game)
      process.stderr.write(`game ${example.game + 1} of ${games}\n`);
    examples.push(example);
  }
  const options = { sweeps, kept: values.keep.split(','), ...readParams(values.from) };
  for (const { sweep, likelihood, agreement, params } of imitate(game, policySet, examples, options)) {
    process.stderr.write(
      `${sweep}: log chance ${likelihood.toFixed(4)}, agrees ${(100 * agreement).toFixed(1)} %\n`,
    );
    writeParams(params, values.to, sweep === sweeps);
  }
}
