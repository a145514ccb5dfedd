import { type Result, SPECTATOR } from '@clade/engine';
import { small } from '@clade/wording';
import type { Entry } from './entry.ts';
import { said, say } from './speech.ts';
import { playerName } from './story.ts';
import { columns, widthOf, wrap } from './text.ts';

const HEAD = ['cli.map.head.player', 'cli.map.head.points'] as const;

/** The ranking with points by source: one table, or where that is too wide the sources below each player. */
export function resultLines(
  { wording }: Entry,
  result: Result,
  names: readonly string[],
  width: number,
): string[] {
  const name = (seat: number): string => names[seat] ?? playerName(seat);
  const source = (part: string): string => said(small(wording.source(part)));
  const won = said(wording.result(result, { of: name, viewer: SPECTATOR }));
  const heading = wrap(say('cli.end.over', { won }), width, '  ');
  const table = wholeTable(result, name, source);
  const fits = table.every((line) => widthOf(line) <= width);
  return [...heading, '', ...(fits ? table : brokenTable(result, name, source, width))];
}

type Named<T> = (one: T) => string;

function wholeTable({ standings }: Result, name: Named<number>, source: Named<string>): string[] {
  const sources = Object.keys(standings[0]?.parts ?? {});
  const rows = standings.map(({ seat, score, rank, parts }) => [
    `  ${rank}.`,
    name(seat),
    score,
    ...sources.map((part) => parts[part] ?? 0),
  ]);
  return columns([['', ...HEAD.map((key) => say(key)), ...sources.map(source)], ...rows]);
}

function brokenTable(
  { standings }: Result,
  name: Named<number>,
  source: Named<string>,
  width: number,
): string[] {
  const rows = standings.map(({ seat, score, rank }) => [`  ${rank}.`, name(seat), score]);
  const [head = '', ...lines] = columns([['', ...HEAD.map((key) => say(key))], ...rows]);
  const below = standings.map(({ parts }) => {
    const sources = Object.entries(parts).filter(([, n]) => n !== 0);
    const text = sources.map(([part, n]) => `${source(part)} ${n}`).join(', ');
    return wrap(`        ${text === '' ? say('cli.end.nothing') : text}`, width, '        ');
  });
  return [head, ...lines.flatMap((line, i) => [line, ...(below[i] ?? [])])];
}
