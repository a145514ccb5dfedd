import type { Seat } from '@clade/engine';
import type { Mark } from '../../games/game-ui.ts';
import type { Course } from '../table.ts';

/** So many are named of those whose points a moment moved. */
const NAMED = 2;

export interface KeyMoment {
  readonly n: number;
  readonly why: 'swing' | 'lead' | 'mark';
  /** Whose points it changed, the winner and the greatest gain first. */
  readonly moved: readonly { readonly seat: Seat; readonly by: number }[];
  readonly mark?: Mark;
}

/**
 * Lines worth looking at again: what happened only once in the game, the line that made the winner lead for good, and
 * marked ones that moved most points. At most `count`, in the order of the game.
 */
export function momentsOf(
  course: Course,
  marks: readonly { readonly n: number; readonly mark: Mark }[],
  winner: Seat,
  count: number,
): KeyMoment[] {
  const found = new Map<number, KeyMoment>();
  const add = (moment: Omit<KeyMoment, 'moved'>): void => {
    if (found.size < count && !found.has(moment.n))
      found.set(moment.n, { ...moment, moved: movedBy(course, moment.n, winner) });
  };
  const lead = leadForGood(course, winner);
  if (lead !== undefined) add({ n: lead, why: 'lead' });
  for (const { n, mark } of marks)
    if (marks.filter((other) => other.mark.kind === mark.kind).length === 1) add({ n, why: 'mark', mark });
  for (const n of swings(course)) {
    const mark = marks.find((one) => one.n === n)?.mark;
    if (mark) add({ n, why: 'swing', mark });
  }
  return [...found.values()].sort((a, b) => a.n - b.n);
}

/** Whose points it moved: the winner first, then by what they gained. */
function movedBy({ scores }: Course, n: number, winner: Seat): KeyMoment['moved'] {
  const before = scores[n - 1];
  return (scores[n] ?? [])
    .map((score, seat) => ({ seat, by: score - (before?.[seat] ?? score) }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.by - a.by)
    .slice(0, NAMED);
}

/** The line after which the winner was never again behind; undefined when nobody ever led but the winner. */
export function leadForGood({ scores }: Course, winner: Seat): number | undefined {
  const behind = scores.findLastIndex((now) => now.some((score) => score > (now[winner] ?? 0)));
  return behind < 0 || behind === scores.length - 1 ? undefined : behind + 1;
}

/** Lines by how many points they moved, most first; those that moved none are left out. */
function swings({ scores }: Course): number[] {
  const moved = scores.map((now, n) => {
    const before = scores[n - 1];
    return before ? now.reduce((sum, score, seat) => sum + Math.abs(score - (before[seat] ?? 0)), 0) : 0;
  });
  return moved
    .map((size, n) => ({ size, n }))
    .filter(({ size }) => size > 1)
    .sort((a, b) => b.size - a.size || a.n - b.n)
    .map(({ n }) => n);
}
