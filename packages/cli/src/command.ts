import type { Args, OptionInfo } from './args.ts';
import type { Registry } from './entry.ts';
import type { Io } from './io.ts';

export interface Context {
  readonly io: Io;
  readonly registry: Registry;
}

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Names of the positional arguments, all required. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, OptionInfo>>;
  /** Paragraphs below the options. */
  readonly notes?: readonly string[];
  /** Returns the exit code: 0 done, 1 a check failed, 2 bad input or a refused move. */
  run(args: Args, context: Context): number | Promise<number>;
}

export const JSON_OPTION: OptionInfo = { text: 'print one JSON document instead' };
export const SET_OPTION: OptionInfo = {
  value: 'option=value',
  many: true,
  text: 'a table option (see clade games); may be repeated',
};

export function printJson(io: Io, document: unknown): void {
  io.out(`${JSON.stringify(document, null, 2)}\n`);
}
