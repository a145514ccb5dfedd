import type { Card, EvoView, Species, TraitId } from '@clade/evolution';
import * as evo from '@clade/wording/evolution';
import { said } from '../../text/phrase.tsx';
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
