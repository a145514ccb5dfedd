import type { Game } from '@clade/engine';

const LOADERS: Readonly<Record<string, () => Promise<Game>>> = {
  evolution: async () => (await import('@clade/evolution')).evolution,
  'dominant-species': async () => (await import('@clade/dominant-species')).dominantSpecies,
  'dominant-species-marine': async () =>
    (await import('@clade/dominant-species-marine')).dominantSpeciesMarine,
};

/** The rules of a game, loaded when they are needed. */
export async function loadGame(id: string): Promise<Game> {
  const load = LOADERS[id];
  if (load === undefined) throw new Error(`there is no game "${id}"`);
  return load();
}
