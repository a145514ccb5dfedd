import type { Move } from '@clade/engine';
import type { EvoView } from '@clade/evolution';
import type { Asked } from '../../bot.ts';
import { ownRow, readTable } from './table.ts';
import { best, numberAt, readOptions } from './wires.ts';

/** A growth first makes room for the food that follows; Long Neck comes before fat in case the bank runs out. */
const ORDER: Readonly<Record<string, number>> = { fertile: 2, 'long-neck': 1, 'fat-tissue': 0 };

/** EVO-3.5.7. */
export function chooseLeaf(asked: Asked<EvoView>): Move {
  const row = ownRow(readTable(asked.view));
  return best(readOptions(asked), ({ wire }) => {
    const animal = row[numberAt(wire, 1)];
    const hungry = animal === undefined ? 0 : animal.population - animal.food;
    return 100 * (ORDER[wire[2] as string] ?? 0) + hungry;
  });
}
