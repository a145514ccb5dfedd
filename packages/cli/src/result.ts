import type { Result } from '@clade/engine';
import { say, wordOf } from './speech.ts';
import { plainNames } from './story.ts';
import { columns, listOf, widthOf, wrap } from './text.ts';

const HEAD = ['cli.map.head.player', 'cli.map.head.points'] as const;

function sourceWord(source: string): string {
  return wordOf(source, `cli.source.${source}`);
}

/** The ranking with points by source: one table, or where that is too wide the sources below each player. */
export function resultLines(result: Result, names: readonly string[], width: number): string[] {
  const name = (seat: number): string => names[seat] ?? plainNames.who(seat);
  const winners = result.winners.map(name);
  const over = say(winners.length === 1 ? 'cli.end.over' : 'cli.end.over.shared', {
    reason: wordOf(result.reason.replaceAll('-', ' '), `cli.end.reason.${result.reason}`),
    who: listOf(winners),
    n: result.standings[0]?.score ?? 0,
  });
  const heading = wrap(over, width, '  ');
  const table = wholeTable(result, name);
  const fits = table.every((line) => widthOf(line) <= width);
  return [...heading, '', ...(fits ? table : brokenTable(result, name, width))];
}

function wholeTable({ standings }: Result, name: (seat: number) => string): string[] {
  const sources = Object.keys(standings[0]?.parts ?? {});
  const rows = standings.map(({ seat, score, rank, parts }) => [
    `  ${rank}.`,
    name(seat),
    score,
    ...sources.map((source) => parts[source] ?? 0),
  ]);
  return columns([['', ...HEAD.map((key) => say(key)), ...sources.map(sourceWord)], ...rows]);
}

function brokenTable({ standings }: Result, name: (seat: number) => string, width: number): string[] {
  const rows = standings.map(({ seat, score, rank }) => [`  ${rank}.`, name(seat), score]);
  const [head = '', ...lines] = columns([['', ...HEAD.map((key) => say(key))], ...rows]);
  const below = standings.map(({ parts }) => {
    const sources = Object.entries(parts).filter(([, n]) => n !== 0);
    const text = sources.map(([source, n]) => `${sourceWord(source)} ${n}`).join(', ');
    return wrap(`        ${text === '' ? say('cli.end.nothing') : text}`, width, '        ');
  });
  return [head, ...lines.flatMap((line, i) => [line, ...(below[i] ?? [])])];
}
