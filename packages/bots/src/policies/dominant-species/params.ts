/**
 * What the policy of Dominant Species thinks things are worth, in points at the end. First set
 * by hand, then trained (npm run train -- params, 100 steps of 200 pairs against itself and simpler players). Styles change
 * some of them.
 */
export const PARAMS = {
  /** Cards taken in a round, by which the rounds to come are counted. */
  cardsPerRound: 4.3,
  /** Share of a place on a tile that is left one round later. */
  keep: 0.95,
  /** Chance that a tile is scored in a later round. */
  scoredLater: 0.26,
  /** A dominance card of average use. */
  card: 6.3,
  rivals: 0.46,
  threat: 24.4,
  weakest: 12.8,
  acting: 0.44,
  pool: 0.23,
  /** A cube on Earth while rounds follow, besides its place. */
  cube: 0.61,
  element: 0.42,
  /** First value of a tile on which an animal could live but does not, by level up to 4. */
  habitable: 0.047,
  /** How unsure a pawn's choice of tile is, in points. */
  whim: 1.9,
  /** How much a pawn's owner minds what the others get on a tile. */
  envy: 0.17,
  /** Rounds of Survival that count besides the present one. */
  survivalLater: 0.38,
  survivalSpread: 1.1,
  /** How much is still to happen to a place: in later rounds, before and in the Domination of this round. */
  spreadLater: 1,
  spreadSoon: 0.59,
  spreadNow: 0.026,
  /** One place on the initiative track, for each round to come. */
  initiative: 0.95,
  /** A pawn, for each round to come. */
  pawn: 2.9,
  /** Share of a pawn's worth that is left when it acts a round later. */
  waits: 0.49,
  /** Ending the game as its winner. */
  win: 39.1,
  /** Of each section of the display: a share of what was counted, points besides, and points for each round to come. */
  'adaptation-share': 0.93,
  adaptation: -0.55,
  'adaptation-later': 2.2,
  'regression-share': 1.2,
  regression: -0.33,
  'regression-later': -0.63,
  'abundance-share': 2.3,
  abundance: 0.22,
  'abundance-later': 0.33,
  'wasteland-share': 1.1,
  wasteland: -1.4,
  'wasteland-later': 0.43,
  'depletion-share': 0.71,
  depletion: 0.48,
  'depletion-later': 1.1,
  'glaciation-share': 1.6,
  glaciation: -0.5,
  'glaciation-later': 0.52,
  'speciation-share': 1.1,
  speciation: 0.2,
  'speciation-later': -0.83,
  'wanderlust-share': 1.3,
  wanderlust: 1.8,
  'wanderlust-later': -0.54,
  'migration-share': 0.58,
  migration: -3.2,
  'migration-later': -0.81,
  'competition-share': 1.2,
  competition: -0.19,
  'competition-later': -0.33,
  'domination-share': 1.2,
  domination: 2.5,
  'domination-later': 0.32,
};
export type PolicyParams = typeof PARAMS;
