import { TRAITS, traitRule } from '@clade/evolution';
import type { CardWords } from '../wording.ts';
import { traitName, traitText } from './names.ts';

export function cardsOf(): readonly CardWords[] {
  return TRAITS.map((id) => ({ id, name: traitName(id), text: [traitText(id)], rule: traitRule(id) }));
}
