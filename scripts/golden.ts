import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { configure, type Game, isRefusal, playLogged, Rng, uniform, writeLog } from '@clade/engine';
import { evolution } from '@clade/evolution';

/**
 * `npm run golden`: plays the games listed in each game's `fixtures/games.json` again, writes their logs and notes there
 * what they ended with. Only a change of rules is a reason to run it; the tests then compare every hash and result.
 */
interface Golden {
  readonly name: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly shows: string;
  readonly scores?: readonly number[];
  readonly winners?: readonly number[];
  readonly reason?: string;
}

const GAMES: readonly [Game, URL][] = [
  [evolution, new URL('../packages/games/evolution/fixtures/', import.meta.url)],
];

for (const [game, folder] of GAMES) {
  mkdirSync(folder, { recursive: true });
  const list = JSON.parse(readFileSync(new URL('games.json', folder), 'utf8')) as Golden[];
  const recorded = list.map((golden): Golden => {
    const config = configure(game, golden.players, golden.options);
    if (isRefusal(config)) throw new Error(`${golden.name}: ${config.sentence}`);
    const rng = new Rng(`golden ${golden.seed}`);
    const seats = Array.from({ length: golden.players }, () => 'random');
    const { log, state } = playLogged(game, config, golden.seed, seats, uniform(game, rng), rng);
    writeFileSync(new URL(`${golden.name}.jsonl`, folder), writeLog(log));
    const result = game.result(state);
    return { ...golden, scores: game.scores(state), winners: result?.winners, reason: result?.reason };
  });
  writeFileSync(new URL('games.json', folder), `${JSON.stringify(recorded, null, 2)}\n`);
  process.stdout.write(`${game.id}: ${list.length} logs\n`);
}
