import type { Emit, State } from '@clade/engine';
import { ANIMALS, CUBES, PARTS, POINTS, SOURCES } from './columns.ts';
import type { World } from './world.ts';

export function givePoints(
  w: World,
  s: State,
  animal: number,
  points: number,
  source: number,
  rule: string,
  emit: Emit | undefined,
): void {
  s[POINTS + animal] += points;
  s[PARTS + animal * SOURCES + source] += points;
  if (!emit) return;
  const total = s[POINTS + animal];
  emit({ type: 'points', rule, animal: w.animals[animal], points, total, source: w.sources[source] });
}

/**
 * The animals on a tile from the most cubes to the fewest, ties by the food chain, into `out`; returns how many there
 * are. `fromBelow` turns the food chain round for ties.
 */
export function rankOn(s: State, hex: number, out: Int8Array, fromBelow = false): number {
  const at = CUBES + hex * ANIMALS;
  let n = 0;
  for (let i = 0; i < ANIMALS; i++) {
    const animal = fromBelow ? ANIMALS - 1 - i : i;
    const cubes = s[at + animal];
    if (cubes === 0) continue;
    let place = n++;
    while (place > 0 && s[at + out[place - 1]] < cubes) {
      out[place] = out[place - 1];
      place--;
    }
    out[place] = animal;
  }
  return n;
}
