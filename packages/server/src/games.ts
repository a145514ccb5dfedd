import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import type { Game } from '@clade/engine';
import { evolution } from '@clade/evolution';

/**
 * The games of this server by id and version of the rules. A table keeps the version it was started with: when the
 * rules of a game change, the old version stays in this list as long as tables play by it.
 */
export class Games {
  readonly #games: readonly Game[];

  constructor(games: readonly Game[] = [evolution, dominantSpecies, dominantSpeciesMarine]) {
    this.#games = games;
  }

  /** The newest version of each game; of equal ids the last in the list. */
  current(): Game[] {
    const newest = new Map(this.#games.map((game) => [game.id, game]));
    return [...newest.values()];
  }

  newest(id: string): Game | undefined {
    return this.#games.findLast((game) => game.id === id);
  }

  find(id: string, rules: string): Game | undefined {
    return this.#games.find((game) => game.id === id && game.rules === rules);
  }
}
