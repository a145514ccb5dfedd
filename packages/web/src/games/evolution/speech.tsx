import type { Seat } from '@clade/engine';
import type { Card, EvoView, Species, TraitId } from '@clade/evolution';
import * as evo from '@clade/wording/evolution';
import type { ReactNode } from 'react';
import { said, shown } from '../../text/phrase.tsx';
import type { Say } from '../../text/text.tsx';

/** Names of Evolution as the page shows them. */

export interface PageSpeech extends evo.Speech {
  readonly say: Say;
}

/** What names are made of: the language, and the table whose species they are. */
type Naming = Pick<PageSpeech, 'say' | 'names'>;

export function figureName({ say, names }: Naming, figure: number): string {
  return said(say, evo.figureName(figure, names));
}

/** "Damalops cornicollis (fig. 8)" */
export function fullName({ say, names }: Naming, figure: number, species: Pick<Species, 'traits'>): string {
  return said(say, evo.fullName(figure, evo.knownTraits(species), names));
}

export function fig({ say, names }: Naming, figure: number): ReactNode {
  return shown(say, evo.figureName(figure, names));
}

/** "your Damalops", "Tomek’s Damalops". */
export function figOf(speech: PageSpeech, seat: Seat, figure: number): ReactNode {
  return shown(speech.say, evo.figureOf(speech, seat, figure));
}

export function speciesOf(speech: PageSpeech, seat: Seat, place: number): ReactNode {
  return shown(speech.say, evo.speciesOf(speech, seat, place));
}

/** Where it is plain who acts, that player's species need no owner. */
export function speciesFor(speech: PageSpeech, actor: Seat, seat: Seat, place: number): ReactNode {
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
