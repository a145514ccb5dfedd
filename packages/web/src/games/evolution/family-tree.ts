import type { Seat } from '@clade/engine';
import type { Life } from './lives.ts';

/** The species of one player, in rows in which one follows another. */
export interface FamilyBranch {
  readonly seat: Seat;
  readonly rows: readonly (readonly Life[])[];
}

/** The family tree of a table: who lived when, by owner; a species stands in the first row that is free. */
export function branchesOf(lives: readonly Life[], rounds: number): readonly FamilyBranch[] {
  const seats = [...new Set(lives.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const rows: Life[][] = [];
    for (const life of lives.filter((one) => one.seat === seat)) {
      const free = rows.find((row) => ((row.at(-1) as Life).died ?? rounds) < life.born);
      if (free === undefined) rows.push([life]);
      else free.push(life);
    }
    return { seat, rows };
  });
}
