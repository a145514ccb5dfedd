import { availableParallelism } from 'node:os';
import {
  type ArenaRecord,
  type ArenaReport,
  arenaReport,
  type SequentialTest,
  schedule,
  verdict,
  wholeBlocks,
} from '@clade/bots';
import { type ArenaHeader, keepRecord, openArena } from '../arena/store.ts';
import { playHere, playOnThreads } from '../arena/threads.ts';
import { type Args, GAME } from '../args.ts';
import { BadInput } from '../bad-input.ts';
import { readBots } from '../bots.ts';
import { type Command, JSON_OPTION, printJson, SET_OPTION } from '../command.ts';
import { readUnattended } from '../config.ts';
import { Progress } from '../progress.ts';
import { findEntry } from '../registry.ts';
import { columns, count } from '../text.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'measure bots against each other: every deal is played once from each place',
  positionals: [GAME],
  options: {
    bots: { value: 'a,b,..', text: 'one bot for each place, or more than places (needed)' },
    players: { value: 'N', text: 'players at a table (default: as many as bots)' },
    games: { value: 'K', text: 'games, rounded up to whole blocks (default: 100)' },
    seed: { value: 'S', text: 'seed; the same seed repeats the same games (default: 1)' },
    scale: { value: 'X', text: 'factor on the simulations of all levels (default: 1)' },
    test: { value: 'p,q', text: 'stop when it is clear whether the first bot wins p or q percent' },
    events: { value: 'a,b,..', text: 'count these events per game for each bot (attacked, ...)' },
    keep: { value: 'file', text: 'keep finished games there; an arena that was broken off goes on' },
    threads: { value: 'T', text: 'threads (default: one for each core)' },
    set: SET_OPTION,
    json: JSON_OPTION,
  },
  notes: [
    'A block is one deal with the seats rotated. Intervals are 95 % by bootstrap over blocks; ratings are fitted to the ranks of all players (400 points are odds of ten to one).',
  ],
  async run(args, { io, registry }) {
    const { game } = findEntry(registry, args.positional(0));
    const names = args.value('bots');
    if (names === undefined) throw new BadInput('"clade arena" needs --bots (see clade arena --help).');
    const bots = readBots(names, game.id).map(({ name }) => name);
    const players = args.integer('players', 1) ?? bots.length;
    if (bots.length < players) {
      throw new BadInput(
        `A table of ${players} needs at least ${count(players, 'bot')}, not ${bots.length}.`,
      );
    }
    const config = readUnattended(game, players, args.values('set'));
    const seed = args.value('seed') ?? '1';
    const scale = readScale(args);
    const tasks = schedule({ config, bots, games: args.integer('games', 1) ?? 100, seed, scale });
    const test = readTest(args, bots[0] ?? '');
    const threads = args.integer('threads', 1, 256) ?? availableParallelism();
    const keep = args.value('keep');
    const { id, rules } = game;
    const header: ArenaHeader = {
      arena: 1,
      game: id,
      rules,
      players,
      options: config.options,
      bots,
      seed,
      scale,
    };
    const records: ArenaRecord[] = keep === undefined ? [] : openArena(keep, header);
    const done = new Set(records.map(({ n }) => n));
    const progress = new Progress(io, tasks.length, 'games');
    const played = (record: ArenaRecord): boolean => {
      records.push(record);
      if (keep !== undefined) keepRecord(keep, record);
      progress.at(records.length);
      return test !== undefined && verdict(test, wholeBlocks(records)) !== 'open';
    };
    const rest = tasks.filter(({ n }) => !done.has(n));
    // A registry that is not the usual one exists on this thread only.
    if (threads === 1 || !io.real) playHere(game, rest, played);
    else await playOnThreads(game, rest, threads, played);
    progress.end();
    const events = args.value('events')?.split(',') ?? [];
    const inPlan = records.filter(({ n }) => n < tasks.length);
    const report = arenaReport(inPlan, events);
    const found = test === undefined ? undefined : verdict(test, wholeBlocks(inPlan));
    if (args.flag('json')) {
      printJson(io, { ...header, ...report, ...(test ? { test: { ...test, verdict: found } } : {}) });
    } else {
      const title = `${game.title}, ${players} players, ${count(report.games, 'game')}, seed ${seed}, scale ${scale}`;
      io.out(`${[title, '', ...reportLines(report, events), ...testLine(test, found)].join('\n')}\n`);
    }
    return 0;
  },
};

function readScale(args: Args): number {
  const text = args.value('scale') ?? '1';
  const scale = Number(text);
  if (!(scale > 0 && scale <= 100))
    throw new BadInput(`--scale needs a number above 0 and up to 100, not "${text}".`);
  return scale;
}

function readTest(args: Args, bot: string): SequentialTest | undefined {
  const text = args.value('test');
  if (text === undefined) return undefined;
  const [low, high, ...more] = text.split(',').map(Number);
  if (
    low === undefined ||
    high === undefined ||
    more.length > 0 ||
    !(low >= 0 && low < high && high <= 100)
  ) {
    throw new BadInput(`--test needs two shares in percent, the lower one first (25,45), not "${text}".`);
  }
  return { bot, low: low / 100, high: high / 100 };
}

function testLine(test: SequentialTest | undefined, found: string | undefined): string[] {
  if (test === undefined) return [];
  const share = (x: number): string => `${Math.round(x * 100)} %`;
  const which = found === 'high' ? share(test.high) : share(test.low);
  return found === 'open'
    ? ['', `Not clear yet whether ${test.bot} wins rather ${share(test.low)} or ${share(test.high)}.`]
    : ['', `${test.bot} wins rather ${which} (errors of 5 % either way).`];
}

function reportLines(report: ArenaReport, events: readonly string[]): string[] {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const sorted = report.entries.toSorted((a, b) => b.rating - a.rating);
  const rows = sorted.map((e) => [
    e.bot,
    e.games,
    percent(e.winRate),
    `${percent(e.interval[0])} to ${percent(e.interval[1])}`,
    e.meanRank.toFixed(2),
    `${e.meanPoints.toFixed(1)} (${e.sdPoints.toFixed(1)})`,
    Math.round(e.rating),
    `${Math.round(e.ratingInterval[0])} to ${Math.round(e.ratingInterval[1])}`,
    e.thinking === null ? '' : `${e.thinking.median} / ${e.thinking.p99}`,
  ]);
  const head = ['bot', 'games', 'wins', '95 %', 'rank', 'points (sd)', 'rating', '95 %', 'ms median / p99'];
  const lines = [...columns([head, ...rows])];
  if (events.length > 0) {
    const cells = sorted.map((e) => [
      e.bot,
      ...events.map((name) => {
        const { mean, interval } = e.events[name] ?? { mean: 0, interval: [0, 0] };
        return `${mean.toFixed(2)} (${interval[0].toFixed(2)} to ${interval[1].toFixed(2)})`;
      }),
    ]);
    lines.push('', ...columns([['per game', ...events], ...cells]));
  }
  const ends = Object.entries(report.ends).map(([reason, n]) => `${reason} ${n}`);
  const { mean, sd } = report.rounds;
  lines.push('', `rounds ${mean.toFixed(1)} (sd ${sd.toFixed(1)}); ends: ${ends.join(', ')}`);
  return lines;
}
