import type { Game } from '@clade/engine';
import { loadAll } from '@clade/titles';

/** The games that the scripts and the benchmark go through; the folder of each is `packages/games/<id>`. */
export const GAMES: readonly Game[] = await loadAll();
