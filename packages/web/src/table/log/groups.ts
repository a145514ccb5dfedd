import type { Seat } from '@clade/engine';
import type { Told } from '../../games/game-ui.ts';

/**
 * Which lines of the log are shown: all with what is routine in one line, all, what I did or what was done to me,
 * attacks, or those of one seat.
 */
export type LogFilter = 'quiet' | 'all' | 'mine' | 'attacks' | Seat;

export interface LogGroup {
  /** Round and phase, as the game says it. */
  readonly title: string;
  readonly told: readonly Told[];
}

export function matches(told: Told, filter: LogFilter, viewer: Seat): boolean {
  if (filter === 'quiet' || filter === 'all') return true;
  if (filter === 'attacks') return told.tone === 'attack';
  const seat = filter === 'mine' ? viewer : filter;
  return told.seat === seat || told.touches.includes(seat);
}

/** Sentences under the heading they share, in the order they were told; only neighbours share one. */
export function groupTold(told: readonly Told[]): LogGroup[] {
  const groups: { title: string; told: Told[] }[] = [];
  for (const one of told) {
    const last = groups.at(-1);
    if (last?.title === one.group) last.told.push(one);
    else groups.push({ title: one.group, told: [one] });
  }
  return groups;
}
