import { type Game, type Log, parseLog, type Seal, seatsToAct } from '@clade/engine';
import { accepted, BadInput } from '../bad-input.ts';
import { type Command, JSON_OPTION, printJson } from '../command.ts';
import { EVERYTHING } from '../entry.ts';
import { readText } from '../files.ts';
import { type Folded, folded } from '../fold.ts';
import { findEntry } from '../registry.ts';
import { resultLines } from '../result.ts';
import { storyLines } from '../story.ts';
import { count, styleFor } from '../text.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'fold a log, check every move and hash, print the position and the result',
  positionals: ['a log'],
  options: {
    to: { value: 'n', text: 'stop after n moves (0 shows the deal)' },
    events: { text: 'tell what happened' },
    json: JSON_OPTION,
  },
  notes: [
    'A log that was cut off or edited is refused with exit code 2; a log that is whole but plays out differently gives 1.',
  ],
  run(args, { io, registry }) {
    const log = accepted(parseLog(readText(args.positional(0))));
    const entry = findEntry(registry, log.header.game);
    const { game } = entry;
    const to = args.integer('to', 0);
    if (to !== undefined && to > log.moves.length) {
      throw new BadInput(`The log has ${count(log.moves.length, 'move')}, so there is no move ${to}.`);
    }
    const end = folded(game, log, log.seal === 'intact' ? to : undefined);
    refuseSeal(log.seal, end);
    if (end.problem !== undefined) {
      if (args.flag('json'))
        printJson(io, { ...facts(game, log), diverged: { n: end.n, reason: end.problem } });
      io.err(`clade: The replay differs from the log at move ${end.n}: ${end.problem}\n`);
      return 1;
    }
    const { state } = end;
    const result = game.result(state);
    if (args.flag('json')) {
      printJson(io, {
        ...facts(game, log),
        at: end.n,
        position: game.writePosition(state),
        seatsToAct: seatsToAct(game, state),
        result: result ?? null,
        ...(args.flag('events') ? { events: end.lines.flatMap(({ events }) => events) } : {}),
      });
      return 0;
    }
    const { commitment } = log.header;
    const past = { lines: end.lines, ...(commitment === undefined ? {} : { seed: commitment }) };
    const names = log.header.seats.map((seat, i) => `Player ${i + 1} (${seat})`);
    const lines = [`${game.title}, after move ${end.n} of ${log.moves.length}: every hash fits.`, ''];
    if (args.flag('events')) lines.push(...storyLines(entry, past, io.columns), '');
    lines.push(
      ...entry.draw(state, EVERYTHING, {
        width: io.columns,
        style: styleFor(io.colour),
        names,
        past,
      }),
    );
    if (result) lines.push('', ...resultLines(entry, result, names, io.columns));
    io.out(`${lines.join('\n')}\n`);
    return 0;
  },
};

function facts(game: Game, log: Log): Record<string, unknown> {
  const { players, options, seats, seed } = log.header;
  return {
    game: game.id,
    rules: log.header.rules,
    players,
    options,
    seats,
    ...(seed === undefined ? {} : { seed }),
    moves: log.moves.length,
  };
}

function refuseSeal(seal: Seal, end: Folded): void {
  if (seal === 'missing') throw new BadInput('The log is cut off: it has no closing line.');
  if (seal === 'intact') return;
  const where =
    end.problem === undefined
      ? 'its closing line does not fit, although every move still does.'
      : `move ${end.n} does not fit. ${end.problem}`;
  throw new BadInput(`The log was edited: ${where}`);
}
