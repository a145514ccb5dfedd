import type { Move } from '@clade/engine';
import type { EvoView } from '@clade/evolution';
import type { Asked } from '../../bot.ts';
import { keepValue } from './cards.ts';
import { best, cardAt, readOptions } from './wires.ts';

/** EVO-4.3.1: pays with the card that is missed least. */
export function choosePayment(asked: Asked<EvoView>): Move {
  return best(readOptions(asked), ({ wire }) => -keepValue(cardAt(wire, 1)));
}
