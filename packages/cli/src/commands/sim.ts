import { simulate } from '@clade/bots';
import { GAME } from '../args.ts';
import { accepted, BadInput } from '../bad-input.ts';
import { readBots } from '../bots.ts';
import { type Command, JSON_OPTION, printJson, SET_OPTION } from '../command.ts';
import { readUnattended } from '../config.ts';
import { Progress } from '../progress.ts';
import { findEntry } from '../registry.ts';
import { columns, count } from '../text.ts';

export const sim: Command = {
  name: 'sim',
  summary: 'play many games between bots with seats rotated, and count wins and scores',
  positionals: [GAME],
  options: {
    players: { value: 'N', text: 'players at the table (default: as many as bots)' },
    bots: { value: 'a,b,..', text: 'one bot for each place (needed)' },
    games: { value: 'K', text: 'games to play (default: 100)' },
    seed: { value: 'S', text: 'seed; the same seed repeats the same games (default: 1)' },
    set: SET_OPTION,
    json: JSON_OPTION,
  },
  run(args, { io, registry }) {
    const { game } = findEntry(registry, args.positional(0));
    const names = args.value('bots');
    if (names === undefined) throw new BadInput('"clade sim" needs --bots (see clade sim --help).');
    const bots = readBots(names, game.id);
    const players = args.integer('players', 0) ?? bots.length;
    const config = readUnattended(game, players, args.values('set'));
    const games = args.integer('games', 1) ?? 100;
    const seed = args.value('seed') ?? '1';
    const progress = new Progress(io, games, 'games');
    const began = performance.now();
    const onGame = (played: { game: number }): void => progress.at(played.game + 1);
    const report = accepted(simulate(game, config, bots, { games, seed, onGame }));
    const seconds = (performance.now() - began) / 1000;
    progress.end();
    const movesPerSecond = Math.round(report.moves / Math.max(seconds, 1e-6));
    if (args.flag('json')) {
      printJson(io, { ...report, movesPerSecond });
      return 0;
    }
    const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
    const rows = report.entries.map((e, i) => [
      i + 1,
      e.bot,
      Number(e.wins.toFixed(2)),
      percent(e.winRate),
      `${percent(e.interval[0])} to ${percent(e.interval[1])}`,
      e.meanScore.toFixed(1),
    ]);
    const ends = Object.entries(report.ends).map(([reason, n]) => `${reason} ${n}`);
    const { mean, min, max } = report.rounds;
    const lines = [
      `${game.title}, ${players} players, ${count(report.games, 'game')}, seed ${seed}`,
      '',
      ...columns([['', 'bot', 'wins', 'share', '95 % interval', 'mean score'], ...rows]),
      '',
      `rounds ${mean.toFixed(1)} (${min} to ${max}); ends: ${ends.join(', ')}`,
      `${report.moves} moves, ${movesPerSecond} moves per second`,
    ];
    io.out(`${lines.join('\n')}\n`);
    return 0;
  },
};
