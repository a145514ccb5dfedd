import type { State } from '@clade/engine';
import type { Seen } from '@clade/wording';
import type { Entry, MenuChoice, Option } from '../entry.ts';
import { said, say } from '../speech.ts';
import { namesFor } from '../story.ts';

/** Longer lists than this are split in two levels. */
const LONG = 24;

/** Ways to end, by their own letters, so that a number typed twice never ends anything. */
const ENDS: Readonly<Record<string, string>> = {
  stop: 'e',
  pass: 'p',
  decline: 'd',
  forgo: 'f',
  skip: 's',
  retrieve: 'r',
};

/** Verbs that end with how many: none has the key 0, so that the number of a choice is the number that is meant. */
const COUNTS: ReadonlySet<unknown> = new Set(['add', 'bring', 'send']);

/** The legal moves by what the wording calls them. */
export function menuOf(entry: Entry, s: State, seen: Seen, options: readonly Option[]): MenuChoice[] {
  const label = ({ wire }: Option): string => moveLabel(entry, wire, seen);
  const ends = options.filter(({ wire }) => keyOf(wire[0]) !== undefined);
  const rest = options.filter(({ wire }) => keyOf(wire[0]) === undefined);
  return [...body(entry, s, seen, rest, label), ...ends.flatMap((option) => endings(option, label(option)))];
}

function keyOf(verb: unknown): string | undefined {
  return ENDS[String(verb)];
}

/** What a move is called, and typed as. */
export function moveLabel({ wording }: Entry, wire: Option['wire'], seen: Seen): string {
  return said(wording.move(wire, seen, namesFor(seen.viewer)));
}

/** The same with the short ids of species, which can be typed as well. */
export function numberedLabel({ wording }: Entry, wire: Option['wire'], seen: Seen): string {
  return said(wording.move(wire, seen, { ...namesFor(seen.viewer), numbered: true }));
}

function endings({ move, wire }: Option, label: string): MenuChoice[] {
  const key = keyOf(wire[0]) ?? '';
  const once = { key, label, move };
  if (wire[0] !== 'decline') return [once];
  return [once, { key: `${key}${key}`, label: say('cli.menu.decline-all'), move, standing: true }];
}

function body(
  entry: Entry,
  s: State,
  seen: Seen,
  options: readonly Option[],
  label: (option: Option) => string,
): MenuChoice[] {
  const choice = (option: Option): MenuChoice => {
    const { move, wire } = option;
    const hint = entry.hint(s, seen, option);
    const zero = COUNTS.has(wire[0]) && wire.at(-1) === 0 ? { key: '0' } : {};
    return { label: label(option), ...(hint === '' ? {} : { hint }), move, ...zero };
  };
  const groups = Map.groupBy(options, (option) => entry.group(option.wire, seen)?.key ?? '');
  const split = options.some(({ wire }) => entry.group(wire, seen)?.always);
  if (groups.size < 2 || (!split && options.length <= LONG)) return options.map(choice);
  return [...groups].flatMap(([key, members]): MenuChoice[] => {
    const [first] = members as [Option];
    const group = entry.group(first.wire, seen);
    if (key === '' || group === undefined || members.length === 1) return members.map(choice);
    const hint = group.hint ?? say('cli.n.choices', { n: members.length });
    return [{ label: said(group.label), hint, sub: members.map(choice) }];
  });
}
