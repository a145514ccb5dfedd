import { type Sheet, sheetOf } from '../sheets/sheet.ts';

type File = () => Promise<{ readonly default: string }>;

/** Faces of the characters (`face-<id>`), a sheet for each game: they come when one of them is to be seen. */
const FILES: Readonly<Record<string, File>> = {
  evolution: () => import('../drawings/evolution-faces.svg?raw'),
  'dominant-species': () => import('../drawings/dominant-species-faces.svg?raw'),
  'dominant-species-marine': () => import('../drawings/dominant-species-marine-faces.svg?raw'),
};

const loading = new Map<string, Promise<Sheet | undefined>>();

export function facesOf(game: string): Promise<Sheet | undefined> {
  const known = loading.get(game);
  if (known) return known;
  const loaded = load(game).catch(() => {
    // Away from the network: asked again the next time.
    loading.delete(game);
    return undefined;
  });
  loading.set(game, loaded);
  return loaded;
}

async function load(game: string): Promise<Sheet | undefined> {
  const file = await FILES[game]?.();
  return file && sheetOf(`faces-${game}`, file.default);
}
