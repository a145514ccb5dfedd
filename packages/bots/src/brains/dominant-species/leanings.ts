import { SECTIONS } from '@clade/dominant-species';
import { neutral } from '../earth/section-worth.ts';

/**
 * What the policy of Dominant Species thinks things are worth, in points at the end. They are those of the greedy bot,
 * but for `competition` and `domination`. Practice (scripts/practise.ts) made the policy stronger and the search that uses
 * it weaker against greedy, so it was not taken (docs/decisions/0013-bots.md). Temperaments lean on some of them.
 */
export const LEANINGS = {
  /** Cards taken in a round, by which the rounds to come are counted. */
  cardsPerRound: 4.3,
  /** Share of a place on a tile that is left one round later. */
  keep: 0.72,
  /** Chance that a tile is scored in a later round. */
  scoredLater: 0.3,
  /** A dominance card of average use. */
  card: 7,
  rivals: 0.5,
  threat: 14,
  weakest: 9,
  acting: 0.3,
  pool: 0.85,
  /** A cube on Earth while rounds follow, besides its place. */
  cube: 0.3,
  element: 0.5,
  /** First value of a tile on which an animal could live but does not, by level up to 4. */
  habitable: 0.035,
  /** How unsure a pawn's choice of tile is, in points. */
  whim: 1.6,
  /** How much a pawn's owner minds what the others get on a tile. */
  envy: 0.2,
  /** Rounds of Survival that count besides the present one. */
  survivalLater: 0.55,
  survivalSpread: 0.9,
  /** How much is still to happen to a place: in later rounds, before and in the Domination of this round. */
  spreadLater: 1.5,
  spreadSoon: 1,
  spreadNow: 0.02,
  /** One place on the initiative track, for each round to come. */
  initiative: 1,
  /** A pawn, for each round to come. */
  pawn: 4,
  /** Share of a pawn's worth that is left when it acts a round later. */
  waits: 0.4,
  /** Ending the game as its winner. */
  win: 30,
  /** Points that sections of the display bring besides what can be counted; the others bring none, and Initiative is weighed by itself. */
  ...neutral(SECTIONS.slice(1)),
  abundance: 0.5,
  wanderlust: 2.5,
  migration: -3,
  domination: 3,
};
export type Leanings = typeof LEANINGS;
