import { ANIMALS } from '@clade/earth';

/**
 * Places on a tile are won by cubes, and cubes still come and go before they count. So a place is weighed as the chance
 * to be ahead of each of the others, which rises with the margin instead of jumping.
 */

/** Cubes that two animals can be apart. */
const MOST = 60;

/** Where two animals with as many cubes stand in a table of `chainTable`. */
export const CHAIN_ZERO = MOST;

/** A tie is decided by the food chain: as good as half a cube. */
const TIE = 0.5;

/**
 * Chance of the animal higher in the food chain to be ahead of a lower one, by its cubes less the other's, from -MOST on.
 * `spread` says how much is still to happen.
 */
export function chainTable(spread: number): Float64Array {
  return Float64Array.from({ length: 2 * MOST + 1 }, (_, i) => 1 / (1 + Math.exp((MOST - i - TIE) / spread)));
}

/**
 * Points that each of `n` animals can expect, into `out`. `counts` are their cubes, in the order of the food chain, so
 * the earlier wins ties.
 */
export function expectPlaces(
  counts: Int32Array,
  n: number,
  values: Float64Array,
  chain: Float64Array,
  out: Float64Array,
): void {
  for (let i = 0; i < n; i++) {
    const own = counts[i] as number;
    if (own === 0) {
      out[i] = 0;
      continue;
    }
    let before = 0;
    for (let j = 0; j < n; j++) {
      const other = counts[j] as number;
      if (j === i || other === 0) continue;
      const above = chain[MOST + (j < i ? other - own : own - other)] as number;
      before += j < i ? above : 1 - above;
    }
    out[i] = placeValue(values, before);
  }
}

/** The value of a place that need not be whole. */
export function placeValue(values: Float64Array, place: number): number {
  const whole = Math.floor(place);
  const upper = values[whole] as number;
  return upper + (place - whole) * ((values[whole + 1] as number) - upper);
}

/** The values of the places by terrain, with zeros behind the last: nobody is out of their range. */
export function placeValues(scoring: readonly (readonly number[])[]): readonly Float64Array[] {
  return scoring.map((values) =>
    Float64Array.from({ length: ANIMALS + 1 }, (_, place) => values[place] ?? 0),
  );
}
