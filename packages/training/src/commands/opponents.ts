import { parseArgs } from 'node:util';
import { CLASSIFIER_FEATURES } from '@clade/bots/marine-net';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Config, configure } from '@clade/engine';
import { marinePolicies, whole } from '../input.ts';
import { fitOpponents } from '../opponent-fit.ts';

/** Tables that opponents are met at: mostly of four. */
const PLAYERS = [4, 4, 4, 3, 3, 2];

/** `opponents --games 3000`: what tells trained players of Marine from beginners; prints its opponent-weights.ts. */
export function opponents(argv: readonly string[]): void {
  const { values } = parseArgs({
    args: [...argv],
    options: { games: { type: 'string', default: '3000' }, seed: { type: 'string', default: 'opponents' } },
  });
  const games = whole('games', values.games);
  const policySet = marinePolicies();
  const configs = PLAYERS.map((players) => configure(dominantSpeciesMarine, players, {}) as Config);
  const policies = [policySet.make(undefined, 0), policySet.make(undefined, 2)] as const;
  const { weights, right, cases } = fitOpponents(configs, policies, games, values.seed);
  process.stderr.write(`right in ${(100 * right).toFixed(1)} % of ${cases} cases left out\n`);

  const short = (x: number | undefined): string => `${Number((x ?? 0).toPrecision(3))}`;
  const size = CLASSIFIER_FEATURES.length;
  const rows = CLASSIFIER_FEATURES.map(({ id }, i) => {
    const columns = [0, 1, 2].map((column) => short(weights[column * size + i]));
    return `  '${id}': [${columns.join(', ')}],\n`;
  });
  process.stdout.write(
    "import type { ClassifierFeature } from './features.ts';\n\n" +
      '/** Weights of the classifier: of the opponent, of the other opponents, of the player (npm run train -- opponents). */\n' +
      `export const CLASSIFIER_WEIGHTS: Readonly<Record<ClassifierFeature, readonly [number, number, number]>> = {\n${rows.join('')}};\n\n` +
      '/** Constant terms with two, three and four players. */\n' +
      `export const BY_PLAYERS: readonly number[] = [${Array.from(weights.subarray(3 * size), short).join(', ')}];\n`,
  );
}
