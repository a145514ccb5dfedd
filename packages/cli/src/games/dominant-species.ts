import { dominantSpeciesWording } from '@clade/wording/dominant-species';
import { cardsOfDominantSpecies, glossaryOfDominantSpecies } from '../cards/dominant-species.ts';
import { coverDominantSpecies, EXPECTED_OF_DOMINANT_SPECIES } from '../cover/dominant-species.ts';
import { drawDominantSpecies } from '../draw/dominant-species.ts';
import type { Shown } from '../entry.ts';
import { groupOfDominantSpecies, hintOfDominantSpecies } from '../menu/dominant-species.ts';

/** How the terminal shows this game. */
const shown: Shown = {
  draw: drawDominantSpecies,
  legend: 'cli.map.legend.ds',
  wording: dominantSpeciesWording,
  group: groupOfDominantSpecies,
  hint: hintOfDominantSpecies,
  cards: cardsOfDominantSpecies,
  glossary: glossaryOfDominantSpecies,
  cover: coverDominantSpecies,
  expected: EXPECTED_OF_DOMINANT_SPECIES,
};
export default shown;
