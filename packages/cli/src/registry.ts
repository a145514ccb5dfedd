import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { evolution } from '@clade/evolution';
import { BadInput, didYouMean } from './bad-input.ts';
import { cardsOfDominantSpecies, glossaryOfDominantSpecies } from './cards/dominant-species.ts';
import { cardsOfMarine, glossaryOfMarine } from './cards/dominant-species-marine.ts';
import { cardsOfEvolution, glossaryOfEvolution } from './cards/evolution.ts';
import { coverDominantSpecies, EXPECTED_OF_DOMINANT_SPECIES } from './cover/dominant-species.ts';
import { coverMarine, EXPECTED_OF_MARINE } from './cover/dominant-species-marine.ts';
import { coverEvolution, EXPECTED_OF_EVOLUTION } from './cover/evolution.ts';
import { drawDominantSpecies } from './draw/dominant-species.ts';
import { drawMarine } from './draw/dominant-species-marine.ts';
import { drawEvolution } from './draw/evolution.ts';
import type { Entry, Registry } from './entry.ts';
import { askDominantSpecies } from './menu/ask-dominant-species.ts';
import { askMarine } from './menu/ask-dominant-species-marine.ts';
import { menuOfDominantSpecies } from './menu/dominant-species.ts';
import { menuOfMarine } from './menu/dominant-species-marine.ts';
import { askEvolution, menuOfEvolution } from './menu/evolution.ts';
import { quietInDominantSpecies, sayDominantSpecies } from './say/dominant-species.ts';
import { quietInMarine, sayMarine } from './say/dominant-species-marine.ts';
import { quietInEvolution, sayEvolution } from './say/evolution.ts';

export const REGISTRY: Registry = [
  {
    game: evolution,
    draw: drawEvolution,
    legend: 'cli.draw.legend',
    say: sayEvolution,
    quiet: quietInEvolution,
    ask: askEvolution,
    menu: menuOfEvolution,
    cards: cardsOfEvolution,
    glossary: glossaryOfEvolution,
    cover: coverEvolution,
    expected: EXPECTED_OF_EVOLUTION,
  },
  {
    game: dominantSpecies,
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
  },
  {
    game: dominantSpeciesMarine,
    draw: drawMarine,
    legend: 'cli.map.legend.m',
    say: sayMarine,
    quiet: quietInMarine,
    ask: askMarine,
    menu: menuOfMarine,
    cards: cardsOfMarine,
    glossary: glossaryOfMarine,
    cover: coverMarine,
    expected: EXPECTED_OF_MARINE,
  },
];

export function findEntry(registry: Registry, id: string): Entry {
  const entry = registry.find((e) => e.game.id === id);
  if (entry) return entry;
  const ids = registry.map((e) => e.game.id);
  throw new BadInput(`There is no game "${id}" (games: ${ids.join(', ')}).${didYouMean(id, ids)}`);
}
