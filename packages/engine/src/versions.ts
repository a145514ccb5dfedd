import type { Game } from './game.ts';
import type { Config, OptionSpec, OptionValue } from './options.ts';
import { type State, VERSION } from './state.ts';

/**
 * Versions of the rules side by side (docs/decisions/0019-rules-versions.md). A state carries the version it plays by in
 * VERSION, so every function of a game serves the states of all versions; a rule that has changed asks `isAtLeast`. Only
 * what makes a state (set-up, options, positions) is made for each version.
 */

/** A game that knows its earlier versions: `make` builds one of them, numbered from 1 to `newest`. */
export function withVersions<View>(
  newest: number,
  make: (rules: string) => Omit<Game<View>, 'earlier'>,
): Game<View> {
  const games: Game<View>[] = [];
  for (let version = 1; version <= newest; version++) {
    games.unshift({ ...make(String(version)), earlier: [...games] });
  }
  return games[0] as Game<View>;
}

/** The version of a game that a table or a log was begun with; undefined when this program does not know it. */
export function versionOf<View>(game: Game<View>, rules: string): Game<View> | undefined {
  return game.rules === rules ? game : game.earlier.find((earlier) => earlier.rules === rules);
}

/** `1 to 3`, for people. */
export function knownVersions(game: Game): string {
  const oldest = game.earlier.at(-1)?.rules ?? game.rules;
  return oldest === game.rules ? oldest : `${oldest} to ${game.rules}`;
}

/** Does the table play by this version of the rules, or a later one? */
export function isAtLeast(s: State, version: number): boolean {
  return s[VERSION] >= version;
}

/** The options that a version has, with its defaults. */
export function optionsAt(specs: readonly OptionSpec[], rules: string): OptionSpec[] {
  const version = Number(rules);
  return specs
    .filter(({ since }) => since === undefined || since.version <= version)
    .map(({ since: _, earlier: { upTo, ...before } = { upTo: 0 }, ...spec }) =>
      version <= upTo ? { ...spec, ...before } : spec,
    );
}

/** The value that a table plays by, also where its version does not have the option. */
export function optionValue(spec: OptionSpec, { options }: Config): OptionValue {
  return options[spec.name] ?? spec.since?.before ?? null;
}

/** The values of those options that the version has. */
export function knownOptions(
  specs: readonly OptionSpec[],
  rules: string,
  values: Readonly<Record<string, OptionValue>>,
): Record<string, OptionValue> {
  const names = new Set(optionsAt(specs, rules).map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}
