import { TITLES, titleOf } from '@clade/titles';
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

export async function loadGameUi(id: string): Promise<GameUi | undefined> {
  return (await loaderOf(id)?.())?.default;
}
