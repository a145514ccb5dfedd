import { whatIf } from '@clade/dominant-species';
import type { State } from '@clade/engine';
import { both, phrase, type Seen, type Value } from '@clade/wording';
import { animalName, cardText, DS, spaceParts } from '@clade/wording/dominant-species';
import { tileIn, type WordedEarthView } from '@clade/wording/earth';
import type { Option } from '../entry.ts';
import { said } from '../speech.ts';
import { changesOf, groupOfEarth } from './earth.ts';

export const groupOfDominantSpecies = groupOfEarth(DS, (space) => spaceParts(space).section);

/** What a card does, or what would come of a move. */
export function hintOfDominantSpecies(s: State, seen: Seen, { move, wire: [verb, name] }: Option): string {
  if (verb === 'card') return said(cardText(String(name)));
  const changes = whatIf(s, seen.viewer, move);
  const view = seen.view as WordedEarthView;
  const dominance = [...Map.groupBy(changes.dominance, ({ to }) => to)].map(([animal, tiles]): Value => {
    const list = both(tiles.map(({ hex }) => tileIn(view, hex)));
    return animal === null
      ? phrase('earth.then.dominance.none', { tiles: list })
      : phrase('earth.then.dominance', { animal: animalName(animal), tiles: list });
  });
  return changesOf(DS, seen, changes, dominance);
}
