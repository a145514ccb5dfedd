import type { Choice, Option } from '../entry.ts';
import { count } from '../text.ts';

/** Menus of the hex games are made of the same parts. */

/** Longer lists than this are split in two levels. */
const LONG = 24;

const WAYS_OUT: Readonly<Record<string, { key: string; label: string }>> = {
  forgo: { key: 'f', label: 'forgo the action' },
  stop: { key: 's', label: 'stop here' },
  skip: { key: 's', label: 'skip this part' },
};

export function isWayOut({ wire }: Option): boolean {
  return String(wire[0]) in WAYS_OUT;
}

/** Ways out by their own letters, so that a number typed twice never gives anything up. */
export function waysOut(options: readonly Option[]): Choice[] {
  return options.flatMap(({ move, wire }) => {
    const way = WAYS_OUT[String(wire[0])];
    return way === undefined ? [] : [{ ...way, move }];
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
      hint: count(members.length, 'choice'),
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
    const choice = withHint(n === 0 ? 'none' : count(n, 'cube'), option, hint(option));
    return n === 0 ? { ...choice, key: '0' } : choice;
  });
}

export function withHint(label: string, { move }: Option, hint: string | undefined): Choice {
  return hint === undefined || hint === '' ? { label, move } : { label, hint, move };
}
