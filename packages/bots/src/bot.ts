import type { Decision, Game, Move, Rng, Seat, State } from '@clade/engine';

/**
 * What a bot is given when it has to decide: its seat's view, the legal moves, and worlds it cannot tell apart from the
 * real one. It never receives the state of the game itself.
 */
export interface BotAsked<View = unknown> {
  readonly game: Game<View>;
  readonly seat: Seat;
  readonly view: View;
  readonly decision: Decision;
  /** Never empty, ascending. */
  readonly legal: readonly Move[];
  /** The bot's own randomness; seeded, so that a game repeats. */
  readonly rng: Rng;
  /** A fresh sampled world. */
  sample(): State;
}

/** A bot keeps nothing between two decisions: one bot may sit at several seats and tables. */
export interface Bot {
  /** `level` or `level:style`. */
  readonly name: string;
  choose(asked: BotAsked): Move;
}
