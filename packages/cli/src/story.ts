import { type GameEvent, redact, type Seat, type State } from '@clade/engine';
import type { Entry, Names, Said } from './entry.ts';
import { say } from './speech.ts';
import { lower, wrap } from './text.ts';

/** Events told in sentences. */

export const plainNames: Names = {
  who: (seat) => say('cli.player', { n: seat + 1 }),
  whose: (seat) => say('cli.player.whose', { n: seat + 1 }),
};

/** The reader is addressed. */
function namesFor(reader: Seat): Names {
  return {
    who: (seat) => (seat === reader ? say('cli.you') : plainNames.who(seat)),
    whose: (seat) => (seat === reader ? say('cli.your') : plainNames.whose(seat)),
  };
}

export function tableNames(players: number): string[] {
  return Array.from({ length: players }, (_, seat) => plainNames.who(seat));
}

function subjectOf({ subject, seat }: Said, names: Names): string | undefined {
  return subject ?? (seat === undefined ? undefined : names.who(seat));
}

/** One line for each event. */
export function storyLines(
  entry: Entry,
  s: State,
  events: readonly GameEvent[],
  names: Names,
  width: number,
): string[] {
  return events.flatMap((event) => {
    const said = entry.say(event, names, s);
    const subject = subjectOf(said, names);
    const sentence =
      subject === undefined ? said.text : `${say('cli.does', { who: subject, what: said.text })}.`;
    return wrap(`${sentence} [${event.rule}]`, width, '    ');
  });
}

/**
 * What one reader may know, told briefly: what a player did in a row is one sentence, and what is of no interest is
 * left out.
 */
export function tale(entry: Entry, s: State, events: readonly GameEvent[], reader: Seat): string[] {
  const names = namesFor(reader);
  const begin = events.findIndex((event) => event.type === 'round-started' && event.round === 1);
  const told = events
    .filter((event, i) => !entry.quiet(event, reader, i < begin))
    .map((event) => entry.say(redact(event, reader), names, s));
  const last = new Map(told.map((x, i) => [x.latest, i]));
  const said = told.filter((x, i) => x.latest === undefined || last.get(x.latest) === i);
  const lines: string[] = [];
  for (let i = 0; i < said.length; ) {
    const run = runFrom(said, i, names);
    const [first] = run;
    if (first === undefined) break;
    const subject = subjectOf(first, names);
    if (first.gather) lines.push(gathered(run, names));
    else if (subject === undefined) lines.push(joined(run));
    else lines.push(say('cli.does', { who: subject, what: joined(run) }));
    i += run.length;
  }
  return lines.map((line) => (line.endsWith('.') ? line : `${line}.`));
}

/** What belongs into one line: a gathering, or one player's doings in a row with what came of them. */
function runFrom(said: readonly Said[], from: number, names: Names): Said[] {
  const first = said[from];
  let to = from + 1;
  while (to < said.length && first !== undefined) {
    const next = said[to];
    const same = first.gather
      ? next?.gather?.title === first.gather.title
      : next !== undefined && next.gather === undefined && goesOn(first, next, names);
    if (!same) break;
    to++;
  }
  return said.slice(from, to);
}

function goesOn(first: Said, next: Said, names: Names): boolean {
  const subject = subjectOf(first, names);
  const other = subjectOf(next, names);
  if (other === undefined) return next.follows === true && (subject !== undefined || first.follows === true);
  return subject === other;
}

/** The doings of a run behind each other; a list goes on as long as its beginning stays the same. */
function joined(run: readonly Said[]): string {
  const order = [...run.filter((x) => x.latest === undefined), ...run.filter((x) => x.latest !== undefined)];
  let text = '';
  for (const [k, x] of order.entries()) {
    const before = order[k - 1];
    const clause = x.text.replace(/\.$/, '');
    if (before === undefined) text = clause;
    else if (x.list !== undefined && x.list.head === before.list?.head) text += `, ${x.list.item}`;
    else text += (before.opens && !x.opens ? ': ' : '; ') + lower(clause);
  }
  return text;
}

function gathered(run: readonly Said[], names: Names): string {
  const bySubject = Map.groupBy(run, (x) => subjectOf(x, names) ?? '');
  const parts = [...bySubject].map(([who, items]) => {
    const noun = items[0]?.gather?.noun ?? '';
    const list = items.map((x) => x.gather?.item).join(', ');
    const what = noun === '' ? list : `${noun} ${list}`;
    return who === '' ? what : say('cli.gathered', { who: lower(who), what });
  });
  return `${run[0]?.gather?.title}: ${parts.join('; ')}`;
}
