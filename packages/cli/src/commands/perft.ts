import { existsSync } from 'node:fs';
import { perft as countMoves, type Game, legalMoves, type State, seatsToAct } from '@clade/engine';
import type { Args } from '../args.ts';
import { BadInput } from '../bad-input.ts';
import { type Command, type Context, JSON_OPTION, printJson, SET_OPTION } from '../command.ts';
import { readConfig } from '../config.ts';
import { type LoadedFile, readPositionText, readSource } from '../files.ts';
import { Progress } from '../progress.ts';
import { findEntry } from '../registry.ts';
import { columns } from '../text.ts';

const DEEPEST = 64;

export const perft: Command = {
  name: 'perft',
  summary: 'count the legal sequences of moves from a deal or a position',
  positionals: ['a game or position file'],
  options: {
    depth: { value: 'k', text: 'count sequences of 1 to k moves (needed)' },
    players: { value: 'N', text: 'players of a dealt game (default: the fewest)' },
    seed: { value: 'S', text: 'seed of a dealt game (default: 1)' },
    set: SET_OPTION,
    json: JSON_OPTION,
  },
  notes: ['Where several seats choose at once, the lowest one is asked first.'],
  async run(args, context) {
    const depth = args.integer('depth', 1, DEEPEST);
    if (depth === undefined) throw new BadInput('"clade perft" needs --depth (see clade perft --help).');
    const { entry, state } = await load(args, context);
    const counts = counted(entry.game, state, depth, context);
    if (args.flag('json')) printJson(context.io, { depth, counts });
    else {
      const rows = counts.map((n, i) => [i + 1, n]);
      context.io.out(`${columns([['depth', 'sequences'], ...rows]).join('\n')}\n`);
    }
    return 0;
  },
};

async function load(args: Args, { io, registry }: Context): Promise<LoadedFile> {
  const what = args.positional(0);
  const isGame = registry.some((e) => e.game.id === what);
  if (!isGame && what !== '-' && !existsSync(what)) {
    const ids = registry.map((e) => e.game.id);
    throw new BadInput(`There is no game and no file "${what}" (games: ${ids.join(', ')}).`);
  }
  if (!isGame) {
    for (const name of ['players', 'seed', 'set']) {
      if (args.flag(name))
        throw new BadInput(`--${name} is for a dealt game; a position file says it itself.`);
    }
    return readPositionText(registry, await readSource(io, what), what);
  }
  const entry = findEntry(registry, what);
  const players = args.integer('players', 0) ?? entry.game.seats.min;
  const config = readConfig(entry.game, players, args.values('set'));
  return { entry, state: entry.game.setup(config, args.value('seed') ?? '1') };
}

/** Goes through the first moves one by one, so that progress can be shown. */
function counted(game: Game, root: State, depth: number, { io }: Context): number[] {
  const counts = new Array<number>(depth).fill(0);
  const [seat] = seatsToAct(game, root);
  if (seat === undefined) return counts;
  const moves = legalMoves(game, root, seat);
  counts[0] = moves.length;
  if (depth === 1) return counts;
  const progress = new Progress(io, moves.length, 'first moves');
  const child = game.clone(root);
  for (const [i, move] of moves.entries()) {
    game.copyInto(child, root);
    game.apply(child, seat, move);
    countMoves(game, child, depth - 1).forEach((n, level) => {
      counts[level + 1] = (counts[level + 1] ?? 0) + n;
    });
    progress.at(i + 1);
  }
  progress.end();
  return counts;
}
