import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Game, versionOf } from '@clade/engine';
import { evolution } from '@clade/evolution';

/**
 * The games of this server by id and version of the rules. A table keeps the version it was started with: a game
 * brings its earlier versions along.
 */
export class Games {
  readonly #games: readonly Game[];

  constructor(games: readonly Game[] = [evolution, dominantSpecies, dominantSpeciesMarine]) {
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
