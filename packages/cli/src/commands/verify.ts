import { type DealProof, type Log, parseLog, passedOver, proveDeal, type Seal } from '@clade/engine';
import { accepted, BadInput } from '../bad-input.ts';
import { type Command, JSON_OPTION, printJson } from '../command.ts';
import { readText } from '../files.ts';
import { type Folded, folded } from '../fold.ts';
import { findEntry } from '../registry.ts';
import { resultLines } from '../result.ts';
import { LANGUAGE_OPTION, languageFor, listed, say, speak } from '../speech.ts';
import { wrap } from '../text.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'deal a finished game once more from its seed and check every move',
  positionals: ['a log'],
  options: { json: JSON_OPTION, lang: LANGUAGE_OPTION },
  notes: [
    'Checked are the closing line, every move and every hash from the deal on, and, where the log has a commitment and a salt, that they fit the secret, the numbers of the players their promises, and all of it the seed. What was shown before the first move must be the commitment that is printed here.',
    'Exit code 1 when a check fails, 2 when there is nothing to check.',
  ],
  async run(args, { io, registry }) {
    const language = languageFor(args.value('lang'));
    const log = accepted(parseLog(readText(args.positional(0))));
    const entry = findEntry(registry, log.header.game);
    const { game } = entry;
    const { seed, position, commitment } = log.header;
    if (seed === undefined || position !== undefined)
      throw new BadInput('The log goes on from a position: there is no seed to deal it from.');
    const end = folded(game, log, undefined);
    const deal = proveDeal(log.header);
    const passed = passedOver(log.moves);
    const failures = failuresOf(log, end, deal);
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
          commitment: deal.broken !== undefined ? 'broken' : deal.promised ? 'kept' : 'none',
          added: deal.added,
          missing: deal.missing,
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
    await speak(language);
    const names = log.header.seats.map((bot, i) => say('cli.player.bot', { n: i + 1, bot }));
    const paragraphs = [
      say('cli.verify.dealt', { game: game.title, moves: log.moves.length }),
      ...dealLines(deal, commitment, names),
      ...(passed.length === 0
        ? []
        : [say('cli.verify.passed', { n: passed.length, list: listed(passed.map(String)) })]),
      ...(result ? [] : [say('cli.verify.unfinished')]),
    ];
    const lines = paragraphs.flatMap((text) => wrap(text, io.columns));
    if (result) lines.push('', ...resultLines(entry, result, names, io.columns));
    io.out(`${lines.join('\n')}\n`);
    return 0;
  },
};

/** What is proved about the deal. */
function dealLines(
  { promised, added, missing }: DealProof,
  commitment: string | undefined,
  names: readonly string[],
): string[] {
  const of = (seats: readonly number[]) => ({ names: listed(seats.map((seat) => names[seat] ?? '')) });
  return [
    ...(promised ? [say('deal.bound'), say('cli.verify.fingerprint', { commitment: commitment ?? '' })] : []),
    ...(added.length > 0 ? [say('deal.added', of(added))] : []),
    ...(missing.length > 0 ? [say('deal.missing', of(missing))] : []),
    ...(promised ? (added.length === 0 ? [say('deal.alone')] : []) : [say('deal.unbound')]),
  ];
}

const SEALS: Readonly<Record<Exclude<Seal, 'intact'>, string>> = {
  missing: 'The log is cut off: it has no closing line.',
  broken: 'The log was edited: its closing line does not fit.',
};

const UNTRUE: Readonly<Record<NonNullable<DealProof['broken']>, string>> = {
  commitment: 'Secret and salt do not give the commitment.',
  share: 'A number of a player is not the one that was promised.',
  seed: 'The secret and the numbers of the players do not give the seed.',
};

function failuresOf(log: Log & { readonly seal: Seal }, end: Folded, { broken }: DealProof): string[] {
  const failures: string[] = [];
  if (log.seal !== 'intact') failures.push(SEALS[log.seal]);
  if (broken !== undefined) failures.push(UNTRUE[broken]);
  if (end.problem !== undefined) failures.push(`Move ${end.n} does not fit: ${end.problem}`);
  return failures;
}
