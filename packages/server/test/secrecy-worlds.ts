import { type Config, type Game, legalMoves, Rng, type Seat, type State, seatsOf } from '@clade/engine';

/**
 * A game whose deals are chosen by the test: the next seed that is dealt begins at `next`, and always will. So a real
 * table can stand in any position, and two tables in two worlds.
 */
export class ChosenDeals {
  readonly game: Game;
  next: State | undefined;
  /** Tells everybody a fingerprint of everything, to see that somebody notices. */
  leaks: 'view' | 'explain' | undefined;
  readonly #dealt = new Map<string, State>();

  constructor(game: Game) {
    this.game = {
      ...game,
      setup: (config, seed, emit) => {
        const chosen = this.#dealt.get(seed) ?? this.next;
        if (chosen === undefined) return game.setup(config, seed, emit);
        this.#dealt.set(seed, chosen);
        return game.clone(chosen);
      },
      view: (s, viewer) =>
        this.leaks === 'view' ? { view: game.view(s, viewer), leak: game.hash(s) } : game.view(s, viewer),
      explain: (s, seat, move) => {
        const refused = game.explain(s, seat, move);
        if (refused === undefined || this.leaks !== 'explain') return refused;
        return { ...refused, facts: { ...refused.facts, leak: game.hash(s) } };
      },
    };
  }
}

export interface Situation {
  readonly config: Config;
  readonly state: State;
  readonly viewer: Seat;
  /** The same to the viewer, with everything the viewer cannot know drawn anew. */
  readonly other: State;
  /** Another world to everybody, the viewer included. */
  readonly changed: State;
}

/** A position of a random game that is not over, somebody who looks at it, and another world for that seat. */
export function situation(game: Game, config: Config, seed: string, most: number): Situation {
  const rng = new Rng(`situation ${seed}`);
  const state = game.setup(config, `deal ${seed}`);
  for (let moves = rng.below(most); moves > 0; moves--) {
    const before = game.clone(state);
    const seats = seatsOf(game.pending(state));
    const seat = seats[rng.below(seats.length)] as Seat;
    const legal = legalMoves(game, state, seat);
    game.apply(state, seat, legal[rng.below(legal.length)] as number);
    if (game.pending(state) === 0) {
      state.set(before);
      break;
    }
  }
  const viewer = rng.below(config.players);
  return {
    config,
    state,
    viewer,
    other: game.sample(state, viewer, rng),
    changed: game.sample(state, (viewer + 1) % config.players, rng),
  };
}

/** Moves of every kind, most of them illegal anywhere: what somebody could ask about. */
export function questions(game: Game, config: Config, n: number): (readonly unknown[])[] {
  const rng = new Rng('questions');
  const wires = new Map<string, readonly unknown[]>();
  const s = game.setup(config, 'questions');
  while (game.pending(s) !== 0 && wires.size < n * 8) {
    const seats = seatsOf(game.pending(s));
    const seat = seats[rng.below(seats.length)] as Seat;
    const legal = legalMoves(game, s, seat);
    for (let i = 0; i < 3; i++) {
      const wire = game.toWire(legal[rng.below(legal.length)] as number);
      wires.set(JSON.stringify(wire), wire);
    }
    game.apply(s, seat, legal[rng.below(legal.length)] as number);
  }
  const all = [...wires.values()];
  return Array.from({ length: Math.min(n, all.length) }, () => all.splice(rng.below(all.length), 1)[0]!);
}
