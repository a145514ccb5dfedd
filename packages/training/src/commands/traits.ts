import { parseArgs } from 'node:util';
import { dominantSpeciesMarine as game, TRAIT_IDS } from '@clade/dominant-species-marine';
import { type Config, configure, firstSeat, legalMoves, type Move, operandA, Rng } from '@clade/engine';
import { marinePolicies, whole } from '../input.ts';

/**
 * `traits --games 2500`: how far trained players of Marine who keep any trait are ahead of the mean of the others at the
 * end, by trait; for its traits.ts.
 */
export function traits(argv: readonly string[]): void {
  const { values } = parseArgs({
    args: [...argv],
    options: { games: { type: 'string', default: '2500' }, seed: { type: 'string', default: 'traits' } },
  });
  const games = whole('games', values.games);
  const policy = marinePolicies().make(undefined, 2);
  const config = configure(game, 4, {}) as Config;

  const leads = TRAIT_IDS.map((): number[] => []);
  for (let g = 0; g < games; g++) {
    const s = game.inOrder(game.setup(config, `${values.seed}/${g}`));
    const rng = new Rng(`${values.seed}/${g}`);
    const kept: number[] = [];
    for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
      const seat = firstSeat(pending);
      if (game.decision(s, seat).kind !== 'trait') {
        game.apply(s, seat, policy.choose(s, seat, rng));
        continue;
      }
      const legal = legalMoves(game, s, seat);
      const move = legal[rng.below(legal.length)] as Move;
      kept[seat] = operandA(move);
      game.apply(s, seat, move);
    }
    const points = [...game.scores(s)].slice(0, config.players);
    const sum = points.reduce((a, b) => a + b, 0);
    points.forEach((own, seat) => {
      leads[kept[seat] as number]?.push(own - (sum - own) / (config.players - 1));
    });
  }
  TRAIT_IDS.forEach((id, t) => {
    const all = leads[t] ?? [];
    const mean = all.reduce((a, b) => a + b, 0) / all.length;
    const error = Math.sqrt(all.reduce((a, b) => a + (b - mean) ** 2, 0)) / all.length;
    process.stdout.write(`${id} ${mean.toFixed(1)} (${error.toFixed(1)}, ${all.length})\n`);
  });
}
