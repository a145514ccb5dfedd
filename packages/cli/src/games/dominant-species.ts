import { cardsOfDominantSpecies, glossaryOfDominantSpecies } from '../cards/dominant-species.ts';
import { coverDominantSpecies, EXPECTED_OF_DOMINANT_SPECIES } from '../cover/dominant-species.ts';
import { drawDominantSpecies } from '../draw/dominant-species.ts';
import type { Shown } from '../entry.ts';
import { askDominantSpecies } from '../menu/ask-dominant-species.ts';
import { menuOfDominantSpecies } from '../menu/dominant-species.ts';
import { quietInDominantSpecies, sayDominantSpecies } from '../say/dominant-species.ts';

/** How the terminal shows this game. */
const shown: Shown = {
  draw: drawDominantSpecies,
  legend: 'cli.map.legend.ds',
  say: sayDominantSpecies,
  quiet: quietInDominantSpecies,
  ask: askDominantSpecies,
  menu: menuOfDominantSpecies,
  cards: cardsOfDominantSpecies,
  glossary: glossaryOfDominantSpecies,
  cover: coverDominantSpecies,
  expected: EXPECTED_OF_DOMINANT_SPECIES,
};
export default shown;
