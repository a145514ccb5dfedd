import type { GameUi } from './game-ui.ts';

/** The games of the page; each is loaded when it is chosen. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly default: GameUi }>>> = {
  evolution: () => import('./evolution/index.tsx'),
  'dominant-species': () => import('./dominant-species/index.tsx'),
  'dominant-species-marine': () => import('./dominant-species-marine/index.tsx'),
};

/** Games that can be played in the page. */
export const PLAYABLE: readonly string[] = Object.keys(LOADERS);

export async function loadGameUi(id: string): Promise<GameUi | undefined> {
  return (await LOADERS[id]?.())?.default;
}
