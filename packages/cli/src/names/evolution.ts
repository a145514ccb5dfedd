import type { Card } from '@clade/evolution';
import { small } from '@clade/wording';
import { cardName, traitName } from '@clade/wording/evolution';
import { said } from '../speech.ts';

/** `fat tissue`. */
export function traitWord(trait: string): string {
  return said(small(traitName(trait)));
}

/** `Horns +3`, `Intelligence −1`. */
export function cardWord(card: { readonly trait: string; readonly food: number }): string {
  return said(cardName(card as Card));
}
