import {
  copyInto,
  DEPTH,
  type Move,
  OP,
  type Op,
  RNG,
  type Seat,
  type State,
  sameDraws,
  top,
} from '@clade/engine';
import { ANIMALS, CUBES, OWNER, POINTS } from './columns.ts';
import { HEXES } from './grid.ts';
import type { World } from './world.ts';

/** What a move would change at once, before anybody else decides, in both games. */
export interface EarthWhatIf {
  readonly points: readonly { readonly animal: string; readonly points: number }[];
  /** Animals on a tile that become endangered, or no longer are. */
  readonly endangered: readonly {
    readonly hex: string;
    readonly animal: string;
    readonly cubes: number;
    readonly now: boolean;
  }[];
  /** Something would be drawn: what it leads to is not foreseen. */
  readonly draws: boolean;
}

/**
 * Tries a legal move on a copy, into `tried`. What follows by itself inside the same action is included, up to the first
 * question or draw; the rest of the turn or round is not. The action is the program that asks, or one that waits for it
 * `floor` frames from the bottom. Says whether a draw came in the way.
 */
export function tryMove(
  ops: readonly Op[],
  s: State,
  seat: Seat,
  move: Move,
  tried: State,
  before: State,
  floor = Number.POSITIVE_INFINITY,
): boolean {
  copyInto(tried, s);
  const depth = Math.min(tried[DEPTH], floor);
  const f = top(tried);
  ops[tried[f + OP]].take(tried, f, seat, move, undefined);
  if (!sameDraws(s, tried, RNG)) {
    copyInto(tried, s);
    return true;
  }
  while (tried[DEPTH] >= depth) {
    copyInto(before, tried);
    const at = top(tried);
    if (!ops[tried[at + OP]].step(tried, at, undefined)) return false;
    if (sameDraws(before, tried, RNG)) continue;
    copyInto(tried, before);
    return true;
  }
  return false;
}

/** How `t` differs from `s`: points, and who is endangered where. */
export function compareEarth(
  w: World,
  s: State,
  t: State,
  isEndangered: (s: State, hex: number, animal: number) => boolean,
): Pick<EarthWhatIf, 'points' | 'endangered'> {
  const points: EarthWhatIf['points'][number][] = [];
  const endangered: EarthWhatIf['endangered'][number][] = [];
  for (let a = 0; a < ANIMALS; a++) {
    if (s[OWNER + a] >= 0 && s[POINTS + a] !== t[POINTS + a]) {
      points.push({ animal: w.animals[a], points: t[POINTS + a] - s[POINTS + a] });
    }
  }
  for (let hex = 0; hex < HEXES; hex++) {
    for (let a = 0; a < ANIMALS; a++) {
      const now = isEndangered(t, hex, a);
      if (isEndangered(s, hex, a) === now) continue;
      const cubes = t[CUBES + hex * ANIMALS + a];
      endangered.push({ hex: w.map.hexNames[hex], animal: w.animals[a], cubes, now });
    }
  }
  return { points, endangered };
}
