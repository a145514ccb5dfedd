import { type GameEvent, redact, type Seat } from '@clade/engine';
import type { Entry, Names, Said } from './entry.ts';
import { wrap } from './text.ts';

/** Events told in sentences. */

export const plainNames: Names = {
  who: (seat) => `Player ${seat + 1}`,
  whose: (seat) => `player ${seat + 1}'s`,
};

/** The reader is addressed. */
function namesFor(reader: Seat): Names {
  return {
    who: (seat) => (seat === reader ? 'You' : plainNames.who(seat)),
    whose: (seat) => (seat === reader ? 'your' : plainNames.whose(seat)),
  };
}

export function tableNames(players: number): string[] {
  return Array.from({ length: players }, (_, seat) => plainNames.who(seat));
}

/** One line for each event. */
export function storyLines(
  entry: Entry,
  events: readonly GameEvent[],
  names: Names,
  width: number,
): string[] {
  return events.flatMap((event) => {
    const { seat, text } = entry.say(event, names);
    const sentence = seat === undefined ? text : `${names.who(seat)} ${text}.`;
    return wrap(`${sentence} [${event.rule}]`, width, '    ');
  });
}

/**
 * What one reader may know, told briefly: what a player did in a row is one sentence, and what is of no interest is
 * left out.
 */
export function tale(entry: Entry, events: readonly GameEvent[], reader: Seat): string[] {
  const names = namesFor(reader);
  const said = events
    .filter((event) => !entry.quiet(event, reader))
    .map((event) => entry.say(redact(event, reader), names));
  const lines: string[] = [];
  for (let i = 0; i < said.length; ) {
    const run = runFrom(said, i);
    const [first] = run;
    if (first?.gather) lines.push(gathered(run, names));
    else if (first?.seat === undefined) lines.push(first?.text ?? '');
    else lines.push(`${names.who(first.seat)} ${run.map((x, k) => x.text + joint(x, k, run)).join('')}`);
    i += run.length;
  }
  return lines.map((line) => (line.endsWith('.') ? line : `${line}.`));
}

/** What belongs into one line: a gathering, or one player's doings in a row. */
function runFrom(said: readonly Said[], from: number): Said[] {
  const first = said[from];
  let to = from + 1;
  while (to < said.length && first !== undefined) {
    const next = said[to];
    const same = first.gather
      ? next?.gather?.title === first.gather.title
      : first.seat !== undefined && next?.seat === first.seat && next.gather === undefined;
    if (!same) break;
    to++;
  }
  return said.slice(from, to);
}

function joint(x: Said, k: number, run: readonly Said[]): string {
  if (k === run.length - 1) return '';
  return x.opens ? ': ' : '; ';
}

function gathered(run: readonly Said[], names: Names): string {
  const bySeat = Map.groupBy(run, (x) => x.seat ?? -1);
  const parts = [...bySeat].map(([seat, items]) => {
    const noun = items[0]?.gather?.noun ?? '';
    const who = names.who(seat);
    return [who.charAt(0).toLowerCase() + who.slice(1), noun, items.map((x) => x.gather?.item).join(', ')]
      .filter((word) => word !== '')
      .join(' ');
  });
  return `${run[0]?.gather?.title}: ${parts.join('; ')}`;
}
