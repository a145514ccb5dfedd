import { TRAITS, traitRule } from '@clade/evolution';
import * as evo from '@clade/wording/evolution';
import { said } from '../../text/phrase.tsx';
import type { Say } from '../../text/text.tsx';
import type { CardEntry } from '../game-ui.ts';

/** The seventeen traits. */
export function cards(say: Say): readonly CardEntry[] {
  return TRAITS.map((id) => ({
    id,
    kind: 'trait',
    name: said(say, evo.traitName(id)),
    text: said(say, evo.traitText(id)),
    rule: traitRule(id),
    position: { game: 'evolution', phase: 'food', players: [{ hand: [id] }, { hand: 4 }] },
    draw: { hand: 0 },
  }));
}
