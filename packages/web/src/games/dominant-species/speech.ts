import type { AnimalId, DsView, SectionId } from '@clade/dominant-species';
import * as ds from '@clade/wording/dominant-species';
import { tileIn } from '@clade/wording/earth';
import { said } from '../../text/phrase.tsx';
import type { Say } from '../../text/text.tsx';

/** Names of Dominant Species as the page shows them. */

export { plannedBy } from '@clade/wording/dominant-species';

export function animalName(say: Say, animal: string): string {
  return said(say, ds.animalName(animal));
}

export function tileName(say: Say, view: DsView, hex: string): string {
  return said(say, tileIn(view, hex));
}

export function sectionName(say: Say, section: string): string {
  return said(say, ds.sectionName(section));
}

export function spaceName(say: Say, space: string): string {
  return said(say, ds.spaceName(space));
}

/** The section of the display that is being executed. */
export function sectionAt(cursor: string | null): SectionId | undefined {
  switch (cursor) {
    case null:
      return undefined;
    case 'reptiles':
    case 'losses':
      return 'regression';
    case 'waste':
      return 'wasteland';
    case 'insects':
      return 'speciation';
    case 'arachnids':
      return 'competition';
    default:
      return ds.spaceParts(cursor).section;
  }
}

/** Without the places where a long name may be broken. */
export function cardName(say: Say, card: string): string {
  return said(say, ds.cardName(card));
}

/** What a space would do for an animal if it were carried out now. */
export function spaceNow(say: Say, view: DsView, space: string, animal: AnimalId): string {
  return said(say, ds.spaceNow(view, space, animal));
}

/** When its turn comes. */
export function spaceWhen(say: Say, view: DsView, space: string): string {
  return said(say, ds.spaceWhen(view, space));
}
