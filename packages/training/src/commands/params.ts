import { parseArgs } from 'node:util';
import { RIVALS, type TrainingRival, trainParams } from '../evolution-strategy.ts';
import { BadCommand, readParams, trainedGame, whole, writeParams } from '../input.ts';

/**
 * `params evolution --steps 100 --to params.json`: better parameters of a game's policy from games against itself and the
 * policy as it is, for its params.ts. It can be stopped at any time and goes on `--from` what it wrote.
 */
export function params(argv: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      players: { type: 'string', default: '4' },
      steps: { type: 'string', default: '100' },
      pairs: { type: 'string', default: '256' },
      seed: { type: 'string', default: 'params' },
      rivals: { type: 'string', default: 'self,self,plain' },
      keep: { type: 'string', default: 'cardsPerRound' },
      from: { type: 'string' },
      to: { type: 'string' },
    },
  });
  const { game, policySet, config } = trainedGame(positionals[0], values.players);
  const rivals = values.rivals
    .split(',')
    .filter((name): name is TrainingRival => RIVALS.some((r) => r === name));
  if (rivals.join(',') !== values.rivals)
    throw new BadCommand(`"${values.rivals}" does not name rivals (rivals: ${RIVALS.join(', ')}).`);
  const steps = whole('steps', values.steps);
  const options = {
    seed: values.seed,
    steps,
    pairs: whole('pairs', values.pairs),
    rivals,
    kept: values.keep.split(','),
    ...readParams(values.from),
  };
  for (const { step, lead, wins, params: found } of trainParams(game, config, policySet, options)) {
    process.stderr.write(`${step}: ${lead.toFixed(2)} points ahead, ${(100 * wins).toFixed(1)} % won\n`);
    writeParams(found, values.to, step === steps);
  }
}
