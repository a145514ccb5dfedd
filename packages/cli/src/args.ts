import { parseArgs } from 'node:util';
import { BadInput, didYouMean } from './bad-input.ts';

export interface OptionInfo {
  /** Name of the value in help; a flag has none. */
  readonly value?: string;
  /** May be given several times. */
  readonly many?: boolean;
  readonly text: string;
}

/** What the positional argument that names a game is called. */
export const GAME = 'a game';

export interface CommandShape {
  readonly command: string;
  /** Names of the positional arguments, all required. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, OptionInfo>>;
  /** Ids of the games, for a forgotten one. */
  readonly games: readonly string[];
}

/** One option as given, in the order of the command line. */
export interface Given {
  readonly name: string;
  readonly value: string;
}

/** The arguments of a command after checking: no unknown option, no missing value, nothing twice, no stray word. */
export class Args {
  readonly positionals: readonly string[];
  readonly given: readonly Given[];

  constructor(positionals: readonly string[], given: readonly Given[]) {
    this.positionals = positionals;
    this.given = given;
  }

  positional(i: number): string {
    return this.positionals[i] ?? '';
  }

  flag(name: string): boolean {
    return this.given.some((g) => g.name === name);
  }

  value(name: string): string | undefined {
    return this.given.find((g) => g.name === name)?.value;
  }

  values(name: string): string[] {
    return this.given.filter((g) => g.name === name).map((g) => g.value);
  }

  /** A whole number in a range; `undefined` when the option is not given. */
  integer(name: string, min: number, max = Number.MAX_SAFE_INTEGER): number | undefined {
    const text = this.value(name);
    return text === undefined ? undefined : wholeNumber(`--${name}`, text, min, max);
  }
}

export function wholeNumber(what: string, text: string, min: number, max: number): number {
  const n = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(n) && n >= min && n <= max) return n;
  const range =
    max === Number.MAX_SAFE_INTEGER
      ? `a whole number from ${min} up`
      : `a whole number from ${min} to ${max}`;
  throw new BadInput(`${what} needs ${range}, not "${text}".`);
}

export function readArgs(shape: CommandShape, argv: readonly string[]): Args {
  const see = `see clade ${shape.command} --help`;
  const options: Record<string, { type: 'string' | 'boolean'; multiple: true }> = {};
  for (const [name, info] of Object.entries(shape.options)) {
    options[name] = { type: info.value === undefined ? 'boolean' : 'string', multiple: true };
  }
  const { tokens } = parseArgs({
    args: [...argv],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const positionals: string[] = [];
  const given: Given[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const info = Object.hasOwn(shape.options, token.name) ? shape.options[token.name] : undefined;
    if (info === undefined) {
      const known = Object.keys(shape.options).map((name) => `--${name}`);
      throw new BadInput(
        `"clade ${shape.command}" has no option "${token.rawName}" (${see}).${didYouMean(token.rawName, known)}`,
      );
    }
    if (info.value === undefined && token.value !== undefined) {
      throw new BadInput(`Option "--${token.name}" takes no value.`);
    }
    if (info.value !== undefined && (token.value === undefined || isOption(token.value, token.inlineValue))) {
      throw new BadInput(`Option "--${token.name}" needs a value (${see}).`);
    }
    if (!info.many && given.some((g) => g.name === token.name)) {
      throw new BadInput(`Option "--${token.name}" is given twice.`);
    }
    given.push({ name: token.name, value: token.value ?? '' });
  }
  const missing = shape.positionals[positionals.length];
  if (missing !== undefined) {
    const known = missing === GAME ? `games: ${shape.games.join(', ')}; ` : '';
    throw new BadInput(`"clade ${shape.command}" needs ${missing} (${known}${see}).`);
  }
  const stray = positionals[shape.positionals.length];
  if (stray !== undefined)
    throw new BadInput(`"clade ${shape.command}" does not know what to do with "${stray}" (${see}).`);
  return new Args(positionals, given);
}

/** `--seed --json` is a forgotten value; `--seed=--json` and `--seed -5` are meant so. */
function isOption(value: string, inline: boolean | undefined): boolean {
  return inline !== true && value.startsWith('--');
}
