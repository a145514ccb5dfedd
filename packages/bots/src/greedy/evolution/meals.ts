import { type Animal, isCarnivore, roomOf, type Table } from './table.ts';
import { COOPERATION, countTraits, FORAGING, has } from './traits.ts';
import { WEIGHTS } from './weights.ts';

/** What a head of population brings after this round. */
export function headLater(table: Table): number {
  return 1 + WEIGHTS.keep * table.roundsAfter;
}

/** What a species brings by living on, besides its population. */
export function lifeWorth(table: Table, animal: Animal): number {
  const lost = table.roundsAfter > 0 ? WEIGHTS.trait - WEIGHTS.refund : WEIGHTS.trait;
  return countTraits(animal.traits) * lost + WEIGHTS.income * table.roundsAfter;
}

/** Worth of the next `n` tokens for a species; a token that keeps it from dying counts for its life. */
function tokensWorth(table: Table, animal: Animal, n: number): number {
  let worth = 0;
  const board = Math.min(n, animal.population - animal.food);
  worth += board * (1 + headLater(table));
  if (board > 0 && animal.food === 0) worth += lifeWorth(table, animal);
  return worth + (n - board) * WEIGHTS.fat;
}

/** EVO-5.2: worth of one take-event of the species at `place`, and of those that Cooperation chains to it. */
export function takeWorth(
  table: Table,
  row: readonly Animal[],
  place: number,
  amount: number,
  stock: number,
  meat: boolean,
): number {
  let worth = 0;
  let want = amount;
  let left = stock;
  for (let i = place; i < row.length; i++) {
    const animal = row[i] as Animal;
    if (!meat && isCarnivore(animal)) break;
    const asked = !meat && has(animal.traits, FORAGING) ? want + 1 : want;
    const n = Math.min(asked, roomOf(animal), left);
    if (n <= 0) break;
    worth += tokensWorth(table, animal, n);
    left -= n;
    if (!has(animal.traits, COOPERATION)) break;
    want = 1;
  }
  return worth;
}
