import { findHunters, findPrey, type Hunter, type Prey } from './hunters.ts';
import { type Demand, expectedFood, rivals, shareOf } from './supply.ts';
import type { Table } from './table.ts';
import { WEIGHTS } from './weights.ts';

/** What this round will bring as far as the seat can tell; the same for every action that is weighed. */
export interface Outlook {
  readonly table: Table;
  readonly hunters: readonly Hunter[];
  readonly prey: readonly Prey[];
  /** Attacks of other players' carnivores. */
  readonly attacks: number;
  readonly food: number;
  readonly others: readonly Demand[];
  /** A head of population that is fed: what it brings in later rounds and at the end. */
  readonly headLater: number;
  /** A species that lives on: the cards it brings. */
  readonly speciesLater: number;
  /** Own share of the food by quarter steps of the take rate, filled when asked for. */
  readonly shares: Map<number, number>;
}

export function lookAhead(table: Table, ownFood: number): Outlook {
  const hunters = findHunters(table);
  return {
    table,
    hunters,
    prey: findPrey(table),
    attacks: hunters.reduce((sum, { attacks }) => sum + attacks, 0),
    food: expectedFood(table, ownFood),
    others: rivals(table),
    headLater: 1 + WEIGHTS.keep * table.roundsAfter,
    speciesLater: WEIGHTS.income * table.roundsAfter,
    shares: new Map(),
  };
}

export function ownShare(outlook: Outlook, rate: number): number {
  const step = Math.round(rate * 4);
  let share = outlook.shares.get(step);
  if (share === undefined) {
    share = shareOf(outlook.food, step / 4, outlook.others);
    outlook.shares.set(step, share);
  }
  return share;
}
