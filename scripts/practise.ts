import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { practise, RIVALS, type Rival } from '@clade/bots';
import { end, tunedGame } from './tuned-game.ts';

/**
 * `node scripts/practise.ts evolution --steps 100 --to leanings.json`: better leanings of a game's policy from games
 * against itself and the policy as it is; to be written into its leanings file. It can be stopped at any time
 * and goes on `--from` what it wrote.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '4' },
    steps: { type: 'string', default: '100' },
    pairs: { type: 'string', default: '256' },
    seed: { type: 'string', default: 'practise' },
    rivals: { type: 'string', default: 'self,self,plain' },
    keep: { type: 'string', default: 'cardsPerRound' },
    from: { type: 'string' },
    to: { type: 'string' },
  },
});
const { game, brain, config } = tunedGame(positionals[0], values.players);
const rivals = values.rivals.split(',').filter((name): name is Rival => RIVALS.some((r) => r === name));
if (rivals.join(',') !== values.rivals)
  end(`"${values.rivals}" does not name rivals (rivals: ${RIVALS.join(', ')}).`);
for (const { step, lead, wins, leanings } of practise(game, config, brain, {
  seed: values.seed,
  steps: Number(values.steps),
  pairs: Number(values.pairs),
  rivals,
  kept: values.keep.split(','),
  ...(values.from === undefined ? {} : { from: JSON.parse(readFileSync(values.from, 'utf8')) }),
})) {
  process.stderr.write(`${step}: ${lead.toFixed(2)} points ahead, ${(100 * wins).toFixed(1)} % won\n`);
  const text = `${JSON.stringify(leanings, (_, x) => (typeof x === 'number' ? Number(x.toPrecision(3)) : x), 2)}\n`;
  if (values.to !== undefined) writeFileSync(values.to, text);
  else if (step === Number(values.steps)) process.stdout.write(text);
}
