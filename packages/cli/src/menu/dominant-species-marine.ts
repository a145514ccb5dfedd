import { whatIf } from '@clade/dominant-species-marine';
import type { State } from '@clade/engine';
import type { Seen } from '@clade/wording';
import {
  cardSentences,
  feederOf,
  MARINE,
  spaceParts,
  traitSentences,
} from '@clade/wording/dominant-species-marine';
import { elementName } from '@clade/wording/earth';
import type { Option } from '../entry.ts';
import { said, say } from '../speech.ts';
import { changesOf, groupOfEarth } from './earth.ts';

export const groupOfMarine = groupOfEarth(MARINE, (space) =>
  feederOf(space) === undefined ? spaceParts(space).section : space,
);

const TRAIT_VERBS: ReadonlySet<unknown> = new Set(['keep', 'keep-two', 'trait', 'drop']);

/** What a card or a trait does, or what would come of a move. */
export function hintOfMarine(s: State, seen: Seen, { move, wire: [verb, ...nouns] }: Option): string {
  if (verb === 'card') return cardSentences(String(nouns[0]), seen).map(said).join(' ');
  if (TRAIT_VERBS.has(verb))
    return nouns
      .flatMap((trait) => traitSentences(String(trait)))
      .map(said)
      .join(' ');
  const changes = whatIf(s, seen.viewer, move);
  const own = changes.domination.flatMap(({ animal, element, from, to }) =>
    seen.viewer === ownerOf(seen, animal)
      ? [say('cli.menu.value', { element: said(elementName(element)), from, to })]
      : [],
  );
  return changesOf(MARINE, seen, changes, own);
}

function ownerOf({ view }: Seen, animal: string): number | undefined {
  const { animals } = view as { animals: readonly { animal: string; seat: number }[] };
  return animals.find((one) => one.animal === animal)?.seat;
}
