import type { Result } from '@clade/engine';
import { columns, count, listOf, widthOf, wrap } from './text.ts';

/** The ranking with points by source: one table, or where that is too wide the sources below each player. */
export function resultLines(result: Result, names: readonly string[], width: number): string[] {
  const name = (seat: number): string => names[seat] ?? `Player ${seat + 1}`;
  const winners = result.winners.map(name);
  const won = winners.length === 1 ? `${winners[0]} won` : `${listOf(winners)} shared the win`;
  const reason = result.reason.replaceAll('-', ' ');
  const points = count(result.standings[0]?.score ?? 0, 'point');
  const heading = wrap(`The game is over (${reason}): ${won} with ${points}.`, width, '  ');
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
  return columns([['', 'player', 'points', ...sources], ...rows]);
}

function brokenTable({ standings }: Result, name: (seat: number) => string, width: number): string[] {
  const rows = standings.map(({ seat, score, rank }) => [`  ${rank}.`, name(seat), score]);
  const [head = '', ...lines] = columns([['', 'player', 'points'], ...rows]);
  const below = standings.map(({ parts }) => {
    const sources = Object.entries(parts).filter(([, n]) => n !== 0);
    const text = sources.map(([source, n]) => `${source} ${n}`).join(', ');
    return wrap(`        ${text === '' ? 'nothing' : text}`, width, '        ');
  });
  return [head, ...lines.flatMap((line, i) => [line, ...(below[i] ?? [])])];
}
