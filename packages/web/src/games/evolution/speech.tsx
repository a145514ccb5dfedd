import type { Seat } from '@clade/engine';
import type { Card, EvoView, TraitId } from '@clade/evolution';
import * as evo from '@clade/wording/evolution';
import type { ReactNode } from 'react';
import { said, shown } from '../../text/phrase.tsx';
import type { Say } from '../../text/text.tsx';

/** Names of Evolution as the page shows them. */

export interface Speech extends evo.Speech {
  readonly say: Say;
}

export function figureName(say: Say, figure: number): string {
  return said(say, evo.figureName(figure));
}

export function fig({ say }: { readonly say: Say }, figure: number): ReactNode {
  return shown(say, evo.figureName(figure));
}

/** "your fig. 3", "Tomek’s fig. 1". */
export function figOf(speech: Speech, seat: Seat, figure: number): ReactNode {
  return shown(speech.say, evo.figureOf(speech, seat, figure));
}

export function speciesOf(speech: Speech, seat: Seat, place: number): ReactNode {
  return shown(speech.say, evo.speciesOf(speech, seat, place));
}

/** Where it is plain who acts, that player's species need no owner. */
export function speciesFor(speech: Speech, actor: Seat, seat: Seat, place: number): ReactNode {
  return shown(speech.say, evo.speciesFor(speech, actor, seat, place));
}

export function traitName(say: Say, trait: TraitId): string {
  return said(say, evo.traitName(trait));
}

export function traitText(say: Say, trait: TraitId, view: Pick<EvoView, 'config'>): string {
  return said(say, evo.traitText(trait, view));
}

export function cardName(say: Say, card: Card): string {
  return said(say, evo.cardName(card));
}

export function negatedList(say: Say, negated: readonly string[]): string {
  return said(say, evo.negatedList(negated));
}
