import { type Hint, hint as hintFor, makeBot } from '@clade/bots';
import { parseLog, seatsToAct } from '@clade/engine';
import { wholeNumber } from '../args.ts';
import { accepted, BadInput } from '../bad-input.ts';
import { type Command, JSON_OPTION, printJson } from '../command.ts';
import type { Entry } from '../entry.ts';
import { type LoadedFile, readPositionText, readSource } from '../files.ts';
import { folded } from '../fold.ts';
import { findEntry } from '../registry.ts';
import { columns } from '../text.ts';

export const hint: Command = {
  name: 'hint',
  summary: 'rate the legal moves of a position or of the end of a log: the best three and why',
  positionals: ['a position or log file (or - for stdin)'],
  options: {
    seat: { value: 'n', text: 'player (from 1) who asks (default: the first to act)' },
    to: { value: 'n', text: 'stop the log after move n' },
    level: { value: 'level', text: 'how hard to think (default: skilled)' },
    count: { value: 'k', text: 'how many moves (default: 3)' },
    seed: { value: 'S', text: 'seed; the same seed repeats the same hint (default: 1)' },
    json: JSON_OPTION,
  },
  notes: ['Only what the player may know is used: hidden cards are dealt anew again and again.'],
  async run(args, { io, registry }) {
    const path = args.positional(0);
    const { entry, state } = load(registry, await readSource(io, path), path, args.integer('to', 0));
    const { game } = entry;
    const asked = seatsToAct(game, state);
    const given = args.value('seat');
    const seat =
      given === undefined ? asked[0] : wholeNumber('--seat', given, 1, game.config(state).players) - 1;
    if (seat === undefined) throw new BadInput('The game is over: there is nothing to advise.');
    if (!asked.includes(seat)) throw new BadInput(`Player ${seat + 1} is not asked anything here.`);
    const level = args.value('level') ?? 'skilled';
    const bot = accepted(makeBot(level, { game: game.id }));
    if (!('consider' in bot)) throw new BadInput(`The bot ${level} does not search and gives no hints.`);
    const found = hintFor(game, state, seat, {
      level,
      game: game.id,
      seed: args.value('seed') ?? '1',
      count: args.integer('count', 1, 1000) ?? 3,
    });
    if (args.flag('json')) {
      printJson(io, {
        game: game.id,
        seat,
        ...found,
        moves: found.moves.map((m) => ({
          ...m,
          move: game.toWire(m.move),
          moves: m.moves.map((move) => game.toWire(move)),
          words: game.describe(state, m.move),
        })),
      });
    } else io.out(`${lines(entry, state, seat, found).join('\n')}\n`);
    return 0;
  },
};

/** A log begins with a header that names its format; everything else is read as a position. */
function load(registry: readonly Entry[], text: string, path: string, to: number | undefined): LoadedFile {
  const log = /^\s*\{[^\n]*"seats"/.test(text) && text.includes('\n') ? parseLog(text) : undefined;
  if (log === undefined || 'code' in log) {
    if (to !== undefined) throw new BadInput('--to is for logs; this is no log.');
    return readPositionText(registry, text, path);
  }
  const entry = findEntry(registry, log.header.game);
  if (to !== undefined && to > log.moves.length)
    throw new BadInput(`The log has ${log.moves.length} moves, so there is no move ${to}.`);
  const end = folded(entry.game, log, to);
  if (end.problem !== undefined) throw new BadInput(`The log does not fit at move ${end.n}: ${end.problem}`);
  return { entry, state: end.state };
}

function lines({ game }: Entry, state: Int32Array, seat: number, found: Hint): string[] {
  const who = `Player ${seat + 1}`;
  if (found.moves.length === 0) return [`${who} has only one legal move.`];
  const rows = found.moves.map(({ move, chance, points }, i) => [
    i + 1,
    game.describe(state, move),
    `${(chance * 100).toFixed(0)} %`,
    points.toFixed(1),
  ]);
  return [
    `${who}, after ${found.simulations} simulations:`,
    ...columns([['', 'move', 'wins', 'points'], ...rows]),
    ...why(found.reasons),
  ];
}

/** What the first move brings more than the others, and what it costs. */
export function why(reasons: Hint['reasons']): string[] {
  const told = (sign: number): string =>
    reasons
      .filter(({ points }) => sign * points > 0)
      .map(({ feature, points }) => `${feature} (${Math.abs(points).toFixed(1)})`)
      .join(', ');
  const gains = told(1);
  const prices = told(-1);
  if (gains === '') return prices === '' ? [] : [`The first, though it costs ${prices}.`];
  return [`The first for ${gains}${prices === '' ? '' : `, though it costs ${prices}`}.`];
}
