import { TITLES, titleOf } from '@clade/titles';
import { loadedOnce } from '../shell/loaded.ts';
import type { GameUi } from './game-ui.ts';

type Loader = () => Promise<{ readonly default: GameUi }>;

/** What each folder brings; it is loaded when its game is chosen. */
const FOLDERS = import.meta.glob<{ readonly default: GameUi }>('./*/index.tsx');

function loaderOf(id: string): Loader | undefined {
  return (titleOf(id)?.page as Loader | undefined) ?? FOLDERS[`./${id}/index.tsx`];
}

/** Games that can be played in the page. */
export const PLAYABLE: readonly string[] = TITLES.map(({ id }) => id).filter(
  (id) => loaderOf(id) !== undefined,
);

const loading = new Map<string, Promise<GameUi | undefined>>();

export function loadGameUi(id: string): Promise<GameUi | undefined> {
  return loadedOnce(loading, id, async () => (await loaderOf(id)?.())?.default);
}
