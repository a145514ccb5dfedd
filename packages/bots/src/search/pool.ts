import type { Game, State } from '@clade/engine';

/** States that are used again: a search allocates a few and copies into them. */
export class StatePool {
  readonly #free: State[] = [];
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
  }

  /** A copy of `s` to be given back. */
  copy(s: State): State {
    const dst = this.#free.pop();
    if (dst === undefined || dst.length !== s.length) return this.#game.clone(s);
    this.#game.copyInto(dst, s);
    return dst;
  }

  give(s: State): void {
    this.#free.push(s);
  }
}
