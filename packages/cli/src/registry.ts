import { evolution } from '@clade/evolution';
import { BadInput, didYouMean } from './bad-input.ts';
import { cardsOfEvolution, glossaryOfEvolution } from './cards/evolution.ts';
import { coverEvolution } from './cover/evolution.ts';
import { drawEvolution } from './draw/evolution.ts';
import type { Entry, Registry } from './entry.ts';
import { askEvolution, menuOfEvolution } from './menu/evolution.ts';
import { quietInEvolution, sayEvolution } from './say/evolution.ts';

export const REGISTRY: Registry = [
  {
    game: evolution,
    draw: drawEvolution,
    say: sayEvolution,
    quiet: quietInEvolution,
    ask: askEvolution,
    menu: menuOfEvolution,
    cards: cardsOfEvolution,
    glossary: glossaryOfEvolution,
    cover: coverEvolution,
  },
];

export function findEntry(registry: Registry, id: string): Entry {
  const entry = registry.find((e) => e.game.id === id);
  if (entry) return entry;
  const ids = registry.map((e) => e.game.id);
  throw new BadInput(`There is no game "${id}" (games: ${ids.join(', ')}).${didYouMean(id, ids)}`);
}
