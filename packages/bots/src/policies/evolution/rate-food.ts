import type { MoveList, Seat, State } from '@clade/engine';
import { cardOf, HAND_N, KIND_FOOD, KIND_TRAIT, MAX_SIZE, TRAITS } from '@clade/evolution/packed';
import { type Outlook, takeRate, wanted } from './outlook.ts';
import { defends, rowWorth, WHOLE_ROW } from './row-worth.ts';

/** The cards that stay in hand will mostly become population: their hunger is counted already. */
const MOST_GROWTH = 4;

const UNKNOWN = -1e9;
/** Food numbers of cards go from here to 9. */
const LEAST = -3;
const foodWorth = new Float64Array(16);
const traitWorth = new Float64Array(TRAITS.length);

/** EVO-3.3: the card whose food helps the own row most against the others, less what its trait would be worth. */
export function rateFood(s: State, seat: Seat, outlook: Outlook, legal: MoveList, out: Float64Array): void {
  const { row } = outlook;
  const cards = s[HAND_N + seat];
  const before = rowWorth(outlook, cards, WHOLE_ROW);
  foodWorth.fill(UNKNOWN);
  traitWorth.fill(UNKNOWN);
  for (let m = 0; m < legal.n; m++) {
    const trait = KIND_TRAIT[cardOf(legal.at[m])];
    if (traitWorth[trait] !== UNKNOWN) continue;
    const bit = 1 << trait;
    let gain = 0;
    for (let i = 0; i < row.n; i++) {
      if ((row.traits[i] & bit) !== 0) continue;
      row.traits[i] |= bit;
      gain = Math.max(gain, rowWorth(outlook, cards, i, defends(trait)) - before);
      row.traits[i] &= ~bit;
    }
    traitWorth[trait] = gain;
  }

  let eater = 0;
  while (eater < row.n - 1 && row.carnivore(eater)) eater++;
  if (row.n > 0) {
    const growth = Math.round(Math.min(MOST_GROWTH, (cards - 1) / 2));
    row.population[eater] = Math.min(MAX_SIZE, row.population[eater] + growth);
  }
  let amount = 0;
  let rate = 0;
  let eaters = 0;
  for (let i = 0; i < row.n; i++) {
    const want = wanted(row.traits[i], row.population[i], row.food[i], row.body[i], row.fat[i], false);
    if (want <= 0) continue;
    amount += want;
    eaters++;
    rate += takeRate(row.traits, i, row.n);
  }
  for (let m = 0; m < legal.n; m++) {
    const kind = cardOf(legal.at[m]);
    const food = KIND_FOOD[kind] - LEAST;
    if (foodWorth[food] === UNKNOWN) {
      outlook.expectFood(KIND_FOOD[kind]);
      const rivals = outlook.rivalMeals(amount, eaters === 0 ? 1 : rate / eaters);
      foodWorth[food] = rowWorth(outlook, 0, WHOLE_ROW) - outlook.params.rival * rivals;
    }
    out[m] = foodWorth[food] - outlook.params.foodTrait * traitWorth[KIND_TRAIT[kind]];
  }
}
