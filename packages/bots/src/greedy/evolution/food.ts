import type { Move } from '@clade/engine';
import type { EvoView, TraitId } from '@clade/evolution';
import type { Asked } from '../../bot.ts';
import { keepValue } from './cards.ts';
import { lookAhead } from './outlook.ts';
import { demandOf, shareOf } from './supply.ts';
import { type Animal, isCarnivore, ownRow, readTable } from './table.ts';
import { bitOf, has } from './traits.ts';
import { WEIGHTS } from './weights.ts';
import { best, cardAt, readOptions } from './wires.ts';
import { rowWorth } from './worth.ts';

/** EVO-3.3: the card whose food helps the own row most against the others, less what its trait would be worth. */
export function chooseFood(asked: Asked<EvoView>): Move {
  const table = readTable(asked.view);
  const row = ownRow(table);
  // The cards that stay in hand will mostly become population and species: their hunger is counted already.
  const growth = Math.min(4, (table.hand.length - 1) / 2);
  const planned = row.map((animal) => ({ ...animal }));
  const eater = planned.find((animal) => !isCarnivore(animal)) ?? planned[0];
  if (eater !== undefined) eater.population = Math.min(6, eater.population + Math.round(growth));
  const byFood = new Map<number, number>();
  const today = lookAhead(table, WEIGHTS.othersFood);
  const before = rowWorth(today, row, table.hand.length);
  return best(readOptions(asked), ({ wire }) => {
    const card = cardAt(wire, 1);
    let worth = byFood.get(card.food);
    if (worth === undefined) {
      const outlook = lookAhead(table, card.food);
      worth =
        rowWorth(outlook, planned, 0) - WEIGHTS.rival * rivalMeals(outlook.food, outlook.others, planned);
      byFood.set(card.food, worth);
    }
    return worth - traitWorth(card.trait) - keepValue(card) / 100;
  });

  function traitWorth(trait: TraitId): number {
    const bit = bitOf(trait);
    let gain = 0;
    for (const animal of row) {
      if (has(animal.traits, bit)) continue;
      animal.traits |= bit;
      gain = Math.max(gain, rowWorth(today, row, table.hand.length) - before);
      animal.traits &= ~bit;
    }
    return WEIGHTS.foodTrait * gain;
  }
}

/** Mean meals of the other players. */
function rivalMeals(
  food: number,
  others: readonly { amount: number; rate: number }[],
  row: readonly Animal[],
): number {
  const own = demandOf(row, false);
  let wanted = 0;
  for (const other of others) wanted += other.amount;
  const ours = Math.min(own.amount, shareOf(food, own.rate, others));
  return Math.min(wanted, food - ours) / others.length;
}
