import { BadCommand } from './input.ts';

/**
 * `npm run train -- <command> [options]`. Each command prints what it found, or writes it `--to` a file; a person puts it
 * into the policies of the game and measures whether it plays better (docs/bots.md).
 */
const COMMANDS: Readonly<Record<string, { text: string; load: () => Promise<Command> }>> = {
  params: {
    text: 'parameters of a policy, by games against itself (evolution strategy)',
    load: async () => (await import('./commands/params.ts')).params,
  },
  imitate: {
    text: 'parameters of a policy, from what searches chose',
    load: async () => (await import('./commands/imitate.ts')).imitateSearches,
  },
  weights: {
    text: 'weights of the evaluation, by least squares',
    load: async () => (await import('./commands/weights.ts')).weights,
  },
  net: {
    text: 'the network that rates turns of Marine (policy gradient)',
    load: async () => (await import('./commands/net.ts')).net,
  },
  opponents: {
    text: 'the classifier of opponents in Marine, by least squares',
    load: async () => (await import('./commands/opponents.ts')).opponents,
  },
  traits: {
    text: 'what traits of Marine are worth to trained players',
    load: async () => (await import('./commands/traits.ts')).traits,
  },
  animals: {
    text: 'how varied tables of Evolution are',
    load: async () => (await import('./commands/animals.ts')).animals,
  },
  openings: {
    text: 'where the characters of a hex game place their first pawns',
    load: async () => (await import('./commands/openings.ts')).openings,
  },
  time: {
    text: 'how long a bot thinks in live play',
    load: async () => (await import('./commands/time.ts')).time,
  },
};

type Command = (argv: readonly string[]) => void | Promise<void>;

/** Runs a command; returns the exit code. */
export async function main([name = '', ...argv]: readonly string[]): Promise<number> {
  const command = COMMANDS[name];
  if (command === undefined) {
    const list = Object.entries(COMMANDS).map(([known, { text }]) => `  ${known.padEnd(10)}${text}\n`);
    process.stderr.write(`npm run train -- <command> [options]\n${list.join('')}`);
    return 2;
  }
  try {
    await (await command.load())(argv);
    return 0;
  } catch (error) {
    if (!(error instanceof BadCommand || isUnknownOption(error))) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    return 2;
  }
}

/** As `parseArgs` says it. */
function isUnknownOption(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
