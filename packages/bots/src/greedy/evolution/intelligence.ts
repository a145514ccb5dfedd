import type { Move } from '@clade/engine';
import type { EvoView } from '@clade/evolution';
import type { Asked } from '../../bot.ts';
import { keepValue } from './cards.ts';
import { takeWorth } from './meals.ts';
import { ownRow, readTable } from './table.ts';
import { WEIGHTS } from './weights.ts';
import { best, cardAt, numberAt, readOptions } from './wires.ts';

/**
 * EVO-5.6.3: the window comes back before every turn, so cards wait until the watering hole is dry; then they feed
 * whatever is worth more than the card.
 */
export function chooseIntelligence(asked: Asked<EvoView>): Move {
  const table = readTable(asked.view);
  const price = table.roundsAfter === 0 ? WEIGHTS.lastCard : WEIGHTS.card;
  return best(readOptions(asked), ({ wire }) => {
    if (wire[0] !== 'use') return 0;
    if (table.hole > 0) return -1;
    const food = takeWorth(table, ownRow(table), numberAt(wire, 1), 2, Number.POSITIVE_INFINITY, false);
    return food - price - keepValue(cardAt(wire, 2)) / 100;
  });
}
