import type { Choice, Option } from '../entry.ts';
import { say } from '../speech.ts';

/** Menus of the hex games are made of the same parts. */

/** Longer lists than this are split in two levels. */
const LONG = 24;

const WAYS_OUT = { forgo: 'f', stop: 's', skip: 's' } as const;

export function isWayOut({ wire }: Option): boolean {
  return String(wire[0]) in WAYS_OUT;
}

/** Ways out by their own letters, so that a number typed twice never gives anything up. */
export function waysOut(options: readonly Option[]): Choice[] {
  return options.flatMap(({ move, wire }) => {
    const way = String(wire[0]) as keyof typeof WAYS_OUT;
    return way in WAYS_OUT ? [{ key: WAYS_OUT[way], label: say(`cli.way.${way}`), move }] : [];
  });
}

/** A choice and the group that it goes to when the list is long. */
export interface Grouped {
  readonly choice: Choice;
  readonly group: string;
}

/** One list, or, when it is long, groups with lists behind them. */
export function inGroups(items: readonly Grouped[], label: (group: string) => string, most = LONG): Choice[] {
  const groups = Map.groupBy(items, (x) => x.group);
  if (items.length <= most || groups.size < 2) return items.map((x) => x.choice);
  return [...groups].map(([group, members]) => {
    const [only, ...others] = members.map((x) => x.choice);
    if (only !== undefined && others.length === 0) return only;
    return {
      label: label(group),
      hint: say('cli.n.choices', { n: members.length }),
      sub: members.map((x) => x.choice),
    };
  });
}

/** How many cubes: none has the key 0, so that the number of a choice is the number that is meant. */
export function counts(
  options: readonly Option[],
  at: number,
  hint: (option: Option) => string | undefined,
): Choice[] {
  return options.map((option) => {
    const n = Number(option.wire[at]);
    const choice = withHint(n === 0 ? say('cli.none') : say('cli.n.cubes', { n }), option, hint(option));
    return n === 0 ? { ...choice, key: '0' } : choice;
  });
}

export function withHint(label: string, { move }: Option, hint: string | undefined): Choice {
  return hint === undefined || hint === '' ? { label, move } : { label, hint, move };
}
