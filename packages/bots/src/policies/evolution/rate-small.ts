import type { MoveList, State } from '@clade/engine';
import {
  cardOf,
  FAT_TISSUE,
  FERTILE,
  FOOD,
  KIND_FOOD,
  KIND_TRAIT,
  leafSpecies,
  leafTrait,
  POPULATION,
  rowStart,
  speciesAt,
} from '@clade/evolution/packed';

/** How gladly a card is kept when no placement is at stake, by trait number (EVO-1.4). */
const KEEP = [2, 4, 6, 5, 4, 5, 5, 5, 6, 5, 4, 3, 6, 3, 3, 4, 4];

/** EVO-4.3.1: pays with the card that is missed least; both ends of the food range are useful as food cards. */
export function ratePayment(legal: MoveList, out: Float64Array): void {
  for (let m = 0; m < legal.n; m++) {
    const kind = cardOf(legal.at[m]);
    out[m] = -0.1 * (KEEP[KIND_TRAIT[kind]] + Math.abs(KIND_FOOD[kind] - 3) / 10);
  }
}

/** EVO-3.5.7: a growth first makes room for food; Long Neck comes before fat in case the bank runs out. */
export function rateLeaf(s: State, seat: number, legal: MoveList, out: Float64Array): void {
  for (let m = 0; m < legal.n; m++) {
    const at = speciesAt(rowStart(s, seat) + leafSpecies(legal.at[m]));
    const trait = leafTrait(legal.at[m]);
    const order = trait === FERTILE ? 2 : trait === FAT_TISSUE ? 0 : 1;
    out[m] = order + 0.01 * (s[at + POPULATION] - s[at + FOOD]);
  }
}
