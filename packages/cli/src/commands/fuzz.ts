import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, checkGame, type LoggedMove, logHeader, writeLog } from '@clade/engine';
import { GAME } from '../args.ts';
import { BadInput } from '../bad-input.ts';
import { type Command, JSON_OPTION, printJson } from '../command.ts';
import type { Entry } from '../entry.ts';
import { reasonOf } from '../files.ts';
import { Coverage } from '../fuzz/coverage.ts';
import { fuzzTable } from '../fuzz/tables.ts';
import { Progress } from '../progress.ts';
import { findEntry } from '../registry.ts';
import { wrap } from '../text.ts';

/** Every second game has about so many decisions looked at from all sides; the others only pass the quick checks. */
const DEEP_CHECKS = 10;
/** Moves that a game is thought to take before any has been played. */
const USUAL = 400;

/** Random games of the hex games take up to a few thousand moves; what is still going on after this many never ends. */
const ENDLESS = 50_000;

interface Failure {
  readonly seed: string;
  readonly log: string;
  readonly error: string;
}

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'play random legal games over all player counts and options with every invariant checked',
  positionals: [GAME],
  options: {
    games: { value: 'K', text: 'games to play (default: 100)' },
    seed: { value: 'S', text: 'seed; the same seed repeats the same games (default: 1)' },
    dump: { value: 'folder', text: 'where logs of failures go (default: dumps)' },
    list: { text: 'list what was exercised, and how often' },
    json: JSON_OPTION,
  },
  notes: ['A failure writes a log that clade replay opens, and makes the exit code 1.'],
  run(args, { io, registry }) {
    const entry = findEntry(registry, args.positional(0));
    const games = args.integer('games', 1) ?? 100;
    const seed = args.value('seed') ?? '1';
    const folder = args.value('dump') ?? 'dumps';
    const progress = new Progress(io, games, 'games');
    const coverage = new Coverage(entry);
    const failures: Failure[] = [];
    let moves = 0;
    for (let i = 0; i < games; i++) {
      const gameSeed = `${seed}/${i}`;
      const config = fuzzTable(entry.game, seed, i);
      const usual = i === 0 ? USUAL : moves / i;
      const deepEvery = i % 2 === 1 ? Math.max(1, Math.round(usual / DEEP_CHECKS)) : 0;
      const played = playOne(entry, config, gameSeed, deepEvery, coverage);
      moves += played.moves.length;
      if (played.error !== undefined) {
        const name = `${entry.game.id}-${gameSeed.replaceAll(/[^A-Za-z0-9._-]/g, '-')}.jsonl`;
        const log = writeDump(entry, config, gameSeed, played.moves, folder, name);
        failures.push({ seed: gameSeed, log, error: played.error });
      }
      progress.at(i + 1);
    }
    progress.end();
    if (args.flag('json')) {
      printJson(io, { game: entry.game.id, games, moves, failures, covered: coverage.report() });
    } else {
      const lines = failures.flatMap((f) => [...wrap(`${f.log}: ${f.error}`, io.columns, '    ')]);
      if (args.flag('list'))
        lines.push(...coverage.lines().flatMap((line) => wrap(line, io.columns, '    ')));
      lines.push(...coverage.verdict().flatMap((line) => wrap(line, io.columns, '    ')));
      lines.push(`${games} games, ${moves} moves, ${failures.length} failures`);
      io.out(`${lines.join('\n')}\n`);
    }
    return failures.length > 0 ? 1 : 0;
  },
};

interface Played {
  readonly moves: readonly LoggedMove[];
  readonly error?: string;
}

function playOne(entry: Entry, config: Config, seed: string, deepEvery: number, coverage: Coverage): Played {
  const moves: LoggedMove[] = [];
  coverage.table(config);
  try {
    const { log } = checkGame(entry.game, config, seed, { deepEvery, maxMoves: ENDLESS, moves });
    coverage.game(entry, config, seed, log);
    return { moves };
  } catch (error) {
    return { moves, error: error instanceof Error ? error.message : String(error) };
  }
}

function writeDump(
  entry: Entry,
  config: Config,
  seed: string,
  moves: readonly LoggedMove[],
  folder: string,
  name: string,
): string {
  const seats = Array.from({ length: config.players }, () => 'random');
  const path = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, writeLog({ header: logHeader(entry.game, config, seats, seed), moves }));
  } catch (error) {
    throw new BadInput(`The log of a failure cannot be written to "${path}": ${reasonOf(error)}.`);
  }
  return path;
}
