import { dominantSpecies } from '@clade/dominant-species';
import { evolution } from '@clade/evolution';
import { BadInput, didYouMean } from './bad-input.ts';
import { cardsOfDominantSpecies, glossaryOfDominantSpecies } from './cards/dominant-species.ts';
import { cardsOfEvolution, glossaryOfEvolution } from './cards/evolution.ts';
import { coverDominantSpecies } from './cover/dominant-species.ts';
import { coverEvolution } from './cover/evolution.ts';
import { drawDominantSpecies, LEGEND_OF_DOMINANT_SPECIES } from './draw/dominant-species.ts';
import { drawEvolution, LEGEND_OF_EVOLUTION } from './draw/evolution.ts';
import type { Entry, Registry } from './entry.ts';
import { askDominantSpecies } from './menu/ask-dominant-species.ts';
import { menuOfDominantSpecies } from './menu/dominant-species.ts';
import { askEvolution, menuOfEvolution } from './menu/evolution.ts';
import { quietInDominantSpecies, sayDominantSpecies } from './say/dominant-species.ts';
import { quietInEvolution, sayEvolution } from './say/evolution.ts';

export const REGISTRY: Registry = [
  {
    game: evolution,
    draw: drawEvolution,
    legend: LEGEND_OF_EVOLUTION,
    say: sayEvolution,
    quiet: quietInEvolution,
    ask: askEvolution,
    menu: menuOfEvolution,
    cards: cardsOfEvolution,
    glossary: glossaryOfEvolution,
    cover: coverEvolution,
  },
  {
    game: dominantSpecies,
    draw: drawDominantSpecies,
    legend: LEGEND_OF_DOMINANT_SPECIES,
    say: sayDominantSpecies,
    quiet: quietInDominantSpecies,
    ask: askDominantSpecies,
    menu: menuOfDominantSpecies,
    cards: cardsOfDominantSpecies,
    glossary: glossaryOfDominantSpecies,
    cover: coverDominantSpecies,
  },
];

export function findEntry(registry: Registry, id: string): Entry {
  const entry = registry.find((e) => e.game.id === id);
  if (entry) return entry;
  const ids = registry.map((e) => e.game.id);
  throw new BadInput(`There is no game "${id}" (games: ${ids.join(', ')}).${didYouMean(id, ids)}`);
}
