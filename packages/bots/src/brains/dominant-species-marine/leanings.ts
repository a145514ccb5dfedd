import { SECTIONS } from '@clade/dominant-species-marine';
import { neutral } from '../earth/section-worth.ts';

/**
 * What the policy of Marine thinks things are worth, in points at the end. They are those of the greedy bot, but for
 * `domination`; practice gained too little to be taken (docs/decisions/0013-bots.md). Temperaments lean on some of them.
 */
export const LEANINGS = {
  /** Cards resolved in a round, by which the rounds to come are counted. */
  cardsPerRound: 4.5,
  /** Share of a place on a tile that is left one round later. */
  keep: 0.6,
  /** Evolution actions of one animal in a round for each chip of the row, and chips of a terrain on the average. */
  scorings: 0.2,
  chips: 0.625,
  /** A card of average use. */
  card: 4,
  rivals: 0.5,
  threat: 14,
  weakest: 9,
  acting: 0.3,
  pool: 0.25,
  /** A cube on Earth while rounds follow, besides its place. */
  cube: 0.3,
  element: 1,
  /** First value of a tile on which an animal could live but does not, by level up to 4. */
  habitable: 0.03,
  /** Survival events of a round besides the last one. */
  survivals: 1,
  survivalSpread: 0.9,
  /** How much is still to happen to a place: in later rounds, and before it is scored in this one. */
  spreadLater: 1.5,
  spreadSoon: 0.8,
  spreadNow: 0.02,
  /** How unsure it is which tile of a terrain an animal scores, in points, and how much it minds what the others get. */
  whim: 1.5,
  envy: 0.2,
  /** A special pawn, for each round to come; share of what a takeover would bring before it is made. */
  pawn: 2,
  reach: 0.3,
  valueSpread: 1.2,
  /** Share of the worth of a later turn of the cycle that is left when it comes. */
  later: 0.85,
  /** The worth of a turn as a share of what a full cycle of turns would bring now. */
  turn: 1.2,
  /** What the return of a bumped pawn is worth to its owner, as a share of a turn. */
  bump: 0.25,
  /** Ending the game as its winner. */
  win: 15,
  /** Points that sections of the display bring besides what can be counted; the others bring none. */
  ...neutral(SECTIONS),
  wanderlust: 2.5,
  tectonics: 0.5,
  domination: 1,
};
export type Leanings = typeof LEANINGS;
