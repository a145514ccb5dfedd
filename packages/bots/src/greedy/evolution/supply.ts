import { type Animal, isCarnivore, type Table } from './table.ts';
import { COOPERATION, FAT_TISSUE, FERTILE, FORAGING, has, LONG_NECK } from './traits.ts';
import { WEIGHTS } from './weights.ts';

/** What a row wants from the watering hole, and how much it takes in a turn. */
export interface Demand {
  readonly amount: number;
  readonly rate: number;
}

export function demandOf(row: readonly Animal[], fertile: boolean): Demand {
  let amount = 0;
  let perTurn = 0;
  let eaters = 0;
  for (let i = 0; i < row.length; i++) {
    const animal = row[i] as Animal;
    if (isCarnivore(animal)) continue;
    let want = animal.population - animal.food;
    if (has(animal.traits, FAT_TISSUE)) want += animal.body - animal.fat;
    if (fertile && has(animal.traits, FERTILE)) want++;
    if (has(animal.traits, LONG_NECK)) want--;
    if (want <= 0) continue;
    amount += want;
    eaters++;
    perTurn += takeRate(row, i);
  }
  return { amount, rate: eaters === 0 ? 1 : perTurn / eaters };
}

/** EVO-5.2: tokens of one take-event, Cooperation included. */
function takeRate(row: readonly Animal[], from: number): number {
  let rate = 0;
  for (let i = from; i < row.length; i++) {
    const animal = row[i] as Animal;
    if (isCarnivore(animal)) break;
    rate += has(animal.traits, FORAGING) ? 2 : 1;
    if (!has(animal.traits, COOPERATION)) break;
  }
  return rate;
}

/** Food expected at the watering hole when the feeding begins. */
export function expectedFood(table: Table, ownFood: number): number {
  return Math.max(0, table.hole + ownFood + (table.players - 1) * WEIGHTS.othersFood);
}

/** Demands of the other players, who will also grow if they are still to play. */
export function rivals(table: Table): Demand[] {
  const demands: Demand[] = [];
  for (let seat = 0; seat < table.players; seat++) {
    if (seat === table.seat) continue;
    const { amount, rate } = demandOf(table.rows[seat] as Animal[], table.hole > 0);
    demands.push({ amount: amount + (table.toPlay[seat] ? 1 : 0), rate });
  }
  return demands;
}

/** How much of `food` a player with an endless appetite would get, taking turns with the others. */
export function shareOf(food: number, rate: number, others: readonly Demand[]): number {
  let left = food;
  let share = 0;
  for (let turn = 1; left > 0; turn++) {
    const own = Math.min(rate, left);
    share += own;
    left -= own;
    let eating = false;
    for (const other of others) {
      const take = Math.min(other.rate, left, other.amount - (turn - 1) * other.rate);
      if (take <= 0) continue;
      left -= take;
      eating = true;
    }
    if (!eating) return share + left;
  }
  return share;
}
