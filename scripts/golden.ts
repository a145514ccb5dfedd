import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { configure, type Game, isRefusal, playLogged, Rng, uniform, writeLog } from '@clade/engine';
import { evolution } from '@clade/evolution';

/**
 * `node scripts/golden.ts`: plays the games listed in each game's `fixtures/games.json` again and writes their logs.
 * Only a change of rules, with a new rules version, is a reason to run it; the tests then compare every hash.
 */
interface Golden {
  readonly name: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly shows: string;
}

const GAMES: readonly [Game, URL][] = [
  [evolution, new URL('../packages/games/evolution/fixtures/', import.meta.url)],
];

for (const [game, folder] of GAMES) {
  mkdirSync(folder, { recursive: true });
  const list = JSON.parse(readFileSync(new URL('games.json', folder), 'utf8')) as Golden[];
  for (const golden of list) {
    const config = configure(game, golden.players, golden.options);
    if (isRefusal(config)) throw new Error(`${golden.name}: ${config.sentence}`);
    const rng = new Rng(`golden ${golden.seed}`);
    const seats = Array.from({ length: golden.players }, () => 'random');
    const { log } = playLogged(game, config, golden.seed, seats, uniform(game, rng), rng);
    writeFileSync(new URL(`${golden.name}.jsonl`, folder), writeLog(log));
  }
  process.stdout.write(`${game.id}: ${list.length} logs\n`);
}
