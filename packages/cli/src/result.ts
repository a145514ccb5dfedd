import type { Result } from '@clade/engine';
import { columns, count, listOf } from './text.ts';

/** The ranking with points by source. */
export function resultLines(result: Result, names: readonly string[]): string[] {
  const name = (seat: number): string => names[seat] ?? `Player ${seat + 1}`;
  const winners = result.winners.map(name);
  const won = winners.length === 1 ? `${winners[0]} won` : `${listOf(winners)} shared the win`;
  const sources = Object.keys(result.standings[0]?.parts ?? {});
  const rows = result.standings.map(({ seat, score, rank, parts }) => [
    `  ${rank}.`,
    name(seat),
    score,
    ...sources.map((source) => parts[source] ?? 0),
  ]);
  return [
    `The game is over (${result.reason.replaceAll('-', ' ')}): ${won} with ${count(result.standings[0]?.score ?? 0, 'point')}.`,
    '',
    ...columns([['', 'player', 'points', ...sources], ...rows]),
  ];
}
