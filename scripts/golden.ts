import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { askBot, type Bot, makeBot } from '@clade/bots';
import {
  type Chooser,
  configure,
  type Game,
  isRefusal,
  playLogged,
  Rng,
  unattended,
  uniform,
  writeLog,
} from '@clade/engine';
import { GAMES } from './games.ts';

/**
 * `npm run golden [game ...]`: plays the games listed in `packages/games/<id>/fixtures/games.json` again, writes their
 * logs and the README beside it, and notes what they ended with. Only a change of rules is a reason to run it; the tests
 * then compare every hash and result.
 */
interface Golden {
  /** Name of the log. */
  readonly name: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Who plays, seat by seat; without it everybody plays at random. */
  readonly bots?: readonly string[];
  /** What the log is there for, for the README. */
  readonly shows: string;
  readonly scores?: readonly number[];
  readonly winners?: readonly number[];
  readonly reason?: string;
}

function record(game: Game, folder: URL, golden: Golden): Golden {
  // Random play needs the guards of tables without people, unless the game is about one of them.
  const config = configure(game, golden.players, { ...unattended(game), ...golden.options });
  if (isRefusal(config)) throw new Error(`${golden.name}: ${config.sentence}`);
  const rng = new Rng(`golden ${golden.seed}`);
  const seats = golden.bots ?? Array.from({ length: golden.players }, () => 'random');
  const choose = golden.bots ? asBots(game, golden.bots, rng) : uniform(game, rng);
  const { log, state } = playLogged(game, config, golden.seed, seats, choose, rng);
  writeFileSync(new URL(`${golden.name}.jsonl`, folder), writeLog(log));
  const result = game.result(state);
  return { ...golden, scores: game.scores(state), winners: result?.winners, reason: result?.reason };
}

function asBots(game: Game, names: readonly string[], rng: Rng): Chooser {
  const bots = names.map((name) => {
    const bot = makeBot(name);
    if (isRefusal(bot)) throw new Error(bot.sentence);
    return bot;
  });
  return (s, seat) => askBot(game, s, seat, bots[seat] as Bot, rng);
}

export function readme(list: readonly Pick<Golden, 'name' | 'shows'>[]): string {
  return `# Golden logs

Whole games that are replayed with every hash by \`test/golden.test.ts\`. \`games.json\` says how each was dealt and what it
ended with; \`npm run golden\` plays them again after a change of rules.

| log | shows |
| --- | --- |
${list.map(({ name, shows }) => `| \`${name}\` | ${shows} |\n`).join('')}`;
}

function main(names: readonly string[]): number {
  const unknown = names.filter((name) => !GAMES.some((game) => game.id === name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no game ${unknown.join(', ')} (${GAMES.map((g) => g.id).join(', ')}).\n`);
    return 1;
  }
  for (const game of GAMES.filter(({ id }) => names.length === 0 || names.includes(id))) {
    const folder = new URL(`../packages/games/${game.id}/fixtures/`, import.meta.url);
    const file = new URL('games.json', folder);
    if (!existsSync(file)) {
      process.stdout.write(`${game.id}: no games.json\n`);
      continue;
    }
    const list = JSON.parse(readFileSync(file, 'utf8')) as Golden[];
    const recorded = list.map((golden) => record(game, folder, golden));
    writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
    writeFileSync(new URL('README.md', folder), readme(recorded));
    process.stdout.write(`${game.id}: ${list.length} logs\n`);
  }
  return 0;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
