import { commitmentOf, type Log, type LogHeader, parseLog, passedOver, type Seal } from '@clade/engine';
import { accepted, BadInput } from '../bad-input.ts';
import { type Command, JSON_OPTION, printJson } from '../command.ts';
import { readText } from '../files.ts';
import { type Folded, folded } from '../fold.ts';
import { findEntry } from '../registry.ts';
import { resultLines } from '../result.ts';
import { count } from '../text.ts';

type Promised = 'kept' | 'broken' | 'none';

export const verify: Command = {
  name: 'verify',
  summary: 'deal a finished game once more from its seed and check every move',
  positionals: ['a log'],
  options: { json: JSON_OPTION },
  notes: [
    'Checked are the closing line, every move and every hash from the deal on, and, where the log has a commitment and a salt, that they fit the seed. What was shown before the first move must be the commitment that is printed here.',
    'Exit code 1 when a check fails, 2 when there is nothing to check.',
  ],
  run(args, { io, registry }) {
    const log = accepted(parseLog(readText(args.positional(0))));
    const entry = findEntry(registry, log.header.game);
    const { game } = entry;
    const { seed, position, commitment } = log.header;
    if (seed === undefined || position !== undefined)
      throw new BadInput('The log goes on from a position: there is no seed to deal it from.');
    const end = folded(game, log, undefined);
    const promised = promiseOf(log.header, seed);
    const passed = passedOver(log.moves);
    const failures = failuresOf(log, end, promised);
    const result = game.result(end.state);
    if (args.flag('json')) {
      printJson(io, {
        game: game.id,
        rules: log.header.rules,
        players: log.header.players,
        seed,
        ...(commitment === undefined ? {} : { commitment }),
        moves: log.moves.length,
        ...(passed.length === 0 ? {} : { passed }),
        checked: {
          log: log.seal,
          commitment: promised,
          moves: end.problem === undefined ? end.n : end.n - 1,
        },
        failures,
        result: failures.length === 0 ? (result ?? null) : null,
      });
    }
    if (failures.length > 0) {
      io.err(`clade: ${failures.join(' ')}\n`);
      return 1;
    }
    if (args.flag('json')) return 0;
    const names = log.header.seats.map((seat, i) => `Player ${i + 1} (${seat})`);
    const lines = [
      `${game.title}: dealt again from the seed, ${count(log.moves.length, 'move')} checked, every hash fits.`,
      promised === 'kept'
        ? `The seed is the one that was promised at the start: ${commitment}.`
        : 'The log holds no commitment: whether the seed was fixed before the game cannot be told.',
    ];
    if (passed.length > 0) lines.push(passedLine(passed));
    if (result) lines.push('', ...resultLines(entry, result, names, io.columns));
    else lines.push('The game was not played to its end.');
    io.out(`${lines.join('\n')}\n`);
    return 0;
  },
};

function promiseOf({ commitment, salt }: LogHeader, seed: string): Promised {
  if (commitment === undefined && salt === undefined) return 'none';
  return salt !== undefined && commitmentOf(seed, salt) === commitment ? 'kept' : 'broken';
}

/** Who deals could pass over numbers until a good card comes: the players know how often they went back. */
function passedLine(moves: readonly number[]): string {
  const where = `move${moves.length === 1 ? '' : 's'} ${moves.join(', ')}`;
  return `Random numbers were passed over before ${where}, as after a takeback past a draw. If nothing was taken back there, the deal was tampered with.`;
}

const SEALS: Readonly<Record<Exclude<Seal, 'intact'>, string>> = {
  missing: 'The log is cut off: it has no closing line.',
  broken: 'The log was edited: its closing line does not fit.',
};

function failuresOf(log: Log & { readonly seal: Seal }, end: Folded, promised: Promised): string[] {
  const failures: string[] = [];
  if (log.seal !== 'intact') failures.push(SEALS[log.seal]);
  if (promised === 'broken') failures.push('Seed and salt do not give the commitment.');
  if (end.problem !== undefined) failures.push(`Move ${end.n} does not fit: ${end.problem}`);
  return failures;
}
