import type { GameEvent } from '@clade/engine';
import type { Line, Snapshot } from './table.ts';

type Shown = Pick<Snapshot, 'n' | 'viewer' | 'lines' | 'draft' | 'view'>;

/**
 * What has happened between two pictures of a table, as one list: lines that are new, and moves of my draft. What was
 * seen as a draft is not told again when it is confirmed; what is taken back or looked back at has not happened.
 */
export function happened(before: Shown, after: Shown): readonly GameEvent[] {
  if (before.view === null || after.view === null) return [];
  if (before.viewer !== after.viewer || after.n < before.n) return [];
  const seen = before.draft.moves.map((move) => String(move));
  const events: GameEvent[] = [];
  let mine = 0;
  for (const line of linesBetween(after.lines, before.n, after.n)) {
    if (line.seat === after.viewer && mine < seen.length) mine++;
    else events.push(...line.events);
  }
  const known = seen.slice(mine);
  const { moves, events: drafted } = after.draft;
  let same = 0;
  while (same < moves.length && same < known.length && String(moves[same]) === known[same]) same++;
  return [...events, ...drafted.slice(same).flat()];
}

/** New lines stand at the end of a long log. */
function linesBetween(lines: readonly Line[], from: number, to: number): readonly Line[] {
  const start = lines.findLastIndex(({ n }) => n <= from) + 1;
  return lines.slice(start).filter(({ n }) => n <= to);
}
