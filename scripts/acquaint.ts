import { parseArgs } from 'node:util';
import { brainOf } from '@clade/bots';
import { acquaint, TELLING } from '@clade/bots/school';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Config, configure } from '@clade/engine';
import { end, whole } from './tuned-game.ts';

/**
 * `node scripts/acquaint.ts --games 3000`: by what players of Marine who have been to school are told from beginners; prints
 * what becomes the brain's impressions.ts.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '3000' }, seed: { type: 'string', default: 'acquaint' } },
});
const games = whole('games', values.games);
const brain = brainOf(dominantSpeciesMarine.id);
if (brain === undefined) end('Marine has no brain.');

/** Tables that rivals are met at: mostly of four. */
const PLAYERS = [4, 4, 4, 3, 3, 2];
const configs = PLAYERS.map((players) => configure(dominantSpeciesMarine, players, {}) as Config);
const { weights, right, cases } = acquaint(
  configs,
  [brain.mind(undefined, 0), brain.mind(undefined, 2)],
  games,
  values.seed,
);
process.stderr.write(`right in ${(100 * right).toFixed(1)} % of ${cases} cases left out\n`);

const short = (x: number | undefined): string => `${Number((x ?? 0).toPrecision(3))}`;
const size = TELLING.length;
const rows = TELLING.map(
  ({ id }, i) => `  '${id}': [${[0, 1, 2].map((column) => short(weights[column * size + i])).join(', ')}],\n`,
);
process.stdout.write(
  "import type { Telling } from './features.ts';\n\n" +
    '/** What speaks for school, by feature: seen of the rival, of the other rivals, of oneself (scripts/acquaint.ts). */\n' +
    `export const IMPRESSIONS: Readonly<Record<Telling, readonly [number, number, number]>> = {\n${rows.join('')}};\n\n` +
    '/** The same with two, three and four players. */\n' +
    `export const TABLES: readonly number[] = [${Array.from(weights.subarray(3 * size), short).join(', ')}];\n`,
);
