import { GAME } from './args.ts';
import type { Command } from './command.ts';
import { padTo, wrap } from './text.ts';

const MAX_WIDTH = 100;

function usage(command: Command): string {
  const values = command.positionals.map((p) => `<${p.replace(/^an? /, '')}>`);
  const options = Object.entries(command.options).map(([name, info]) => {
    const one = info.value === undefined ? `[--${name}]` : `[--${name} <${info.value}>]`;
    return info.many ? `${one}...` : one;
  });
  return ['clade', command.name, ...values, ...options].join(' ');
}

export function generalHelp(commands: readonly Command[], columns: number): string {
  const width = Math.min(columns, MAX_WIDTH);
  const lines = [
    'Usage: clade <command> [options]',
    '',
    ...entries(
      commands.map((c) => [c.name, c.summary]),
      width,
    ),
    '',
    ...wrap('clade <command> --help says more about one command; clade --version prints the version.', width),
    ...wrap('Exit codes: 0 done; 1 a check failed; 2 bad input or a refused move.', width),
  ];
  return `${lines.join('\n')}\n`;
}

export function commandHelp(command: Command, games: readonly string[], columns: number): string {
  const width = Math.min(columns, MAX_WIDTH);
  const options = Object.entries(command.options).map(([name, info]): [string, string] => [
    info.value === undefined ? `--${name}` : `--${name} <${info.value}>`,
    info.text,
  ]);
  const lines = [
    ...wrap(`Usage: ${usage(command)}`, width, '         '),
    '',
    ...wrap(`${command.summary}.`, width),
    ...(options.length > 0 ? ['', ...entries(options, width)] : []),
    ...(command.positionals.includes(GAME) ? ['', ...wrap(`Games: ${games.join(', ')}.`, width)] : []),
    ...(command.notes ?? []).flatMap((note) => ['', ...wrap(note, width)]),
  ];
  return `${lines.join('\n')}\n`;
}

function entries(rows: readonly (readonly [string, string])[], width: number): string[] {
  const left = Math.max(...rows.map(([name]) => name.length)) + 4;
  return rows.flatMap(([name, text]) => wrap(padTo(`  ${name}`, left) + text, width, ' '.repeat(left)));
}
