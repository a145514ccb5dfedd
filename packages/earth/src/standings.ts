import type { Result, Standing, State } from '@clade/engine';
import { ANIMALS, OWNER, PARTS, PLAYERS, SOURCES } from './columns.ts';
import type { World } from './world.ts';

/**
 * A player's weakest animal counts; of equals the one higher in the food chain, or lower with `fromBelow`. -1 for a
 * player without animals.
 */
function countingAnimal(s: State, seat: number, points: readonly number[], fromBelow: boolean): number {
  let counting = -1;
  for (let i = 0; i < ANIMALS; i++) {
    const animal = fromBelow ? ANIMALS - 1 - i : i;
    if (s[OWNER + animal] === seat && (counting < 0 || points[animal] < points[counting])) counting = animal;
  }
  return counting;
}

/** Points by seat out of the points by animal. */
export function seatPoints(s: State, points: readonly number[]): number[] {
  return Array.from({ length: s[PLAYERS] }, (_, seat) => points[countingAnimal(s, seat, points, false)] ?? 0);
}

/** The result out of the points by animal; a tie goes to the animal higher in the food chain, or lower with `fromBelow`. */
export function resultOf(
  w: World,
  s: State,
  points: readonly number[],
  fromBelow: boolean,
  reason: string,
): Result {
  const counting = Array.from({ length: s[PLAYERS] }, (_, seat) =>
    countingAnimal(s, seat, points, fromBelow),
  );
  const higher = fromBelow ? -1 : 1;
  const order = counting
    .map((_, seat) => seat)
    .sort((a, b) => points[counting[b]] - points[counting[a]] || higher * (counting[a] - counting[b]));
  const standings = order.map(
    (seat, i): Standing => ({
      seat,
      score: points[counting[seat]],
      rank: i + 1,
      parts: Object.fromEntries(
        w.sources.map((name, source) => [name, s[PARTS + counting[seat] * SOURCES + source]]),
      ),
    }),
  );
  return { reason, winners: [order[0]], standings };
}
