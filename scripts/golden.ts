import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { askBot, type Bot, makeBot } from '@clade/bots';
import {
  type Chooser,
  configure,
  type Game,
  isRefusal,
  type Log,
  plainRefusal,
  playLogged,
  type Result,
  Rng,
  unattended,
  uniform,
  writeLog,
} from '@clade/engine';
import { GAMES } from './games.ts';

/**
 * `npm run golden [game ...]`: plays the golden games of the newest version of the rules again, writes their logs and the
 * README, and notes what they ended with. They are listed in `packages/games/<id>/fixtures/<version>/games.json`; a new
 * version begins with the list of the one before. Only a change of rules is a reason to run it; the tests then compare
 * every hash and result. Those of earlier versions stay as they are.
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

/** Other rules lead elsewhere from the same seed: a game that shows an end is dealt anew until it has that end. */
const MOST_SEEDS = 500;

function record(game: Game, folder: URL, golden: Golden): Golden {
  for (let i = 1; i <= MOST_SEEDS; i++) {
    const seed = i === 1 ? golden.seed : `${golden.seed} ${i}`;
    const { log, result } = played(game, { ...golden, seed });
    if (golden.reason !== undefined && result.reason !== golden.reason) continue;
    writeFileSync(new URL(`${golden.name}.jsonl`, folder), writeLog(log));
    return { ...golden, seed, ...result };
  }
  throw new Error(`${golden.name}: none of ${MOST_SEEDS} games ended by ${golden.reason}`);
}

function played(
  game: Game,
  golden: Golden,
): { log: Log; result: Pick<Golden, 'scores' | 'winners' | 'reason'> } {
  // Random play needs the guards of tables without people, unless the game is about one of them.
  const config = configure(game, golden.players, { ...unattended(game), ...golden.options });
  if (isRefusal(config)) throw new Error(`${golden.name}: ${plainRefusal(config)}`);
  const rng = new Rng(`golden ${golden.seed}`);
  const seats = golden.bots ?? Array.from({ length: golden.players }, () => 'random');
  const choose = golden.bots ? asBots(game, golden.bots, rng) : uniform(game, rng);
  const { log, state } = playLogged(game, config, golden.seed, seats, choose, rng);
  const { winners, reason } = game.result(state) as Result;
  return { log, result: { scores: game.scores(state), winners, reason } };
}

function asBots(game: Game, names: readonly string[], rng: Rng): Chooser {
  const bots = names.map((name) => {
    const bot = makeBot(name);
    if (isRefusal(bot)) throw new Error(plainRefusal(bot));
    return bot;
  });
  return (s, seat) => askBot(game, s, seat, bots[seat] as Bot, rng);
}

export function readme(list: readonly Pick<Golden, 'name' | 'shows'>[]): string {
  return `# Golden logs

Whole games of one version of the rules that are replayed with every hash by \`test/golden.test.ts\`. \`games.json\` says how
each was dealt and what it ended with. \`npm run golden\` plays those of the newest version again; those of earlier versions
stay as they are.

| log | shows |
| --- | --- |
${list.map(({ name, shows }) => `| \`${name}\` | ${shows} |\n`).join('')}`;
}

function folderOf(game: Game): URL {
  return new URL(`../packages/games/${game.id}/fixtures/${game.rules}/`, import.meta.url);
}

/** The games to play: those of the newest version that has a list. */
function listOf(game: Game): Golden[] {
  const file = [game, ...game.earlier]
    .map((version) => new URL('games.json', folderOf(version)))
    .find(existsSync);
  if (file === undefined) throw new Error(`${game.id} has no games.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Golden[];
}

function main(names: readonly string[]): number {
  const unknown = names.filter((name) => !GAMES.some((game) => game.id === name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no game ${unknown.join(', ')} (${GAMES.map((g) => g.id).join(', ')}).\n`);
    return 1;
  }
  for (const game of GAMES.filter(({ id }) => names.length === 0 || names.includes(id))) {
    const list = listOf(game);
    const folder = folderOf(game);
    mkdirSync(folder, { recursive: true });
    const recorded = list.map((golden) => record(game, folder, golden));
    writeFileSync(new URL('games.json', folder), `${JSON.stringify(recorded, null, 2)}\n`);
    writeFileSync(new URL('README.md', folder), readme(recorded));
    process.stdout.write(`${game.id}, version ${game.rules}: ${list.length} logs\n`);
  }
  return 0;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
