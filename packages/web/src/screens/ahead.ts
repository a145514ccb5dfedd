import { facesOf } from '@clade/board';
import { coachParts } from '../coach/parts.ts';
import { loadGameUi } from '../games/registry.ts';
import { warmLocal } from '../local/local.ts';
import { coachIsOn } from '../shell/coach.ts';
import { GAMES } from '../shell/games.ts';
import { idle, savesData } from '../shell/idle.ts';
import { likelyGame } from '../shell/likely.ts';
import { preferences } from '../shell/preferences.ts';
import { FINGERS, textsOf } from '../shell/texts.tsx';
import { tableParts } from '../table/parts.ts';

/**
 * What tables need is fetched while somebody reads the first page: the screen, the game, its texts, and the workers with
 * its rules and bots. *Play now* has then only to deal.
 */

const fetched = new Map<string, Promise<unknown>>();

/** Fetches a game that somebody seems to want. */
export function fetchAhead(game: string): Promise<unknown> {
  if (savesData()) return Promise.resolve();
  let all = fetched.get(game);
  if (all === undefined) {
    const { language } = preferences();
    const touch = matchMedia(FINGERS).matches;
    all = Promise.all([
      warmLocal(game),
      import('../shell/table-frame.tsx'),
      import('./table.tsx'),
      loadGameUi(game),
      textsOf(language, tableParts(), touch),
      textsOf(language, tableParts(game), touch),
      facesOf(game),
      ...(coachIsOn(game)
        ? [import('../coach/coach-band.tsx'), textsOf(language, coachParts(game), touch)]
        : []),
    ]);
    fetched.set(game, all);
    // It is fetched again, and complained about, when it is needed.
    all.catch(() => fetched.delete(game));
  }
  return all;
}

/** Fetches all games one after the other, the likely one first; resolves when they are there or cannot be. */
export async function readAhead(): Promise<void> {
  await idle();
  const likely = likelyGame();
  const games = GAMES.map(({ id }) => id).sort((a, b) => Number(b === likely) - Number(a === likely));
  for (const game of games) await fetchAhead(game).catch(() => undefined);
}
