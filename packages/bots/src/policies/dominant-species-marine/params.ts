/**
 * What the policy of Marine thinks things are worth, in points at the end. First set by hand, then trained
 * (npm run train -- params, 300 steps of 100 pairs against itself and the policy as it was). Styles change some of them.
 */
export const PARAMS = {
  /** Cards resolved in a round, by which the rounds to come are counted. */
  cardsPerRound: 4.5,
  /** Share of a place on a tile that is left one round later. */
  keep: 0.5,
  /** Evolution actions of one animal in a round for each chip of the row, and chips of a terrain on the average. */
  scorings: 0.1,
  chips: 1.1,
  /** A card of average use. */
  card: 10.5,
  rivals: 0.57,
  threat: 20.8,
  weakest: 6.5,
  acting: 0.33,
  pool: 0.35,
  /** A cube on Earth while rounds follow, besides its place. */
  cube: 0.69,
  element: 0.54,
  /** First value of a tile on which an animal could live but does not, by level up to 4. */
  habitable: 0.06,
  /** Survival events of a round besides the last one. */
  survivals: 4.3,
  survivalSpread: 1.5,
  /** How much is still to happen to a place: in later rounds, and before it is scored in this one. */
  spreadLater: 0.83,
  spreadSoon: 0.29,
  spreadNow: 0.016,
  /** How unsure it is which tile of a terrain an animal scores, in points, and how much it minds what the others get. */
  whim: 0.44,
  envy: 0.24,
  /** A special pawn, for each round to come; share of what a takeover would bring before it is made. */
  pawn: 4.1,
  reach: 0.36,
  valueSpread: 1.1,
  /** Share of the worth of a later turn of the cycle that is left when it comes. */
  later: 0.42,
  /** The worth of a turn as a share of what a full cycle of turns would bring now. */
  turn: 1.6,
  /** What the return of a bumped pawn is worth to its owner, as a share of a turn. */
  bump: 0.8,
  /** Ending the game as its winner. */
  win: 57.4,
  /** Of each section of the display: a share of what was counted, points besides, and points for each round to come. */
  'abundance-share': 1.2,
  abundance: -0.41,
  'abundance-later': 1,
  'autotrophs-share': 1.3,
  autotrophs: 0.32,
  'autotrophs-later': 0.85,
  'depletion-share': 1,
  depletion: -0.65,
  'depletion-later': -0.83,
  'adaptation-share': 0.65,
  adaptation: -0.094,
  'adaptation-later': -0.32,
  'regression-share': 0.9,
  regression: -0.74,
  'regression-later': 0.037,
  'speciation-share': 2,
  speciation: -0.67,
  'speciation-later': 0.53,
  'wanderlust-share': 2,
  wanderlust: 1.7,
  'wanderlust-later': 0.57,
  'tectonics-share': 1.5,
  tectonics: 1.9,
  'tectonics-later': -1.8,
  'migration-share': 1.3,
  migration: -0.32,
  'migration-later': -0.43,
  'competition-share': 0.73,
  competition: 0.44,
  'competition-later': -0.42,
  'evolution-share': 1.6,
  evolution: 0.29,
  'evolution-later': -0.052,
  'domination-share': 1.5,
  domination: 0.57,
  'domination-later': 0.4,
};
export type PolicyParams = typeof PARAMS;

/** What players without training overlook: special pawns that are in reach but not taken yet. */
export const OVERLOOKED: Partial<PolicyParams> = { reach: 0 };
