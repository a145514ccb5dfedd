import { type Game, redact, type Seat, SPECTATOR, type State } from '@clade/engine';
import type { Asked, Line, Names, Refused, Routine, Seen, Sentence } from '@clade/wording';
import type { Entry, Past } from './entry.ts';
import { locale, said, say } from './speech.ts';
import { capital, wrap } from './text.ts';

/** What the wording of a game says, as lines of a terminal. */

/** `Player 2`. */
export function playerName(seat: Seat): string {
  return say('cli.player', { n: seat + 1 });
}

export function tableNames(players: number): string[] {
  return Array.from({ length: players }, (_, seat) => playerName(seat));
}

/** Games of the terminal and positions have no seed for names: their species are called alike. */
export function namesFor(viewer: Seat, { seed }: Pick<Names, 'seed'> = {}): Names {
  return { of: playerName, viewer, ...(seed === undefined ? {} : { seed }) };
}

/** A line as one seat may read it. */
export function redacted(line: Line, reader: Seat): Line {
  return { ...line, events: line.events.map((event) => redact(event, reader)) };
}

/** The table as a seat sees it that is asked something. */
export function seenBy(game: Game, s: State, seat: Seat, past: Past): Seen {
  const asked = (game.pending(s) & (1 << seat)) !== 0;
  return {
    ...past,
    viewer: seat,
    config: game.config(s),
    view: game.view(s, seat),
    ...(asked ? { decision: game.decision(s, seat) } : {}),
    draft: { moves: [], events: [] },
  };
}

/** A sentence with its full stop. */
function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? capital(text) : `${capital(text)}.`;
}

/** One line for each sentence, with the rules that it rests on; everything is open. */
export function storyLines({ wording }: Entry, past: Past, width: number): string[] {
  return wording
    .tell(past.lines, namesFor(SPECTATOR, past), past.start)
    .flatMap(({ whole, rules }) => wrap(`${sentence(said(whole))} [${rules.join(', ')}]`, width, '    '));
}

/** What a reader is told after line `after`, briefly: routine is gathered. */
export function tale({ wording }: Entry, past: Past, names: Names, after: number): string[] {
  const told = wording.tell(past.lines, names, past.start).filter(({ n }) => n > after);
  return runs(told).map((run) => {
    const [first] = run as [Sentence];
    if (run.length === 1) return sentence(said(first.whole));
    return sentence(said(wording.fold((first.routine as Routine).kind, run)));
  });
}

/** Sentences alone, and routine ones of a kind in a row together. */
function runs(told: readonly Sentence[]): Sentence[][] {
  const all: Sentence[][] = [];
  for (const one of told) {
    const before = all.at(-1)?.[0]?.routine;
    if (one.routine !== undefined && one.routine.kind === before?.kind) all.at(-1)?.push(one);
    else all.push([one]);
  }
  return all;
}

/** The log under the headings of its rounds and phases. */
export function logLines({ wording }: Entry, past: Past, names: Names, from: number): string[] {
  const told = wording.tell(past.lines, names, past.start).filter(({ round }) => round >= from);
  let heading = '';
  return told.flatMap(({ group, whole }) => {
    const title = said(group);
    const line = `  ${sentence(said(whole))}`;
    if (title === heading) return [line];
    heading = title;
    return [title, line];
  });
}

/** What a seat is asked, and for which animal by what. */
export function questionLine({ wording }: Entry, asked: Asked, seen: Seen): string {
  const question = said(wording.question(asked, seen, namesFor(seen.viewer)));
  const asker = wording.asker?.(seen);
  return asker === undefined ? question : say('cli.asked', { asker: said(asker), question });
}

/** Why a move is refused, with the rule. */
export function refusalLine(
  { wording, game }: Entry,
  refused: Refused & { readonly rule: string },
  seen: Seen,
  names: Names,
): string {
  const text =
    reasonOf(refused, game.title) ?? sentence(said(wording.refusal(codedFor(refused), seen, names)));
  return refused.rule === '' ? text : `${text} [${refused.rule}]`;
}

/** What is missing in words that are nearly a move: the engine says it, in English. */
function reasonOf({ facts }: Refused, title: string): string | undefined {
  const told = locale() === 'en' && typeof facts?.reason === 'string';
  return told ? `This is not a move of ${title}: ${facts.reason}.` : undefined;
}

/** Broken JSON is no move either. */
function codedFor(refused: Refused): Refused {
  return refused.code === 'not-json' ? { ...refused, code: 'malformed' } : refused;
}
