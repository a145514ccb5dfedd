import { type Refusal, refusal } from './game.ts';

/** `null` means "no limit". */
export type OptionValue = boolean | string | number | null;

export interface OptionSpec {
  readonly name: string;
  readonly default: OptionValue;
  readonly values: readonly OptionValue[];
  /** One line for people. */
  readonly summary: string;
  readonly rule: string;
  /** Not offered to people: a guard for games that only programs play, and the value it has there. */
  readonly unattended?: OptionValue;
  /** The option came with this version of the rules; earlier ones play by `before` and do not list it. */
  readonly since?: { readonly version: number; readonly before: OptionValue };
  /** Up to this version of the rules the default was another, or there were other values. */
  readonly earlier?: { readonly upTo: number } & Partial<Pick<OptionSpec, 'default' | 'values' | 'summary'>>;
}

/** A table's version of the rules, its player count and the value of every option that the version has. */
export interface Config {
  readonly rules: string;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** The parts of a game that configuration needs. */
export interface Configurable {
  readonly id: string;
  readonly title: string;
  readonly rules: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  refuseConfig(config: Config): Refusal | undefined;
}

/** Completes a player count and some options to a configuration, or says what is wrong with them. */
export function configure(
  game: Configurable,
  players: number,
  given: Readonly<Record<string, unknown>> = {},
): Config | Refusal {
  const { min, max } = game.seats;
  if (!Number.isInteger(players) || players < min || players > max) {
    return refusal('players', '', {
      players: String(players),
      min,
      max,
    });
  }
  const options: Record<string, OptionValue> = {};
  for (const spec of game.options) options[spec.name] = spec.default;
  for (const [name, value] of Object.entries(given)) {
    const spec = game.options.find((o) => o.name === name);
    if (!spec) {
      const names = game.options.map((o) => o.name);
      return refusal('unknown-option', '', { name, known: names });
    }
    if (!spec.values.some((v) => v === value)) {
      const allowed = spec.values.map(String);
      return refusal('option-value', spec.rule, { name, value: JSON.stringify(value), allowed });
    }
    options[name] = value as OptionValue;
  }
  const config = { rules: game.rules, players, options };
  return game.refuseConfig(config) ?? config;
}

/** The values that tables without people need to come to an end, for simulations and tests. */
export function unattended(game: Configurable): Record<string, OptionValue> {
  const guards = game.options.filter((o) => o.unattended !== undefined);
  return Object.fromEntries(guards.map((o) => [o.name, o.unattended as OptionValue]));
}

/** Reads the text of `--set name=value` against the option's own values; `null` is also written `Infinity`. */
export function parseOptionValue(spec: OptionSpec, text: string): OptionValue {
  const plain = text === 'Infinity' ? 'null' : text;
  const found = spec.values.findIndex((v) => String(v) === plain);
  return found < 0 ? text : spec.values[found];
}
