import { SCORING } from '@clade/dominant-species-marine';
import { KINDS } from '@clade/earth';
import type { State } from '@clade/engine';
import { standingsOnTiles } from '../earth/stakes.ts';

/** DSM-5.18.3: points of each animal if every tile and every special pawn were scored now. */
export function standings(
  s: State,
  fromBelow: boolean,
  control: Int8Array,
  targets: Int16Array,
): Float64Array {
  const points = standingsOnTiles(s, SCORING, fromBelow);
  for (let kind = 0; kind < KINDS; kind++) {
    const animal = control[kind] as number;
    if (animal >= 0) points[animal] = (points[animal] as number) + (targets[kind] as number);
  }
  return points;
}
