import type { Game } from '@clade/engine';
import { dominantSpecies } from './dominant-species.ts';
import { dominantSpeciesMarine } from './dominant-species-marine.ts';
import { evolution } from './evolution.ts';
import type { Manifest } from './manifest.ts';

export type { Manifest, OptionKind, OrderTemplate } from './manifest.ts';

const titles: Manifest[] = [evolution, dominantSpecies, dominantSpeciesMarine];

/** Every game there is, in the order in which people see them. */
export const TITLES: readonly Manifest[] = titles;

export function titleOf(id: string): Manifest | undefined {
  return titles.find((title) => title.id === id);
}

/** One more game for this process, before anything asks for the list. */
export function addTitle(title: Manifest): void {
  titles.push(title);
}

/** The newest rules of all games. */
export function loadAll(): Promise<Game[]> {
  return Promise.all(titles.map((title) => title.load()));
}
