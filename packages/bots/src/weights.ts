import { EngineBug } from '@clade/engine';
import { readAsset } from '#read-asset';

/** Files of weights that players of a game need. A bundler finds them by this form, and Node by their place. */
const FILES: Readonly<Record<string, URL>> = {
  'dominant-species-marine': new URL('../assets/dominant-species-marine.net', import.meta.url),
};

const loaded = new Map<string, Uint8Array>();

/**
 * Loads the weights that bots of a game need, where there are any. A page awaits it before a bot plays; in Node the files
 * are read when they are needed.
 */
export async function loadWeights(game: string, read: (url: URL) => Promise<Uint8Array>): Promise<void> {
  const url = FILES[game];
  if (url !== undefined && !loaded.has(game)) loaded.set(game, await read(url));
}

/** The file of weights of a game. */
export function weightsOf(game: string): Uint8Array {
  const url = FILES[game];
  const file = loaded.get(game) ?? (url === undefined ? undefined : readAsset(url));
  if (file === undefined) throw new EngineBug(`the weights of ${game} are not loaded`);
  loaded.set(game, file);
  return file;
}
