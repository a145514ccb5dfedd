import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs } from './args.ts';
import { BadInput, didYouMean } from './bad-input.ts';
import type { Command } from './command.ts';
import { admin } from './commands/admin.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { check } from './commands/check.ts';
import { fuzz } from './commands/fuzz.ts';
import { games as listGames } from './commands/games.ts';
import { hint } from './commands/hint.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { position } from './commands/position.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { serve } from './commands/serve.ts';
import { sim } from './commands/sim.ts';
import { verify } from './commands/verify.ts';
import { worker } from './commands/worker.ts';
import type { Registry } from './entry.ts';
import { commandHelp, generalHelp } from './help.ts';
import { type Io, processIo } from './io.ts';
import { REGISTRY } from './registry.ts';

const COMMANDS: readonly Command[] = [
  listGames,
  play,
  sim,
  arena,
  hint,
  fuzz,
  replay,
  verify,
  position,
  perft,
  bench,
  serve,
  worker,
  backup,
  restore,
  check,
  admin,
];

/** Runs one command line; returns the exit code: 0 done, 1 a check failed, 2 bad input or a refused move. */
export async function main(
  argv: readonly string[],
  io: Io = processIo(),
  registry: Registry = REGISTRY,
  commands: readonly Command[] = COMMANDS,
): Promise<number> {
  try {
    return await dispatch(argv, io, registry, commands);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    io.err(`clade: ${error.message.replaceAll(/\s*\n\s*/g, ' ')}\n`);
    return 2;
  }
}

async function dispatch(
  argv: readonly string[],
  io: Io,
  registry: Registry,
  commands: readonly Command[],
): Promise<number> {
  const [name, ...rest] = argv;
  if (name === '--help' || name === '-h') {
    io.out(generalHelp(commands, io.columns));
    return 0;
  }
  if (name === '--version') {
    io.out(`${version()}\n`);
    return 0;
  }
  const names = commands.map((c) => c.name);
  if (name === undefined) throw new BadInput(`Name a command: ${names.join(', ')} (see clade --help).`);
  const command = commands.find((c) => c.name === name);
  if (command === undefined) {
    const what = name.startsWith('-') ? 'option' : 'command';
    throw new BadInput(`There is no ${what} "${name}" (see clade --help).${didYouMean(name, names)}`);
  }
  const games = registry.map((e) => e.game.id);
  if (asksForHelp(rest)) {
    io.out(commandHelp(command, games, io.columns));
    return 0;
  }
  return command.run(readArgs({ ...command, command: command.name, games }, rest), { io, registry });
}

/** `--help` counts before a bare `--`. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((a) => a === '--help' || a === '-h');
}

function version(): string {
  const manifest = readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
