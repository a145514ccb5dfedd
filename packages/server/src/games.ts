import { type Game, versionOf } from '@clade/engine';
import { loadAll } from '@clade/titles';

const ALL = await loadAll();

/**
 * The games of this server by id and version of the rules. A table keeps the version it was started with: a game
 * brings its earlier versions along.
 */
export class Games {
  readonly #games: readonly Game[];

  constructor(games: readonly Game[] = ALL) {
    this.#games = games;
  }

  /** The newest version of each game. */
  current(): readonly Game[] {
    return this.#games;
  }

  newest(id: string): Game | undefined {
    return this.#games.find((game) => game.id === id);
  }

  find(id: string, rules: string): Game | undefined {
    const game = this.newest(id);
    return game && versionOf(game, rules);
  }
}
