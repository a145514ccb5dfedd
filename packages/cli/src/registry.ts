import { type Manifest, TITLES } from '@clade/titles';
import { BadInput, didYouMean } from './bad-input.ts';
import type { Entry, Registry, Shown } from './entry.ts';

/** Every game of the registry with what the terminal needs to show it. */
export const REGISTRY: Registry = await Promise.all(TITLES.map(entryOf));

async function entryOf(title: Manifest): Promise<Entry> {
  const [game, { default: shown }] = await Promise.all([title.load(), partsOf(title)]);
  return { game, ...shown };
}

function partsOf({ id, terminal }: Manifest): Promise<{ readonly default: Shown }> {
  return terminal ? (terminal() as Promise<{ readonly default: Shown }>) : import(`./games/${id}.ts`);
}

export function findEntry(registry: Registry, id: string): Entry {
  const entry = registry.find((e) => e.game.id === id);
  if (entry) return entry;
  const ids = registry.map((e) => e.game.id);
  throw new BadInput(`There is no game "${id}" (games: ${ids.join(', ')}).${didYouMean(id, ids)}`);
}
