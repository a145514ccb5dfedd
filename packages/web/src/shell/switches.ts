import type { Configurable, OptionSpec, OptionValue } from '@clade/engine';
import { type OptionKind, titleOf } from '@clade/titles';

/** How the options of a game are offered: most are switches that change one thing. */
export interface Switch {
  readonly option: OptionSpec;
  /** The value that the switch stands for when it is on; undefined where there are more than two values. */
  readonly on?: OptionValue;
  readonly kind: OptionKind;
  /** Shown before "all". */
  readonly main: boolean;
}

/** The options of a game that people are offered. */
export function switchesOf(game: Configurable): Switch[] {
  // In this order; what is not listed is a house rule and comes last.
  const main = titleOf(game.id)?.options ?? [];
  const offered = game.options.filter((option) => option.unattended === undefined);
  const first = main.flatMap(([name, kind, on]) => {
    const option = offered.find((o) => o.name === name);
    return option ? [switchOf(option, kind, true, on)] : [];
  });
  const rest = offered.filter((option) => !main.some(([name]) => name === option.name));
  return [...first, ...rest.map((option) => switchOf(option, 'house', false))];
}

function switchOf(option: OptionSpec, kind: Switch['kind'], main: boolean, on?: OptionValue): Switch {
  if (option.values.length !== 2) return { option, kind, main };
  const other = option.values.find((value) => value !== option.default) as OptionValue;
  return { option, kind, main, on: on === undefined ? other : on };
}

/** The value of a switch that is on or off. */
export function switchValue({ option, on }: Switch, isOn: boolean): OptionValue {
  return isOn ? (on as OptionValue) : (option.values.find((value) => value !== on) as OptionValue);
}

export function optionKey(game: string, { option }: Pick<Switch, 'option'>): string {
  return `opt.${game}.${option.name}`;
}

export function valueKey(game: string, item: Pick<Switch, 'option'>, value: OptionValue): string {
  return `${optionKey(game, item)}.${String(value)}`;
}
